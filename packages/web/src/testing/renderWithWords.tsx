import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { type Area, type Language, loadWords } from '../messages/languages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';

const everywhere: Area[] = ['portal', 'overlays', 'ordering', 'entry', 'onDemand'];

/** Renders a part with the product's own words. */
export async function renderWithWords(part: ReactElement, language: Language = 'en') {
  const initial = await loadWords(language, everywhere);
  const inWords = (child: ReactElement, spoken = language) => (
    <StrictMode>
      <MessagesProvider language={spoken} areas={everywhere} initial={initial}>
        {child}
      </MessagesProvider>
    </StrictMode>
  );
  const result = render(inWords(part));
  return {
    ...result,
    inWords,
    rerender: (child: ReactElement) => result.rerender(inWords(child)),
    /** The same part in another language, everything in it standing as it does. */
    speak: (spoken: Language) => result.rerender(inWords(part, spoken)),
  };
}
