import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { hasCommandKey } from './searchKey.ts';

const key = css({
  display: { base: 'none', md: 'inline' },
  paddingInline: '1.5',
  border: 'line',
  borderRadius: 'control',
  color: 'ink.muted',
  textStyle: 'fine',
  whiteSpace: 'nowrap',
  _touch: { display: 'none' },
});

/** The keys of the search, beside its button. Not part of the button's name. */
export function SearchKey() {
  const intl = useIntl();
  return (
    <span className={key} aria-hidden="true">
      <kbd>
        {hasCommandKey()
          ? intl.formatMessage({ id: 'shell.navigation.searchKeyMac' })
          : intl.formatMessage({ id: 'shell.navigation.searchKey' })}
      </kbd>
    </span>
  );
}
