import type { FoundArticles } from '../../../contract/index.ts';
import type { Scan } from '../../../keptWork/scan.ts';
import { sampleNow, sampleStyle } from '../../../testing/index.ts';

export const sampleScan = (parts: Partial<Scan> = {}): Scan => ({
  id: 'scan-1',
  at: sampleNow,
  text: '4006381333931',
  mode: 'add',
  open: true,
  pieces: 0,
  articleId: null,
  ...parts,
});

export const foundHere = (parts: Partial<FoundArticles> = {}): FoundArticles => ({
  serverTime: sampleNow,
  styles: [sampleStyle()],
  elsewhere: [],
  ...parts,
});
