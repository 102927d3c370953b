import type { Ports } from '@selvedge/core';
import { UnreadableList } from '@selvedge/core/ordering';
import { ownScript } from '../ownScript.ts';
import address from './workbook.worker.ts?worker&url';
import type { WorkbookNews } from './workbookNews.ts';

/** Reads an Excel file in a worker, so that the page stays responsive. Aborting terminates the worker at once. */
export const readBeside: Ports['workbooks']['read'] = (bytes, { signal, tell } = {}) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(ownScript(address), { type: 'module' });
    const stop = (): void => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
    };
    const abort = (): void => {
      stop();
      reject(signal?.reason);
    };
    const fail = (): void => {
      stop();
      reject(new Error('the reader of Excel files stopped'));
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('message', ({ data: news }: MessageEvent<WorkbookNews>) => {
      if (news.kind === 'share') {
        tell?.(news.share);
        return;
      }
      stop();
      if (news.kind === 'sheets') resolve(news.sheets);
      else reject(new UnreadableList(news.problem));
    });
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    worker.postMessage(bytes);
  });
