import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Link } from '../ui/buttons/Link.tsx';
import { Icon, type IconName } from '../ui/figures/Icon.tsx';
import type { SignedInNavigation } from './navigation.ts';
import { SearchKey } from './SearchKey.tsx';
import { SEARCH_KEYS } from './searchKey.ts';
import { SEASON_NAVIGATION, SEASON_PLACE } from './seasonLine.ts';
import { Wordmark } from './Wordmark.tsx';

const frame = css({ paddingInline: 'gutter', borderBottom: 'hair' });
const bar = css({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  columnGap: { base: '2', sm: '6' },
  minHeight: 'header',
  _print: { display: 'none' },
});
const season = css({ display: 'contents' });
const home = css({ display: 'flex', flexShrink: '0', overflow: 'hidden', _hover: { color: 'ink' } });
const list = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', md: '6' },
  minWidth: '0',
  marginInlineEnd: { base: '-3', md: '0' },
});
/** Touch size, a little less on a screen as narrow as at 400 % zoom. */
const item = css({ width: { base: 'control', md: 'auto' }, minWidth: '0' });
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: 'control',
  width: 'full',
  paddingInline: '0',
  background: 'transparent',
  border: 'none',
  color: 'ink',
  textStyle: 'control',
  textDecoration: 'none',
  transitionProperty: '[color]',
  transitionDuration: 'quick',
  _hover: { color: 'accent' },
});
const word = css({ srOnly: { base: true, md: false } });

type Props = {
  homeHref: string;
  /** Null without a token: then only the name is shown (A14). */
  navigation: SignedInNavigation | null;
  /** One line, in which the season shows its place, its steps and its own navigation: theme/seasonLine.ts. */
  inSeason?: boolean;
};

export function Header({ homeHref, navigation, inSeason = false }: Props) {
  const intl = useIntl();
  return (
    <header className={inSeason ? frame : cx(frame, bar)} data-in-season={inSeason || undefined}>
      <Link
        look="bare"
        href={homeHref}
        className={home}
        aria-label={intl.formatMessage({ id: 'shell.home' })}
      >
        <Wordmark />
      </Link>
      <div id={SEASON_PLACE} className={season} />
      <div id={SEASON_NAVIGATION} className={season} />
      {navigation && (
        <nav
          aria-label={intl.formatMessage({ id: 'shell.navigation.label' })}
          className={css({ display: 'flex', minWidth: '0' })}
        >
          <ul className={list}>
            {navigation.onSearch && (
              <li className={item}>
                <button
                  type="button"
                  className={entry}
                  aria-keyshortcuts={SEARCH_KEYS}
                  onClick={navigation.onSearch}
                >
                  <Entry icon="search" label={intl.formatMessage({ id: 'shell.navigation.search' })} />
                  <SearchKey />
                </button>
              </li>
            )}
            <li className={item}>
              <Link look="bare" leaves href={navigation.profileHref} className={entry}>
                <Entry icon="user" label={intl.formatMessage({ id: 'shell.navigation.profile' })} />
              </Link>
            </li>
            <li className={item}>
              <Link look="bare" leaves href={navigation.calendarHref} className={entry}>
                <Entry icon="calendar" label={intl.formatMessage({ id: 'shell.navigation.calendar' })} />
              </Link>
            </li>
            <li className={item}>
              <Link look="bare" href={navigation.logoutHref} className={entry}>
                <Entry icon="logout" label={intl.formatMessage({ id: 'shell.navigation.logout' })} />
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </header>
  );
}

function Entry({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={word}>{label}</span>
    </>
  );
}
