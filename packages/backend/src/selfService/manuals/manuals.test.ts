import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { enter } from '../testing/enter.ts';
import { allFiles } from './manual.store.ts';

const root = '/self-service/forms-and-manuals';

let testApp: TestApp;
let browser: Browser;
beforeAll(async () => {
  testApp = await startTestApp();
  browser = await enter(testApp, 'viewer@selvedge.test');
});
afterAll(() => testApp.close());

/** The text that a PDF shows. */
async function textIn(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

describe('forms and manuals', () => {
  it('G4: every file is real: a PDF with its texts in the language, or a video told in words', async () => {
    const files = await allFiles(testApp.context.database);
    expect(files.length).toBeGreaterThan(20);
    for (const { slug, fileId, documentType, texts } of files) {
      const answer = await browser.get(`${root}/${slug}/files/${fileId}?lang=de`);
      expect([fileId, answer.statusCode]).toEqual([fileId, 200]);
      if (documentType === 'video') {
        expect(answer.body).toContain('Szene für Szene');
        continue;
      }
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(
        `UTF-8''${encodeURIComponent(texts.de?.fileName ?? '')}`,
      );
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
    }
    const chart = await browser.get(`${root}/sizes-and-care/files/size-chart-women?lang=de`);
    const text = await textIn(chart.rawPayload);
    for (const word of ['Größentabelle', 'Hüfte', '102']) expect(text).toContain(word);
  });

  it('G4: a category shows the tab and highlights the file that is asked for', async () => {
    const { body } = await browser.get(
      `${root}/returns-and-complaints?tab=forms&fileId=complaint-form&lang=en`,
    );
    expect(body).toMatch(/class="file chosen" id="file-complaint-form" aria-current="true"/);
    expect(body).toMatch(/tab=forms" aria-current="page"/);
    expect(body).not.toContain('id="file-returns-guideline"');
    expect((await browser.get(`${root}/returns-and-complaints?tab=videos`)).body).toContain(
      'Packing a return',
    );
    const byFile = await browser.get(`${root}/returns-and-complaints?fileId=returns-guideline`);
    expect(byFile.body).toMatch(/tab=manuals" aria-current="page"/);
    const unknown = await browser.get(`${root}/returns-and-complaints?tab=elsewhere&fileId=gone&lang=en`);
    expect([unknown.statusCode, unknown.body.includes('no longer here')]).toEqual([200, true]);
    const empty = await browser.get(`${root}/delivery-and-goods-in?tab=videos&lang=en`);
    expect(empty.body).toContain('Nothing of this kind yet');
  });

  it('G4: a file that was sent is no failure in the log', async () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
    const logging = await startTestApp({ environment: { LOG_LEVEL: 'info' } });
    try {
      const reader = await enter(logging, 'viewer@selvedge.test');
      const pdf = await reader.get(`${root}/sizes-and-care/files/size-chart-women`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      await logging.app.inject('/healthz');
      expect(written.filter((line) => line.includes('answered')).length).toBeGreaterThan(1);
      expect(written.filter((line) => line.includes('"err":'))).toEqual([]);
    } finally {
      spy.mockRestore();
      await logging.close();
    }
  });

  it('K2: files are for those who are signed in', async () => {
    const stranger = await new Browser(testApp.app).get(`${root}/sizes-and-care/files/size-chart-women`);
    expect(stranger.statusCode).toBe(303);
  });
});
