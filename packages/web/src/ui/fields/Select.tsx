import type { ComponentProps } from 'react';
import { css, cx } from '#style/css';
import { Icon } from '../figures/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { control } from './field.recipe.ts';

const frame = css({ position: 'relative' });
const sign = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '3',
  display: 'flex',
  alignItems: 'center',
  color: 'ink.muted',
  pointerEvents: 'none',
});

export type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'size' | 'id' | 'children' | 'onChange'> & {
    options: readonly SelectOption[];
    onValue: (value: string) => void;
    size?: 'regular' | 'compact';
  };

/** The browser's native select, which works for touch and screen readers. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  onValue,
  size,
  className,
  ...rest
}: Props) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <div className={frame}>
          <select
            {...rest}
            {...wiring}
            onChange={(event) => onValue(event.target.value)}
            className={cx(control({ size, icon: 'end' }), className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={sign}>
            <Icon name="chevronDown" size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
