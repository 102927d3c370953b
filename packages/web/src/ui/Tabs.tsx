import { type KeyboardEvent, type ReactNode, useId } from 'react';
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

/** Where a key leads among the tabs, from one on; undefined: it is none of theirs. */
const stepTo = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[key];

/** One panel of several; Tab reaches the chosen tab, arrows, Home and End choose among them. */
export function Tabs<Id extends string>({ label, items, value, onValue }: Props<Id>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = items.findIndex((item) => item.id === value);
    const to = stepTo(event.key, at, items.length);
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onValue(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-controls={`${id}-panel-${item.id}`}
            aria-selected={item.id === value}
            tabIndex={item.id === value ? 0 : -1}
            className={tab}
            onClick={() => onValue(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          tabIndex={item.id === value ? 0 : undefined}
          hidden={item.id !== value}
          className={panel}
        >
          {item.id === value && item.panel}
        </div>
      ))}
    </div>
  );
}
