import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unzip, zip } from './packing.ts';

describe('packing in the page', () => {
  it('what is packed is unpacked, large files included, before the call returns', () => {
    const large = strToU8('0123456789'.repeat(100_000));
    let unpacked: Record<string, Uint8Array> = {};
    zip({ 'a.xml': large, 'b.xml': strToU8('b') }, (_, packed) => {
      unzip(packed, (error, files) => {
        expect(error).toBeNull();
        unpacked = files;
      });
    });
    expect(Object.keys(unpacked)).toEqual(['a.xml', 'b.xml']);
    expect(unpacked['a.xml']).toHaveLength(1_000_000);
  });

  it('what is no zip is told as an error', () => {
    const received: unknown[] = [];
    unzip(strToU8('no zip at all, and long enough to be looked at'), (error) => received.push(error));
    expect(received).toEqual([expect.any(Error)]);
  });
});
