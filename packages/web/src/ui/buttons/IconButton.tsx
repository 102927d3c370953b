import type { ComponentProps } from 'react';
import { css, cx } from '#style/css';
import { Icon, type IconName } from '../figures/Icon.tsx';
import { type Described, type OffReason, WhyNot } from './WhyNot.tsx';

export const iconButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'control',
  minHeight: 'control',
  color: 'ink',
  background: 'transparent',
  border: 'none',
  borderRadius: 'control',
  transitionProperty: '[background-color, color]',
  transitionDuration: 'quick',
  _hover: { background: 'surface.sunken', color: 'accent' },
  '&[aria-pressed=true]': { color: 'accent', '& svg': { fill: 'current' } },
  '&[aria-disabled=true]': { color: 'ink.subtle' },
  _highContrast: {
    '&[aria-pressed=true]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

const dense = css({
  minWidth: 'controlDense',
  minHeight: 'controlDense',
  _touch: { minWidth: 'control', minHeight: 'control' },
});

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'aria-label' | 'children'> & {
  icon: IconName;
  /** What the button does. Also shown as the browser's tooltip. */
  label: string;
  size?: 'regular' | 'compact';
  disabledReason?: OffReason | undefined;
};

export function IconButton(all: Props) {
  const { icon, label, size = 'regular', disabledReason, className, onClick, ...rest } = all;
  const looks = cx(iconButton, size === 'compact' && dense, className);
  const drawn = (described: Described) => (
    <button
      type="button"
      {...rest}
      {...described}
      onClick={disabledReason ? (event) => event.currentTarget.focus() : onClick}
      aria-label={label}
      title={disabledReason ? undefined : label}
      className={looks}
    >
      <Icon name={icon} size={size === 'compact' ? 'small' : 'regular'} />
    </button>
  );
  // A button that can be disabled at all keeps the same wrapper element while enabled.
  if (!('disabledReason' in all)) return drawn({});
  return (
    <WhyNot reason={disabledReason} align="end">
      {drawn}
    </WhyNot>
  );
}
