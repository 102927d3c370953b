import { createRoot } from 'react-dom/client';
import { AtlasContext } from './data/AtlasContext.ts';
import { loadIndex } from './data/load.ts';
import { App } from './page/App.tsx';
import './page/ground.css';

const root = document.getElementById('atlas');
if (!root) throw new Error('The page has no place for the atlas');

loadIndex().then(
  (index) =>
    createRoot(root).render(
      <AtlasContext value={index}>
        <App />
      </AtlasContext>,
    ),
  () => root.append('The data of this atlas is missing: it is built by npm run atlas.'),
);
