import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' });
const key = css({
  display: 'inline-flex',
  justifyContent: 'center',
  minWidth: '6',
  paddingInline: '1.5',
  border: 'line',
  borderRadius: 'control',
  background: 'surface.raised',
  color: 'ink.muted',
  textStyle: 'fine',
});

type NamedKey = 'control' | 'shift' | 'enter' | 'escape';

/** Keys pressed together, with their names in the current language. Keys without such a name are shown as given. */
export function KeyHint({ keys }: { keys: readonly (NamedKey | (string & {}))[] }) {
  const intl = useIntl();
  const printed: Record<string, string> = {
    control: intl.formatMessage({ id: 'ui.key.control' }),
    shift: intl.formatMessage({ id: 'ui.key.shift' }),
    enter: intl.formatMessage({ id: 'ui.key.enter' }),
    escape: intl.formatMessage({ id: 'ui.key.escape' }),
  };
  return (
    <span className={row}>
      {keys.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && '+'}
          <kbd className={key}>{printed[name] ?? name}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
