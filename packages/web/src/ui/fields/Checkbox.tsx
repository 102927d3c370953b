import type { ComponentProps, ReactNode } from 'react';
import { css } from '#style/css';

const frame = css({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: '3',
  minHeight: 'controlDense',
  paddingBlock: '1',
  cursor: 'pointer',
  _touch: { minHeight: 'control', paddingBlock: '2' },
  '&:has([aria-disabled=true])': { cursor: 'not-allowed', color: 'ink.subtle' },
});
const box = css({
  appearance: 'none',
  flexShrink: '0',
  display: 'grid',
  placeContent: 'center',
  width: '[1.125rem]',
  height: '[1.125rem]',
  marginTop: '[0.1875rem]',
  background: 'surface.raised',
  border: 'control',
  borderRadius: 'control',
  cursor: 'inherit',
  _after: {
    content: '""',
    width: '[0.375rem]',
    height: '[0.6875rem]',
    marginTop: '[-0.125rem]',
    border: '[2px solid transparent]',
    borderTop: 'none',
    borderInlineStart: 'none',
    transform: 'rotate(45deg)',
  },
  _checked: { background: 'accent', borderColor: 'accent', _after: { borderColor: 'accent.on' } },
  '&[aria-disabled=true]': { borderColor: 'line', background: 'surface.sunken' },
});
const words = css({ flex: '1', minWidth: '0', display: 'flex', columnGap: '3', alignItems: 'baseline' });

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'aria-disabled'> & {
  checked: boolean;
  onValue: (checked: boolean) => void;
  /** Disabled but focusable. Whoever disables it must say why. */
  off?: boolean;
  onOff?: () => void;
  children: ReactNode;
};

export function Checkbox({ checked, onValue, off, onOff, children, ...rest }: Props) {
  return (
    <label className={frame}>
      <input
        {...rest}
        type="checkbox"
        className={box}
        checked={checked}
        aria-disabled={off ? true : undefined}
        onChange={(event) => {
          if (off) onOff?.();
          else onValue(event.target.checked);
        }}
      />
      <span className={words}>{children}</span>
    </label>
  );
}
