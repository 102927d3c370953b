import type { ComponentProps } from 'react';
import { css, cx } from '#style/css';
import { Field, type FieldProps } from './Field.tsx';
import { control } from './field.recipe.ts';

const area = css({ minHeight: '32', paddingBlock: '3', resize: 'vertical' });

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, labelHidden, hint, error, optional, className, ...rest }: Props) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(wiring) => <textarea {...rest} {...wiring} className={cx(control(), area, className)} />}
    </Field>
  );
}
