import type { Language } from '@selvedge/core/contract';
import type { Brand } from '../../configuration/brand/brand.ts';
import { filePdf } from './filePdf.ts';
import type { FileTexts } from './manual.schema.ts';

type Pdf = ReturnType<typeof filePdf>;

/**
 * Makes each file once per language and keeps it until its texts change. Making a PDF blocks the whole portal, and
 * users may request as many files as they like.
 */
export function pdfShelf(brand: Brand, make: typeof filePdf = filePdf) {
  const kept = new Map<string, { readonly texts: string; readonly pdf: Pdf }>();
  return (fileId: string, language: Language, texts: FileTexts): Pdf => {
    const place = `${language} ${fileId}`;
    const written = JSON.stringify(texts);
    const before = kept.get(place);
    if (before?.texts === written) return before.pdf;
    const made = { texts: written, pdf: make(brand, language, texts) };
    kept.set(place, made);
    made.pdf.catch(() => kept.get(place) === made && kept.delete(place));
    return made.pdf;
  };
}
