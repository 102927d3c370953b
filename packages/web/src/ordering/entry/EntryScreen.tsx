import { formatRoute } from '@selvedge/core';
import { entryChildren } from '@selvedge/core/ordering';
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

/** Fast entry: turns a pasted list or a file into quantities, row by row (docs/ordering.md). */
export default function EntryScreen(props: Props) {
  return useHasWords('entry') ? <FastEntry {...props} /> : <EntryLoading />;
}

function FastEntry({ entry, cart, sheetFile }: Props) {
  const intl = useIntl();
  const { over, dropping } = useGivenAnywhere(entry);
  const at = useSelector(entry, stepOf);
  /** The verdict of a row depends on what the cart holds. Without the cart no verdict is shown. */
  const displayState = useSelector(cart, cartDisplayState);
  const place = useSelector(entry, ({ context }) => context.place);
  const { listReading, matching } = useSelector(entry, entryChildren);
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
      />
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
        {at === 'review' && (displayState === 'open' || displayState === 'overtaken') && (
          <EntryReview entry={entry} cart={cart} sheetFile={sheetFile} />
        )}
        {at === 'done' && <EntryDone entry={entry} cart={cart} sheetFile={sheetFile} />}
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
  'reading.choosingSheet': 'sheet',
  resolving: 'looking',
  'resolving.judging': 'waiting',
  reviewing: 'review',
  done: 'done',
};

/** Maps a state to the part of the screen that shows it. */
const stepOf = (snapshot: ReturnType<EntryRef['getSnapshot']>): At => {
  const { value } = snapshot;
  if (typeof value === 'string') return parts[value] ?? 'waiting';
  const [state = '', inner] = Object.entries(value)[0] ?? [];
  return parts[`${state}.${inner}`] ?? parts[state] ?? 'waiting';
};
