/** A field as it was before a scanner typed into it. */
export interface FieldBefore {
  readonly field: HTMLInputElement;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

export const fieldBefore = (target: EventTarget | null): FieldBefore | null =>
  target instanceof HTMLInputElement
    ? {
        field: target,
        value: target.value,
        start: target.selectionStart,
        end: target.selectionEnd,
      }
    : null;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Restores a field and fires an input event as typing does, so that its listeners run. */
export function restore({ field, value, start, end }: FieldBefore): void {
  if (!field.isConnected || field.value === value) return;
  setValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (start !== null) field.setSelectionRange(start, end);
}
