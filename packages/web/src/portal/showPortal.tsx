import type { Portal } from '@selvedge/core';
import { createRoot } from 'react-dom/client';
import { languages, loadWords } from '../messages/languages.ts';
import { App } from './App.tsx';
import { areasOf } from './areasOf.ts';

/** Renders a portal that has started into the element `root`, once its messages are loaded. */
export async function showPortal(portal: Portal, page: Document): Promise<void> {
  const { context } = portal.actor.getSnapshot();
  const areas = areasOf(context, null);
  let words = loadWords(context.language, areas);
  // Messages in another language are better than an empty page.
  for (const other of languages)
    if (other !== context.language) words = words.catch(() => loadWords(other, areas));
  const initial = await words;
  const root = page.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<App portal={portal} initial={initial} />);
}
