import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { form } from './scan.recipe.ts';

type Props = {
  label: string;
  /** The button's label. */
  action: string;
  text?: string;
  onCode: (text: string) => void;
  onCancel?: () => void;
};

/** A code typed by the user. */
export function CodeForm({ label, action, text: first = '', onCode, onCancel }: Props) {
  const intl = useIntl();
  const [text, setText] = useState(first);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    onCode(text);
    setText('');
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        error={missing ? intl.formatMessage({ id: 'scan.code.missing' }) : undefined}
        autoFocus={onCancel !== undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onCancel) return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit">{action}</Button>
    </form>
  );
}
