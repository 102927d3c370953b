import type { ComponentProps } from 'react';
import { css } from '#style/css';
import { Icon } from '../figures/Icon.tsx';

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  maxWidth: 'full',
  minHeight: 'controlDense',
  paddingInline: '3',
  paddingBlock: '1',
  background: 'surface.raised',
  color: 'ink',
  border: 'line',
  borderRadius: 'round',
  textStyle: 'small',
  textAlign: 'start',
  transitionProperty: '[border-color, color]',
  transitionDuration: 'quick',
  _touch: { minHeight: 'control' },
  _hover: { borderColor: 'accent', color: 'accent' },
  '& > span': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
});

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The chosen value. */
  text: string;
  /** What a press does. Must contain the text. */
  label: string;
};

/** A chosen value that a press removes. */
export function Chip({ text, label, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={chip} aria-label={label} title={label}>
      <span>{text}</span>
      <Icon name="close" size="small" />
    </button>
  );
}
