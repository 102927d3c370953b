import { formatRoute } from '@selvedge/core';
import { entryChildren, reviewChildren } from '@selvedge/core/ordering';
import { rightTo } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { useHasWords } from '../../messages/MessagesProvider.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { NoRightState } from '../../ui/notices/NoRightState.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { RequestRight } from '../access/RequestRight.tsx';
import { rightName } from '../access/rightName.ts';
import { cartDisplayState } from '../cart/state/cartDisplayState.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { RightContact } from '../whyNot/RightContact.tsx';
import { EntryDone } from './EntryDone.tsx';
import { EntryLoading } from './EntryLoading.tsx';
import { EntrySteps } from './EntrySteps.tsx';
import { stack } from './parts/entry.recipe.ts';
import type { EntryRef, SheetFileRef } from './parts/entryRef.ts';
import { Resolving } from './Resolving.tsx';
import { EntryStart } from './reading/EntryStart.tsx';
import { SheetChoice } from './reading/SheetChoice.tsx';
import { useGivenAnywhere } from './reading/useGivenAnywhere.ts';
import { EntryReview } from './review/EntryReview.tsx';
import { SheetFailure } from './sheetFile/SheetButtons.tsx';

type Props = { entry: EntryRef; cart: CartRef; sheetFile: SheetFileRef };

/** Bulk entry: turns a pasted list or a file into quantities, row by row (docs/ordering.md). */
export default function EntryScreen(props: Props) {
  return useHasWords('entry') ? <FastEntry {...props} /> : <EntryLoading />;
}

function FastEntry({ entry, cart, sheetFile }: Props) {
  const intl = useIntl();
  const { over, dropping } = useGivenAnywhere(entry);
  /** The verdict of a row depends on what the cart holds. Without the cart no verdict is shown. */
  const displayState = useSelector(cart, cartDisplayState);
  const place = useSelector(entry, ({ context }) => context.place);
  const { at, listReading, listReview, matching } = useStep(entry);
  if (at === 'noRight') {
    return (
      <NoRightState
        title={intl.formatMessage({ id: 'entry.noRight' })}
        right={rightName(intl, rightTo.insert)}
        actions={
          <>
            <Link look="primary" href={formatRoute({ screen: 'styles', place })}>
              {intl.formatMessage({ id: 'entry.noRight.styles' })}
            </Link>
            <RequestRight look="secondary" rights={[rightTo.insert]} />
          </>
        }
      >
        {intl.formatMessage({ id: 'ui.right.who' })}
        <RightContact right={rightTo.insert} />
      </NoRightState>
    );
  }
  const discard = () => entry.send({ type: 'list.discarded' });
  const loading = intl.formatMessage({ id: 'entry.loading' });
  return (
    <div {...dropping}>
      <PageHeading
        density="compact"
        title={intl.formatMessage({ id: 'app.trail.entry' })}
        lead={stepNames[at] === 'list' ? intl.formatMessage({ id: 'entry.lead' }) : undefined}
      />
      <div className={stack}>
        <EntrySteps at={stepNames[at]} />
        <SheetFailure sheetFile={sheetFile} />
        {at === 'start' && <EntryStart entry={entry} cart={cart} sheetFile={sheetFile} over={over} />}
        {at === 'sheet' && listReading && <SheetChoice listReading={listReading} onDiscard={discard} />}
        {at === 'looking' && matching && <Resolving matching={matching} onDiscard={discard} />}
        {(at === 'restoring' || at === 'waiting') && <EntryLoading />}
        {at === 'review' && displayState === 'loading' && <EntryLoading />}
        {at === 'review' && listReview && (displayState === 'open' || displayState === 'overtaken') && (
          <EntryReview entry={entry} listReview={listReview} cart={cart} sheetFile={sheetFile} />
        )}
        {at === 'done' && listReview && (
          <EntryDone entry={entry} listReview={listReview} cart={cart} sheetFile={sheetFile} />
        )}
      </div>
      <LiveRegion message={at === 'restoring' || at === 'waiting' ? loading : ''} />
    </div>
  );
}

type At = 'noRight' | 'restoring' | 'start' | 'sheet' | 'looking' | 'waiting' | 'review' | 'done';

const stepNames = {
  // Most users who come here have no list yet, so the page shows the start step from the first moment.
  restoring: 'list',
  start: 'list',
  sheet: 'list',
  looking: 'review',
  waiting: 'review',
  review: 'review',
  done: 'cart',
} as const;

const parts: Readonly<Record<string, At>> = {
  noRight: 'noRight',
  restoring: 'restoring',
  empty: 'start',
  reading: 'start',
  unreadable: 'start',
  'open.resolving': 'looking',
  'open.reviewing': 'review',
  'open.taken': 'done',
  'open.partlyTaken': 'done',
};

/** Maps a state to the part of the screen that shows it. */
const stepOf = ({ value }: ReturnType<EntryRef['getSnapshot']>): At => {
  const state = typeof value === 'string' ? value : `open.${value.open}`;
  return parts[state] ?? 'waiting';
};

/** The part of the screen that is shown; reading and matching are asked what they are about. */
function useStep(entry: EntryRef) {
  const step = useSelector(entry, stepOf);
  const { listReading, review: listReview } = useSelector(entry, entryChildren);
  const matching = useSelector(listReview, (now) => now && reviewChildren(now).matching);
  const asksForSheet = useSelector(listReading, (now) => now?.matches('choosingSheet') === true);
  const judges = useSelector(matching, (now) => now?.matches('judging') === true);
  const inReading = step === 'start' && asksForSheet ? 'sheet' : step;
  const at: At = inReading === 'looking' && judges ? 'waiting' : inReading;
  return { at, listReading, listReview, matching };
}
