import { type ReactNode, type RefObject, type ToggleEvent, useId } from 'react';
import { css } from '#style/css';
import { Icon } from '../figures/Icon.tsx';
import { Button } from './Button.tsx';

const panel = css({
  position: 'absolute',
  inset: 'auto',
  width: '[min(20rem, calc(100vw - 2 * {spacing.gutter}))]',
  margin: '0',
  padding: '2',
  border: 'line',
  background: 'surface.raised',
  color: 'ink',
  boxShadow: 'float',
});
const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& a, & button': { justifyContent: 'flex-start', textAlign: 'start' },
});

/** What a button inside the menu takes, so that pressing it closes the menu. */
export interface ClosesMenu {
  readonly popoverTarget: string;
  readonly popoverTargetAction: 'hide';
}

type Props = {
  label: string;
  /** An action of the menu is running. */
  pending?: boolean;
  /** The button that opens the menu, for whatever gives the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  children: (closes: ClosesMenu) => ReactNode;
};

/**
 * A button and the further actions it opens, each in an `<li>`. The browser closes the menu on Escape and on a press
 * elsewhere, and gives the focus back.
 */
export function ActionMenu({ label, pending, opener, children }: Props) {
  const id = useId();
  /** Puts the menu below its button, within the window: what is in the top layer has no other anchor in all browsers. */
  const place = ({ newState, currentTarget: menu }: ToggleEvent<HTMLDivElement>) => {
    const button = opener.current?.getBoundingClientRect();
    if (newState !== 'open' || !button) return;
    const width = Math.min(20 * 16, window.innerWidth - 32);
    const left = Math.max(16, Math.min(button.left, document.documentElement.clientWidth - width - 16));
    menu.style.top = `${button.bottom + window.scrollY + 4}px`;
    menu.style.left = `${left + window.scrollX}px`;
  };
  return (
    <>
      <Button ref={opener} popoverTarget={id} pending={pending}>
        {label}
        <Icon name="chevronDown" size="small" />
      </Button>
      <div id={id} popover="auto" className={panel} onBeforeToggle={place}>
        <ul className={list}>{children({ popoverTarget: id, popoverTargetAction: 'hide' })}</ul>
      </div>
    </>
  );
}
