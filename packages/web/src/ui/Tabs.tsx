import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { css } from '#style/css';

const list = css({
  display: 'flex',
  gap: { base: '5', sm: '8' },
  borderBottom: 'hair',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  _print: { display: 'none' },
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
  _touch: { minWidth: 'control' },
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

/** One panel of several; Tab reaches the chosen tab, arrows move among them. */
export function Tabs<Id extends string>({ label, items, value, onValue }: Props<Id>) {
  return (
    <Ark.Root value={value} onValueChange={(chosen) => onValue(chosen.value as Id)}>
      <Ark.List className={list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.id} value={item.id} className={tab}>
            {item.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.id} value={item.id} className={panel}>
          {item.id === value && item.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
