import {
  countFinds,
  countsOf,
  type findsMachine,
  groupsOf,
  isPartial,
  LONGEST_TERM,
  type searchMachine,
} from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import {
  type CompositionEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { css } from '#style/css';
import { visuallyHidden } from '#style/patterns';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { box, frame, scroller } from '../ui/dialogs/searchDialog.recipe.ts';
import { useModal } from '../ui/dialogs/useModal.ts';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';
import { Finds } from './finds/Finds.tsx';
import { findGroups } from './finds/findLinks.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { resultKeys, SearchResults } from './SearchResults.tsx';
import { SearchEmpty, SearchFailed, SearchNothing, SearchSkeleton } from './SearchStates.tsx';
import { useRoving } from './useRoving.ts';

const inner = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: { base: '4', sm: '5' },
  paddingInlineEnd: '2',
  paddingTop: '3',
});

type SearchRef = ActorRefFrom<typeof searchMachine>;
type FindsRef = ActorRefFrom<typeof findsMachine>;

type DialogProps = {
  search: SearchRef;
  /** What the search finds in ordering besides. */
  finds?: FindsRef | undefined;
};

/** The search in the self-service area (G1 to G5), and in ordering. */
export function SearchDialog({ search, finds }: DialogProps) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const open = useSelector(search, (snapshot) => snapshot.matches('open'));
  const boxOf = () => element.current?.querySelector('input');
  const roving = useRoving(results, boxOf);
  useModal(element, open);
  const close = () => search.send({ type: 'search.closed' });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      close();
    } else roving.move(event);
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) close();
  };
  const retry = () => {
    search.send({ type: 'search.retried' });
    boxOf()?.focus();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      className={frame}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={onKey}
      onMouseDown={onBackdrop}
    >
      {open && (
        <div className={inner}>
          <h2 id={`${id}-title`} className={visuallyHidden()}>
            {intl.formatMessage({ id: 'search.box' })}
          </h2>
          <Inside
            search={search}
            finds={finds}
            results={results}
            roving={roving}
            onClose={close}
            onRetry={retry}
          />
        </div>
      )}
    </dialog>
  );
}

type Props = {
  search: SearchRef;
  finds: FindsRef | undefined;
  results: RefObject<HTMLDivElement | null>;
  roving: ReturnType<typeof useRoving>;
  onClose: () => void;
  onRetry: () => void;
};

function Inside({ search, finds, results, roving, onClose, onRetry }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(search, (now) => now);
  const ordering = useSelector(finds, (now) => now);
  const { context } = snapshot;
  // A filter is one of self-service; what is found in ordering has none.
  const shown = context.filter === null ? ordering : undefined;
  const found = shown?.context.finds ?? null;
  // Both are shown at once, so that nothing moves under a hand; a slow one is not waited for.
  const pending =
    snapshot.hasTag('pending') || ((ordering?.hasTag('pending') && !ordering.hasTag('slow')) ?? false);
  const count = groupsOf(context).reduce((sum, { hits }) => sum + hits.length, 0) + countFinds(found);
  const hasResults = snapshot.matches({ open: { asked: 'results' } });
  const groups = found ? findGroups(intl, found) : [];
  const findKeys = groups.flatMap(({ links }) => links.map(({ key }) => key));
  const keys = [...findKeys, ...(hasResults ? resultKeys(context) : [])];
  const stop = roving.current !== null && keys.includes(roving.current) ? roving.current : keys[0];
  return (
    <>
      <div className={head}>
        <div className={box}>
          <SearchField
            label={intl.formatMessage({ id: 'search.box' })}
            value={context.term}
            maxLength={LONGEST_TERM}
            onValue={(term) => search.send({ type: 'term.typed', term })}
            onCompositionStart={() => search.send({ type: 'composition.started' })}
            onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
              search.send({ type: 'composition.ended', term: event.currentTarget.value })
            }
          />
        </div>
        <IconButton icon="close" label={intl.formatMessage({ id: 'ui.action.close' })} onClick={onClose} />
      </div>
      <SearchFilters
        counts={countsOf(context)}
        active={context.filter}
        pending={pending}
        onToggle={(filter) => search.send({ type: 'filter.toggled', filter })}
      />
      <div ref={results} className={scroller}>
        {pending && <SearchSkeleton slow={snapshot.hasTag('slow')} />}
        {!pending && finds && shown && (
          <Finds
            finds={finds}
            snapshot={shown}
            groups={groups}
            term={context.term}
            stop={stop}
            onCurrent={roving.setCurrent}
          />
        )}
        {!pending && (
          <State snapshot={snapshot} isElsewhere={groups.length > 0 || isPartial(found)} onRetry={onRetry} />
        )}
        {!pending && hasResults && (
          <SearchResults
            found={context}
            term={context.term}
            stop={stop}
            onCurrent={roving.setCurrent}
            onChoose={(kind, apart) => search.send({ type: 'result.chosen', kind, apart })}
          />
        )}
      </div>
      <LiveRegion message={spoken()} />
    </>
  );

  function spoken(): string {
    if (pending) return intl.formatMessage({ id: 'search.loading' });
    const hasEnded = hasResults || snapshot.matches({ open: { asked: 'nothing' } });
    return hasEnded ? intl.formatMessage({ id: 'search.count' }, { count }) : '';
  }
}

type StateProps = {
  snapshot: SnapshotFrom<typeof searchMachine>;
  /** Something was found in ordering, or may be found there once a maintenance is over. */
  isElsewhere: boolean;
  onRetry: () => void;
};

/** What is shown instead of results: hint or error. */
function State({ snapshot, isElsewhere, onRetry }: StateProps) {
  if (snapshot.matches({ open: 'empty' })) return <SearchEmpty />;
  if (snapshot.hasTag('failed')) return <SearchFailed failure={snapshot.context.failure} onRetry={onRetry} />;
  if (snapshot.matches({ open: { asked: 'nothing' } }) && !isElsewhere)
    return <SearchNothing term={snapshot.context.term} />;
  return null;
}
