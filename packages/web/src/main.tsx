import { createPortal } from '@selvedge/core';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { areasOf } from './app/areasOf.ts';
import { browserPorts } from './app/ports/browserPorts.ts';
import { loadWords } from './messages/languages.ts';

const configurationOf = (page: Document): unknown => {
  const text = page.getElementById('portal-config')?.textContent?.trim();
  return text ? JSON.parse(text) : null;
};

const portal = createPortal({
  configuration: configurationOf(document),
  ports: browserPorts(),
  browserLanguages: navigator.languages,
});
portal.start();

const { context } = portal.actor.getSnapshot();
const areas = areasOf(context, null);
const other = context.language === 'en' ? 'de' : 'en';
// Words in another language are better than an empty page.
const initial = await loadWords(context.language, areas).catch(() => loadWords(other, areas));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(<App portal={portal} initial={initial} />);
