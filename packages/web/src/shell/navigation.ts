import type { ReactNode } from 'react';

/** Where the entries of the header lead. */
export type SignedInNavigation = {
  /** Opens the search dialog. Without it the entry is not shown. */
  onSearch?: () => void;
  /** The URL of the self-service area's profile page. */
  profileHref: string;
  /** The URL of the self-service area's calendar. */
  calendarHref: string;
  logoutHref: string;
};

/** What a season's line takes over from the header and the footer. */
export interface InSeason {
  readonly navigation: SignedInNavigation;
  /** The choice of language. */
  readonly languages: ReactNode;
}
