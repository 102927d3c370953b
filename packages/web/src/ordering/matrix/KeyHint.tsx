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

/** Keys pressed together, with their names in the current language. Keys without such a name are shown as given. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  const intl = useIntl();
  const printed: Readonly<Record<string, string>> = {
    control: intl.formatMessage({ id: 'matrix.key.control' }),
    shift: intl.formatMessage({ id: 'matrix.key.shift' }),
    alt: intl.formatMessage({ id: 'matrix.key.alt' }),
    enter: intl.formatMessage({ id: 'matrix.key.enter' }),
    escape: intl.formatMessage({ id: 'matrix.key.escape' }),
    arrows: intl.formatMessage({ id: 'matrix.key.arrows' }),
    delete: intl.formatMessage({ id: 'matrix.key.delete' }),
    space: intl.formatMessage({ id: 'matrix.key.space' }),
    Home: intl.formatMessage({ id: 'matrix.key.home' }),
    End: intl.formatMessage({ id: 'matrix.key.end' }),
    PageUp: intl.formatMessage({ id: 'matrix.key.pageUp' }),
    PageDown: intl.formatMessage({ id: 'matrix.key.pageDown' }),
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
