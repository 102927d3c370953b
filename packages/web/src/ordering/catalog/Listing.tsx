import type { SeasonPlace } from '@selvedge/core/contract';
import {
  type Catalog,
  catalogChildren,
  type catalogMachine,
  type Filters,
  type FoundStyles,
  facetsOf,
  isTooMany,
  type NearTerm,
  type StyleSort,
  searchOf,
  switchesOf,
} from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { FilterSets } from './filterSets/FilterSets.tsx';
import { ChosenFilters } from './filters/ChosenFilters.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ListCount } from './ListCount.tsx';
import { ListTools } from './ListTools.tsx';
import { ListParts } from './list/listParts.ts';
import { ListSearch } from './list/StyleLink.tsx';
import { StyleRows } from './list/StyleRows.tsx';
import { body, panel, results, sheetSort, skip } from './listing.recipe.ts';
import { SortChoice } from './SortChoice.tsx';
import { useWide } from './useWide.ts';

const FavoritesMissing = orderingPart(async () => ({
  default: (await import('./favorites/FavoritesMissing.tsx')).FavoritesMissing,
}));
const NearNotice = orderingPart(async () => ({ default: (await import('./NearNotice.tsx')).NearNotice }));
const ComparePlace = orderingPart(() => import('./compare/ComparePlace.tsx'));

/** Loaded ahead, once the styles are there. */
export const NoneMatch = orderingPart(async () => ({ default: (await import('./NoneMatch.tsx')).NoneMatch }));

type Props = {
  actor: ActorRefFrom<typeof catalogMachine>;
  catalog: Catalog;
  found: FoundStyles;
  /** A likely correction of the search term. */
  near: NearTerm | null;
  filters: Filters;
  scanned: readonly string[];
  favorites: readonly string[] | null;
  place: SeasonPlace;
  ordered: ReadonlyMap<string, number>;
  /** The style that the user comes back from. */
  cameFrom: string | null;
  scan: ReactNode;
};

/** Search, filters and the list. The list may lag behind the typing. */
export function Listing({
  actor,
  catalog,
  found,
  near,
  filters,
  scanned,
  favorites,
  place,
  ordered,
  cameFrom,
  scan,
}: Props) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const parts = useSelector(actor, catalogChildren, shallowEqual);
  const { filterSets: sets, columns, favoriteStyles, compare } = parts;
  const narrow = useCallback(
    (next: Filters) => actor.send({ type: 'filters.changed', filters: next }),
    [actor],
  );
  const now = useMemo(() => ({ found, near, filters }), [found, near, filters]);
  const later = useDeferredValue(now);
  // Typing must not wait for the list (it uses deferred values). A filter and its list, however, change together.
  const shown = later.filters.term === filters.term ? now : later;
  const search = searchOf(shown.filters);
  const meant = shown.near?.shown ? shown.near.term : shown.filters.term;
  const rowsSelection = useMemo(() => ({ ...shown.filters, term: meant }), [shown.filters, meant]);
  // Counts belong to the list: while the user types they update with the list, not before the typed letter shows.
  const facets = useMemo(() => facetsOf(catalog, shown.filters, shown.found), [catalog, shown]);
  const switches = useMemo(() => switchesOf(shown.filters, shown.found), [shown]);
  const sortBy = useCallback(
    (sort: StyleSort) => {
      const last = actor.getSnapshot().context.filters;
      narrow({ ...last, sort, descending: last.sort === sort && !last.descending });
    },
    [actor, narrow],
  );
  const picked = useMemo(() => ({ scanned, favorites: favorites ?? [] }), [scanned, favorites]);
  const [arrival] = useState({ done: false });
  const back = useMemo(() => ({ owner: actor, articleId: cameFrom, arrival }), [actor, cameFrom, arrival]);
  const count = found.positions.length;
  const shownCount = shown.found.positions.length;
  const label = intl.formatMessage({ id: 'catalog.count' }, { count: shownCount });
  const title = intl.formatMessage({ id: 'catalog.filter.title' });
  const filterPanel = (
    <FilterPanel
      facets={facets}
      switches={switches}
      filters={filters}
      currency={catalog.currency}
      hasScanned={scanned.length > 0}
      onFilters={narrow}
    />
  );
  const missing = favorites === null && filters.switches.includes('favorite');
  const list =
    shownCount === 0 ? (
      <LatePart>
        <NoneMatch catalog={catalog} filters={filters} facets={facets} picked={picked} onFilters={narrow} />
      </LatePart>
    ) : (
      <StyleRows
        catalog={catalog}
        found={shown.found}
        filters={rowsSelection}
        search={search}
        place={place}
        ordered={ordered}
        back={back}
        columns={columns}
        onSort={sortBy}
      />
    );
  return (
    <ListSearch value={search}>
      <ListTools filters={filters} onFilters={narrow} onOpenFilters={() => setOpen(true)} box={box}>
        {scan}
      </ListTools>
      <ChosenFilters
        facets={facets}
        filters={filters}
        currency={catalog.currency}
        onFilters={narrow}
        onNone={() => box.current?.querySelector('input')?.focus()}
      />
      <div className={body}>
        {wide && (
          <section className={panel} aria-label={title}>
            <a href="#styles" className={skip}>
              {intl.formatMessage({ id: 'catalog.filter.skip' })}
            </a>
            <VisuallyHidden>
              <h2>{title}</h2>
            </VisuallyHidden>
            {filterPanel}
          </section>
        )}
        <div id="styles" tabIndex={-1} className={results}>
          <ListCount label={label} tooMany={isTooMany(shown.found)}>
            {sets && <FilterSets sets={sets} filters={filters} onFilters={narrow} />}
            <LayoutChoice layout={filters.layout} onLayout={(layout) => narrow({ ...filters, layout })} />
          </ListCount>
          {shown.near && (
            <LatePart quiet>
              <NearNotice
                near={shown.near}
                term={shown.filters.term.trim()}
                onTerm={(term) => narrow({ ...filters, term })}
              />
            </LatePart>
          )}
          {missing ? (
            <LatePart>
              <FavoritesMissing
                favorites={favoriteStyles}
                layout={filters.layout}
                onRetry={() => actor.send({ type: 'catalog.retried' })}
              />
            </LatePart>
          ) : (
            <ListParts value={parts}>{list}</ListParts>
          )}
        </div>
      </div>
      {compare && (
        <LatePart>
          <ComparePlace compare={compare} catalog={catalog} place={place} ordered={ordered} />
        </LatePart>
      )}
      <LiveRegion
        message={
          shown.near?.shown
            ? intl.formatMessage(
                { id: 'catalog.near.count' },
                { term: shown.filters.term.trim(), near: shown.near.term, told: label },
              )
            : label
        }
      />
      <Sheet
        open={open && !wide}
        onClose={() => setOpen(false)}
        title={title}
        action={
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            {intl.formatMessage({ id: 'catalog.filter.show' }, { count })}
          </Button>
        }
      >
        <div className={sheetSort}>
          <SortChoice filters={filters} onFilters={narrow} />
        </div>
        {filterPanel}
      </Sheet>
    </ListSearch>
  );
}
