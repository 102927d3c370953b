import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { iconButton } from '../ui/buttons/IconButton.tsx';
import { Link } from '../ui/buttons/Link.tsx';
import { Icon } from '../ui/figures/Icon.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { InSeason } from './navigation.ts';
import { SearchKey } from './SearchKey.tsx';
import { SEARCH_KEYS } from './searchKey.ts';

const entries = css({
  gridArea: 'person',
  display: 'flex',
  alignItems: 'center',
  // Room for the ring of the focus beside the keys of the search.
  columnGap: { md: '1' },
  marginInlineEnd: '-3',
});
const search = css({ gap: '1.5' });
const opener = css({ justifyContent: 'center', minWidth: 'control' });
const menu = css({ marginBottom: '2' });
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control',
  textStyle: 'control',
});

/** The header's navigation in a season's line: search, and a menu with the rest and the languages (C3). */
export function SeasonNavigation({ navigation, languages }: InSeason) {
  const intl = useIntl();
  const { onSearch, profileHref, calendarHref, logoutHref } = navigation;
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.navigation.label' })} className={entries}>
      {onSearch && (
        <button
          type="button"
          className={cx(iconButton, search)}
          aria-label={intl.formatMessage({ id: 'shell.navigation.search' })}
          title={intl.formatMessage({ id: 'shell.navigation.search' })}
          aria-keyshortcuts={SEARCH_KEYS}
          onClick={onSearch}
        >
          <Icon name="search" />
          <SearchKey />
        </button>
      )}
      <HeaderMenu
        side="end"
        className={opener}
        label={intl.formatMessage({ id: 'ordering.place.person' })}
        opening={<Icon name="user" />}
      >
        <ul className={menu}>
          <li>
            <Link look="bare" leaves href={profileHref} className={entry}>
              <Icon name="user" />
              {intl.formatMessage({ id: 'shell.navigation.profile' })}
            </Link>
          </li>
          <li>
            <Link look="bare" leaves href={calendarHref} className={entry}>
              <Icon name="calendar" />
              {intl.formatMessage({ id: 'shell.navigation.calendar' })}
            </Link>
          </li>
          <li>
            <Link look="bare" href={logoutHref} className={entry}>
              <Icon name="logout" />
              {intl.formatMessage({ id: 'shell.navigation.logout' })}
            </Link>
          </li>
        </ul>
        {languages}
      </HeaderMenu>
    </nav>
  );
}
