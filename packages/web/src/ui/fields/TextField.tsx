import type { ComponentProps } from 'react';
import { cx } from '#style/css';
import { Field, type FieldProps } from './Field.tsx';
import { control } from './field.recipe.ts';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'size' | 'id'> & { size?: 'regular' | 'compact' };

export function TextField({ label, labelHidden, hint, error, optional, size, className, ...rest }: Props) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={cx(control({ size }), className)} />}
    </Field>
  );
}
