import { createRoot } from 'react-dom/client';
import { languages, loadWords } from '../../messages/languages.ts';
import { SetupFault } from './SetupFault.tsx';

/** Renders into the element `root` why the portal cannot start with its configuration. */
export async function showSetupFault(fault: unknown, page: Document): Promise<void> {
  const words = await Promise.all(languages.map((language) => loadWords(language, ['portal', 'overlays'])));
  const root = page.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<SetupFault words={words} fault={String(fault)} />);
}
