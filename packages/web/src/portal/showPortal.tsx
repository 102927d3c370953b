import type { Portal } from '@selvedge/core';
import { createRoot } from 'react-dom/client';
import { loadWords } from '../messages/languages.ts';
import { App } from './App.tsx';
import { areasOf } from './areasOf.ts';

/** Renders a portal that has started into the element `root`, once its messages are loaded. */
export async function showPortal(portal: Portal, page: Document): Promise<void> {
  const { context } = portal.actor.getSnapshot();
  const areas = areasOf(context, null);
  const other = context.language === 'en' ? 'de' : 'en';
  // Messages in another language are better than an empty page.
  const initial = await loadWords(context.language, areas).catch(() => loadWords(other, areas));
  const root = page.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  createRoot(root).render(<App portal={portal} initial={initial} />);
}
