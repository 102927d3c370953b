import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { css, cx } from '#style/css';
import { sideways, useSideways } from './sideways.ts';

const bar = css({ borderBottom: 'hair', _print: { display: 'none' } });
const frame = css({ marginBottom: '-hair' });
const list = css({ display: 'flex', gap: { base: '5', sm: '8' } });
const tab = css({
  flexShrink: '0',
  minHeight: 'control',
  paddingInline: '0',
  background: 'transparent',
  border: 'none',
  borderBottom: '[2px solid transparent]',
  color: 'ink.muted',
  textStyle: 'control',
  transitionProperty: '[color, border-color]',
  transitionDuration: 'quick',
  _touch: { minWidth: 'control' },
  _hover: { color: 'ink' },
  _selected: { color: 'ink', borderColor: 'accent' },
  _highContrast: { _selected: { borderBottomWidth: '[4px]' } },
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

/** One panel of several. Tab focuses the selected tab, arrows move between tabs. */
export function Tabs<Id extends string>({ label, items, value, onValue }: Props<Id>) {
  const row = useSideways(value);
  return (
    <Ark.Root value={value} onValueChange={(chosen) => onValue(chosen.value as Id)}>
      <div className={bar}>
        <div ref={row} className={cx(sideways, frame)}>
          <Ark.List className={list} aria-label={label}>
            {items.map((item) => (
              <Ark.Trigger key={item.id} value={item.id} className={tab}>
                {item.label}
              </Ark.Trigger>
            ))}
          </Ark.List>
        </div>
      </div>
      {items.map((item) => (
        <Ark.Content key={item.id} value={item.id} className={panel}>
          {item.id === value && item.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
