import { type ComponentProps, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../figures/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { control } from './field.recipe.ts';

const frame = css({ position: 'relative', '& input::-webkit-search-cancel-button': { display: 'none' } });
const sign = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '3',
  display: 'flex',
  alignItems: 'center',
  color: 'ink.muted',
  pointerEvents: 'none',
});
const clear = css({ position: 'absolute', insetBlock: '0', insetInlineEnd: '0' });
const roomForClear = css({ paddingInlineEnd: '12' });

type Props = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'id' | 'value' | 'onChange'> & {
    value: string;
    onValue: (value: string) => void;
    size?: 'regular' | 'compact';
  };

/** A search box. Its clear button empties it and keeps the caret there. */
export function SearchField({
  label,
  labelHidden = true,
  hint,
  error,
  value,
  onValue,
  size,
  ...rest
}: Props) {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  const empty = () => {
    onValue('');
    box.current?.focus();
  };
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(wiring) => (
        <div className={frame}>
          <span className={sign}>
            <Icon name="search" size="small" />
          </span>
          <input
            placeholder={labelHidden ? label : undefined}
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            ref={box}
            type="search"
            value={value}
            onChange={(event) => onValue(event.target.value)}
            className={cx(control({ size, icon: 'start' }), roomForClear)}
          />
          {value !== '' && (
            <IconButton
              icon="close"
              size={size === 'compact' ? 'compact' : 'regular'}
              label={intl.formatMessage({ id: 'ui.action.clear' })}
              className={clear}
              onClick={empty}
            />
          )}
        </div>
      )}
    </Field>
  );
}
