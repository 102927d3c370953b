import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpack } from './unpack.ts';
import { Unreadable } from './unreadable.ts';

const how = { tell: () => {}, pause: async () => {}, wanted: () => true };
const text = 'style number,season\nTW-1001,SS36\n'.repeat(50);
const bytesOf = (latin: string): Uint8Array => Uint8Array.from(latin, (sign) => sign.charCodeAt(0));

/** The zip with its name's letters as a program writes them that knows no UTF-8. */
function named(name: Uint8Array): Uint8Array {
  const plain = 'x'.repeat(name.length);
  const zip = zipSync({ [plain]: bytesOf(text) });
  for (let at = 0; at + name.length <= zip.length; at += 1)
    if (bytesOf(plain).every((sign, offset) => zip[at + offset] === sign)) zip.set(name, at);
  return zip;
}

describe('files in a zip', () => {
  it.each([
    ['stored', 0],
    ['deflated', 6],
  ] as const)('M4 one that is %s and was damaged on its way is refused', async (_, level) => {
    const zip = zipSync({ 'styles.csv': bytesOf(text) }, { level });
    expect(new TextDecoder().decode((await unpack(zip, how))['styles.csv'])).toBe(text);
    const found: unknown[] = [];
    // The content begins behind the local head, its name, and nothing else.
    for (let at = 30 + 'styles.csv'.length; at < 30 + 'styles.csv'.length + 20; at += 1) {
      const damaged = zip.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      found.push(await unpack(damaged, how).catch((error: unknown) => error));
    }
    for (const one of found) expect(one).toBeInstanceOf(Unreadable);
  });

  it('M4 names are UTF-8, or what Windows writes in Western Europe', async () => {
    const windows = named(Uint8Array.of(0x47, 0x72, 0x94, 0xe1, 0x65, 0x6e, 0x2d, 0x9a, 0x9b));
    expect(Object.keys(await unpack(windows, how))).toEqual(['Größen-Üø']);
    const other = named(new TextEncoder().encode('Größen-Łø'));
    expect(Object.keys(await unpack(other, how))).toEqual(['Größen-Łø']);
  });
});
