import { type DragEvent, useEffect, useState } from 'react';
import type { EntryRef } from '../parts/entryRef.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Takes what is pasted anywhere on the page, except into a field, as a list, if the state allows one. */
function usePasting(entry: EntryRef): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const given = file ? ({ type: 'file.chosen', file } as const) : ({ type: 'text.given', text } as const);
      if ((!file && isTyping(event.target)) || !entry.getSnapshot().can(given)) return;
      event.preventDefault();
      entry.send(given);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [entry]);
}

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers for the screen: a file dropped anywhere on it is read. Without them the browser would open it. */
export function useGivenAnywhere(entry: EntryRef) {
  const [over, setOver] = useState(false);
  usePasting(entry);
  return {
    over,
    dropping: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) entry.send({ type: 'file.chosen', file });
      },
    },
  };
}
