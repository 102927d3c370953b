import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '#style/patterns';
import { Icon } from '../figures/Icon.tsx';
import { fieldError, fieldFrame, fieldHint, fieldLabel, fieldOptional } from './field.recipe.ts';

export type FieldProps = {
  label: string;
  /** The label is only for screen readers, because the context already shows it. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Present means invalid. */
  error?: ReactNode;
  optional?: boolean;
};

type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label, hint and error around one control, associated with it for screen readers. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const intl = useIntl();
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={fieldFrame}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden() : fieldLabel}>
        {label}
        {optional && (
          <span className={fieldOptional}> ({intl.formatMessage({ id: 'ui.field.optional' })})</span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={fieldError}>
          <Icon name="critical" size="small" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={fieldHint}>
          {hint}
        </p>
      )}
    </div>
  );
}
