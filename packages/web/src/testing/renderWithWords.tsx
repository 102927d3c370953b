import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import type { Language } from '../messages/languages.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';

/** Renders a part with the product's own words. */
export async function renderWithWords(part: ReactElement, language: Language = 'en') {
  const messages = await loadCatalogue(language);
  const inWords = (child: ReactElement) => (
    <StrictMode>
      <MessagesProvider language={language} initial={{ language, messages }}>
        {child}
      </MessagesProvider>
    </StrictMode>
  );
  const result = render(inWords(part));
  return { ...result, rerender: (child: ReactElement) => result.rerender(inWords(child)) };
}
