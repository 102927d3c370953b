import { extractText, getDocumentProxy } from 'unpdf';

/** All words of a PDF file in their order, each apart from the next by one space. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
