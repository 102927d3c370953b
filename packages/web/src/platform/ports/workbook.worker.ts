import { readWorkbook, Unreadable } from '@selvedge/workbooks/read';
import type { WorkbookNews } from './workbookNews.ts';

const tell = (news: WorkbookNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readWorkbook(data, { tell: (share) => tell({ kind: 'share', share }) }).then(
    (sheets) => tell({ kind: 'sheets', sheets }),
    (error: unknown) =>
      tell({ kind: 'problem', problem: error instanceof Unreadable ? error.problem : { code: 'broken' } }),
  );
});
