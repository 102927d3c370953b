import { ScratchFiles } from './content.ts';
import { Pages } from './pages.ts';
import { scratchFolder } from './scratch.ts';

/** What an import has besides the heap: pages for its rows, and files for what it takes out of others. */
export interface ImportSpace {
  readonly pages: Pages;
  readonly files: ScratchFiles;
  close(): void;
}

export function importSpace(dataDir: string): ImportSpace {
  const folder = scratchFolder(dataDir);
  const pages = new Pages(folder);
  const files = new ScratchFiles(folder);
  return {
    pages,
    files,
    close() {
      pages.close();
      files.close();
    },
  };
}
