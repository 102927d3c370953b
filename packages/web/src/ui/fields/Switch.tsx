import { css } from '#style/css';

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: 'control',
  cursor: 'pointer',
});
const input = css({
  appearance: 'none',
  position: 'relative',
  flexShrink: '0',
  width: '12',
  height: '6',
  margin: '0',
  background: 'surface.sunken',
  border: 'control',
  borderRadius: 'round',
  cursor: 'pointer',
  transitionProperty: '[background-color, border-color]',
  transitionDuration: 'quick',
  _after: {
    content: '""',
    position: 'absolute',
    top: '[2px]',
    insetInlineStart: '[2px]',
    width: '[1.125rem]',
    height: '[1.125rem]',
    background: 'ink.muted',
    borderRadius: 'round',
    transitionProperty: '[transform, background-color]',
    transitionDuration: 'quick',
  },
  _checked: {
    background: 'accent',
    borderColor: 'accent',
    _after: { background: 'accent.on', transform: 'translateX(1.5rem)' },
  },
});
const words = css({ flex: '1', textStyle: 'strong' });
const word = css({ textStyle: 'small', color: 'ink.muted' });

type Props = {
  label: string;
  /** The current state as text, so that it is not conveyed by colour alone. */
  state: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

export function Switch({ label, state, on, onChange }: Props) {
  return (
    <label className={frame}>
      <span className={words}>{label}</span>
      <span aria-hidden="true" className={word}>
        {state}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={input}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
