import { asLanguage, defaultLanguage } from '@selvedge/core/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** `?view=dashboard|loading|failed|empty|parts`, `&language=de`, `&theme=dark`. */
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

createRoot(root).render(
  <StrictMode>
    <Gallery
      view={wanted.get('view') ?? 'parts'}
      first={asLanguage(wanted.get('language')) ?? defaultLanguage}
    />
  </StrictMode>,
);
