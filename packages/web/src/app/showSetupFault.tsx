import { createRoot } from 'react-dom/client';
import { languages, loadWords } from '../messages/languages.ts';
import { SetupFault } from './SetupFault.tsx';

/** Shows, in the page's element `root`, that the portal cannot be opened as it is set up, and why. */
export async function showSetupFault(fault: unknown, page: Document): Promise<void> {
  const words = await Promise.all(languages.map((language) => loadWords(language, ['portal', 'overlays'])));
  const root = page.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  createRoot(root).render(<SetupFault words={words} fault={String(fault)} />);
}
