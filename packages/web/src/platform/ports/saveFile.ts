import type { Ports } from '@selvedge/core';

/** Long enough for every browser to have started the download. */
const RELEASE_AFTER = 60_000;

/** Downloads bytes that were produced in the page. */
export function saveFile(page: Document, { name, type, bytes }: Parameters<Ports['saveFile']>[0]): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
}
