import type { EntryField, Repair } from '@selvedge/core/ordering';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { input } from './row.recipe.ts';

type Props = {
  id: string;
  field: EntryField;
  label: string;
  text: string;
  onRepair: (id: string, repair: Repair) => void;
};

/** Moves the focus to the same field of the next row that has one (`step` -1: the previous row). */
function goOn(from: HTMLInputElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(`[data-field="${from.dataset.field}"]`)];
  all[all.indexOf(from) + step]?.focus();
}

/** The typed text that is not applied yet. It is also applied when the row is unmounted by scrolling. */
function useTyped(text: string, take: (typed: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const last = useRef({ typed, text, take });
  last.current = { typed, text, take };
  const end = () => {
    const now = last.current;
    if (now.typed !== null && now.typed.trim() !== now.text) now.take(now.typed.trim());
  };
  useEffect(
    () => () => {
      const now = last.current;
      if (now.typed !== null && now.typed.trim() !== now.text) now.take(now.typed.trim());
    },
    [],
  );
  return { value: typed ?? text, setTyped, end };
}

/** A field of a row. Its text is applied on blur, or on Enter, which also moves to the next row. */
export function RowField({ id, field, label, text, onRepair }: Props) {
  const { value, setTyped, end } = useTyped(text, (typed) => onRepair(id, { [field]: typed }));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const box = event.currentTarget;
    end();
    setTyped(null);
    goOn(box, event.shiftKey ? -1 : 1);
  };
  return (
    <TextField
      label={label}
      labelHidden
      size="compact"
      className={input}
      data-field={field}
      autoComplete="off"
      spellCheck={false}
      inputMode={field === 'quantity' || field === 'ean' ? 'numeric' : undefined}
      value={value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        end();
        setTyped(null);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
