import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { css } from '#style/css';

const list = css({
  display: 'flex',
  gap: { base: '5', sm: '8' },
  borderBottom: 'hair',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
});
const tab = css({
  flexShrink: '0',
  minHeight: 'control',
  paddingInline: '0',
  marginBottom: '-hair',
  background: 'transparent',
  border: 'none',
  borderBottom: '[2px solid transparent]',
  color: 'ink.muted',
  textStyle: 'control',
  transitionProperty: '[color, border-color]',
  transitionDuration: 'quick',
  _hover: { color: 'ink' },
  _selected: { color: 'ink', borderColor: 'accent' },
  _focusVisible: { outlineOffset: '[-2px]' },
});
const panel = css({ paddingTop: '6' });

export type TabItem<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

type Props<Id extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onValue: (id: Id) => void;
};

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One panel of several; Tab reaches the chosen tab, arrows move among them. */
export function Tabs<Id extends string>({ label, items, value, onValue }: Props<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = items.findIndex((item) => item.id === value);
  const chosen = items[at];

  const move = (event: KeyboardEvent) => {
    const next = step[event.key]?.(at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onValue(item.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={list}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}-panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            className={tab}
            onClick={() => onValue(item.id)}
            onKeyDown={move}
          >
            {item.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.id}`} className={panel}>
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
