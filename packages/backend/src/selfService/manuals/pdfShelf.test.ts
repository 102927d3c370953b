import { describe, expect, it, vi } from 'vitest';
import { ownBrand } from '../../configuration/brand/testing/ownBrand.ts';
import { filePdf } from './filePdf.ts';
import { pdfShelf } from './pdfShelf.ts';

const texts = {
  title: 'Sizes',
  description: 'All of them',
  fileName: 'Sizes.pdf',
  blocks: [{ text: 'S, M, L' }],
};

describe('the files of forms and manuals', () => {
  it('G4, HZ50: are made once in each language, however many ask, and anew when their texts change', async () => {
    const make = vi.fn(filePdf);
    const pdfOf = pdfShelf(ownBrand, make);
    const asked = await Promise.all(Array.from({ length: 50 }, () => pdfOf('sizes', 'en', { ...texts })));
    expect(new Set(asked).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
    await pdfOf('sizes', 'de', texts);
    await pdfOf('lengths', 'en', texts);
    expect(make).toHaveBeenCalledTimes(3);
    expect(await pdfOf('sizes', 'en', { ...texts, title: 'All sizes' })).not.toBe(asked[0]);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('G4: are tried again when one could not be made', async () => {
    const make = vi.fn(filePdf).mockRejectedValueOnce(new Error('no paper'));
    const pdfOf = pdfShelf(ownBrand, make);
    await expect(pdfOf('sizes', 'en', texts)).rejects.toThrow('no paper');
    expect((await pdfOf('sizes', 'en', texts)).length).toBeGreaterThan(500);
  });
});
