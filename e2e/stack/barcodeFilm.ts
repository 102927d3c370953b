import { writeFileSync } from 'node:fs';

const width = 640;
const height = 480;
const frames = 4;
/** Pixels of the narrowest bar. */
const unit = 4;

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const turned = (pattern: string) => [...pattern].map((bit) => (bit === '1' ? '0' : '1')).join('');
const mirrored = (pattern: string) => [...turned(pattern)].reverse().join('');
/** Which of the left digits are mirrored says what the first digit is. */
const parities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

/** The bars of an EAN-13: '1' is a dark module, 95 of them. */
export function barsOf(ean: string): string {
  const digits = [...ean].map(Number);
  const [first = 0, ...rest] = digits;
  const parity = parities[first] ?? '';
  const lefts = rest.slice(0, 6).map((digit, at) => {
    const pattern = left[digit] ?? '';
    return parity[at] === '1' ? mirrored(pattern) : pattern;
  });
  const rights = rest.slice(6).map((digit) => turned(left[digit] ?? ''));
  return `101${lefts.join('')}01010${rights.join('')}101`;
}

/** Writes a short film (YUV4MPEG2) of a label with an EAN-13, for Chromium's camera that plays a file. */
export function filmBarcode(path: string, ean: string): void {
  const bars = barsOf(ean);
  const from = Math.floor((width - bars.length * unit) / 2);
  const line = Buffer.alloc(width, 225);
  for (const [at, bar] of [...bars].entries())
    if (bar === '1') line.fill(25, from + at * unit, from + (at + 1) * unit);
  const blank = Buffer.alloc(width, 225);
  const luma = Buffer.concat(
    Array.from({ length: height }, (_, row) => (row > height * 0.3 && row < height * 0.7 ? line : blank)),
  );
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}
