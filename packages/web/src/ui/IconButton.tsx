import type { ComponentProps } from 'react';
import { css, cx } from '#style/css';
import { Icon, type IconName } from './Icon.tsx';
import { type OffReason, WhyNot } from './WhyNot.tsx';

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
});

const dense = css({
  minWidth: 'controlDense',
  minHeight: 'controlDense',
  _touch: { minWidth: 'control', minHeight: 'control' },
});

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'aria-label' | 'children'> & {
  icon: IconName;
  /** What it does, in words; also shown as the browser's own tip. */
  label: string;
  size?: 'regular' | 'compact';
  disabledReason?: OffReason | undefined;
};

export function IconButton({
  icon,
  label,
  size = 'regular',
  disabledReason,
  className,
  onClick,
  ...rest
}: Props) {
  const looks = cx(iconButton, size === 'compact' && dense, className);
  const sign = <Icon name={icon} size={size === 'compact' ? 'small' : 'regular'} />;
  if (!disabledReason) {
    return (
      <button type="button" {...rest} onClick={onClick} aria-label={label} title={label} className={looks}>
        {sign}
      </button>
    );
  }
  return (
    <WhyNot reason={disabledReason} align="end">
      {(described) => (
        <button
          type="button"
          {...rest}
          {...described}
          aria-label={label}
          className={looks}
          onClick={(event) => event.currentTarget.focus()}
        >
          {sign}
        </button>
      )}
    </WhyNot>
  );
}
