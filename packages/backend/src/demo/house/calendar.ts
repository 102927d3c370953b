import { inEachLanguage, type Language } from '@selvedge/core/contract';

const day = 86_400_000;

/** A season's code in the trade (SS27) and its full name. */
export interface SeasonName {
  readonly season: string;
  readonly name: Record<Language, string>;
}

type Half = { readonly summer: boolean; readonly year: number };

const seasons = {
  summer: { en: 'Spring/Summer', de: 'Frühjahr/Sommer' },
  winter: { en: 'Autumn/Winter', de: 'Herbst/Winter' },
  highSummer: { en: 'High Summer', de: 'Hochsommer' },
  resort: { en: 'Resort', de: 'Resort' },
} satisfies Record<string, Record<Language, string>>;

const ofYear = (name: Record<Language, string>, year: number): Record<Language, string> =>
  inEachLanguage((language) => `${name[language]} ${year}`);

function named({ summer, year }: Half): SeasonName {
  const short = String(year % 100).padStart(2, '0');
  return summer
    ? { season: `SS${short}`, name: ofYear(seasons.summer, year) }
    : { season: `AW${short}`, name: ofYear(seasons.winter, year) };
}

const after = ({ summer, year }: Half): Half => ({ summer: !summer, year: summer ? year : year + 1 });

/** The season currently in the shops: summer from February, winter from August. */
function inStores(now: number): Half {
  const date = new Date(now);
  const month = date.getUTCMonth();
  const year = date.getUTCFullYear();
  if (month === 0) return { summer: false, year: year - 1 };
  return { summer: month < 7, year };
}

export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A season whose pre-order has ended; `ordered` and `delivered` are its first order and first delivery. */
export interface EarlierSeason extends SeasonName {
  readonly ordered: number;
  readonly delivered: number;
}

const before = ({ summer, year }: Half): Half => ({ summer: !summer, year: summer ? year - 1 : year });

/** Summer is ordered in September and delivered from February; winter is ordered in March and delivered from August. */
const orderedBefore = (half: Half): EarlierSeason => ({
  ...named(half),
  ordered: half.summer ? Date.UTC(half.year - 1, 8, 4) : Date.UTC(half.year, 1, 26),
  delivered: half.summer ? Date.UTC(half.year, 1, 2) : Date.UTC(half.year, 7, 3),
});

export interface Calendar {
  /** Midnight (UTC) of the current day. */
  readonly today: number;
  /** The season in the shops: its pre-order has ended, and it is re-ordered from stock. */
  readonly current: SeasonName;
  /** The season whose pre-order is open. */
  readonly open: SeasonName;
  /** A capsule whose limits were agreed in another currency than the prices (O4). */
  readonly otherCurrency: SeasonName;
  /** The season whose pre-order has yet to begin. */
  readonly preview: SeasonName;
  /** Completely ordered seasons of the last three years; the last of them is `current`. */
  readonly earlier: readonly EarlierSeason[];
  /** `days(-3, 5)`: from three days ago to five days ahead. */
  days(from: number, to: number): Period;
}

/** The seasons around a moment. */
export function calendarAt(now: number): Calendar {
  const today = Math.floor(now / day) * day;
  const current = inStores(now);
  const open = after(current);
  const earlier = [current];
  while (earlier.length < 6) earlier.unshift(before(earlier[0] ?? current));
  const short = String(open.year % 100).padStart(2, '0');
  return {
    today,
    earlier: earlier.map(orderedBefore),
    current: named(current),
    open: named(open),
    otherCurrency: open.summer
      ? { season: `HS${short}`, name: ofYear(seasons.highSummer, open.year) }
      : { season: `RS${short}`, name: ofYear(seasons.resort, open.year) },
    preview: named(after(open)),
    days: (from, to) => ({ from: today + from * day, to: today + to * day }),
  };
}
