import type { FileRow } from './manual.store.ts';

/** The tabs of a category, as written in its address (G4). */
export const tabs = ['forms', 'manuals', 'videos'] as const;
export type Tab = (typeof tabs)[number];

const tabOfType = { form: 'forms', manual: 'manuals', video: 'videos' } as const;

export const tabOf = ({ documentType }: Pick<FileRow, 'documentType'>): Tab => tabOfType[documentType];

/** The requested tab, otherwise that of the chosen file, otherwise the first tab with a file. */
export function tabShown(
  asked: string | undefined,
  files: readonly FileRow[],
  fileId: string | undefined,
): Tab {
  const chosen = files.find((file) => file.fileId === fileId) ?? null;
  const named = tabs.find((tab) => tab === asked);
  if (named) return named;
  if (chosen) return tabOf(chosen);
  return tabs.find((tab) => files.some((file) => tabOf(file) === tab)) ?? 'forms';
}

/** Query of the address at which a file is shown. */
export const fileQuery = (file: Pick<FileRow, 'documentType' | 'fileId'>): string =>
  new URLSearchParams({ tab: tabOf(file), fileId: file.fileId }).toString();
