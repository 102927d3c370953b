import type { CartHead, ResolvedRights, SeasonPlace, Style } from '@selvedge/core/contract';
import { rackOf, sumsOfStyles, type WorkspaceChildren, wishedPieces } from '@selvedge/core/ordering';
import { mayInsert, maySubmit } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { failedAloud } from '../../failure/failedAloud.ts';
import { SinceApproval } from '../approval/SinceApproval.tsx';
import { OrderNote } from '../cart/note/OrderNote.tsx';
import { UnsentNoteOfCart } from '../cart/note/UnsentNote.tsx';
import { AcceptedPrices } from '../cart/prices/AcceptedPrices.tsx';
import { SumsLine } from '../cart/sums/SumsLine.tsx';
import { OrderLimitDrawer } from '../limit/OrderLimitDrawer.tsx';
import { OrderDetails } from '../orderDetails/OrderDetails.tsx';
import { goTo } from '../whyNot/spots.ts';
import { ApprovalPanel } from './ApprovalPanel.tsx';
import { CheckTabs } from './CheckTabs.tsx';
import { type ExistingOrder, FinalizationOutcome } from './FinalizationOutcome.tsx';
import { FinalizationPanel } from './FinalizationPanel.tsx';
import { Rack } from './rack/Rack.tsx';
import { Verdict } from './Verdict.tsx';

const none: readonly Style[] = [];
const band = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  gap: { base: '6', md: '10' },
  alignItems: 'start',
  paddingBottom: '10',
});
const decision = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '5', _laptop: '3' },
  padding: { base: '4', sm: '6', _laptop: '4' },
  border: 'hair',
  background: 'surface.raised',
  _print: { display: 'none' },
});

type Actors = Required<
  Pick<
    WorkspaceChildren,
    | 'cart'
    | 'note'
    | 'contents'
    | 'check'
    | 'rack'
    | 'rackFile'
    | 'approval'
    | 'approvalHistory'
    | 'finalization'
    | 'limit'
    | 'acceptedPrices'
  >
>;

type Props = Actors & {
  orderDetails: WorkspaceChildren['orderDetails'];
  openDetails: (head: CartHead) => void;
  place: SeasonPlace;
  currency: string;
  /** The existing order, if there is no cart any more. */
  ordered: ExistingOrder;
  rights: ResolvedRights;
};

/** The stored cart as it would be ordered: the result of the rules, the decision and the rack. */
export function Reviewing({
  place,
  currency,
  limit,
  rights,
  cart,
  note,
  contents,
  check,
  rack,
  rackFile,
  approval,
  approvalHistory,
  acceptedPrices,
  ordered,
  finalization,
  orderDetails,
  openDetails,
}: Props) {
  const intl = useIntl();
  const snapshot = useSelector(cart, (now) => now);
  const answer = useSelector(contents, ({ context }) => context.answer);
  const styles = answer ?? none;
  const view = useSelector(rack, ({ context }) => context.view);
  const finalizes = maySubmit(rights, place.rightEnv);
  const known = useSelector(limit, ({ context }) => context.limit);
  const overtaken = useSelector(finalization, (now) => now.matches('overtaken'));
  const unchecked = useSelector(check, (now) => now.hasTag('failed'));
  const targets = {
    place,
    here: {
      findings: () => goTo('findings'),
      limit: () => goTo('limit')?.click(),
      ...(unchecked ? { checkAgain: () => check.send({ type: 'check.repeated' }) } : {}),
    },
  };
  const { lines, head } = snapshot.context;
  const pieces = useMemo(() => wishedPieces(snapshot), [snapshot]);
  // Without its styles nothing of the cart can be added up; that they cannot be read stands in the rack's place.
  const sums = answer && sumsOfStyles(answer, pieces, lines);
  const failed = useSelector(contents, (now) => failedAloud(now) || now.matches('missing'));
  const addsUp = head !== null && (sums !== null || !failed);
  const hanging = useMemo(() => answer && rackOf(answer, pieces, lines, view), [answer, pieces, lines, view]);
  if (overtaken) {
    // There is no cart any more, so its contents and findings would mean nothing.
    return (
      <div className={css({ maxWidth: 'prose' })}>
        <FinalizationOutcome finalization={finalization} ordered={ordered} styles={styles} place={place} />
      </div>
    );
  }
  // While it is asked what became of a cart that is gone, there is nothing else to show.
  return (
    <>
      <CheckTabs
        actor={rack}
        rack={hanging}
        order={
          <div className={band}>
            {head && <Verdict check={check} styles={styles} place={place} cart={cart} />}
            <section className={decision} aria-label={intl.formatMessage({ id: 'check.decision.label' })}>
              {addsUp && <SumsLine size="panel" sums={sums} currency={currency} />}
              {addsUp && <OrderLimitDrawer limit={limit} order={sums?.value ?? null} />}
              {head && <OrderNote note={head.note} />}
              <UnsentNoteOfCart note={note} place={place} />
              {head && (
                <OrderDetails
                  details={orderDetails}
                  head={head}
                  mayInsert={mayInsert(rights, place.rightEnv)}
                  onOpen={() => openDetails(head)}
                />
              )}
              <AcceptedPrices accepted={acceptedPrices} currency={currency} />
              {head && <SinceApproval history={approvalHistory} head={head} />}
              {head && (
                <ApprovalPanel
                  approval={approval}
                  targets={targets}
                  maySubmit={finalizes}
                  styles={styles}
                  place={place}
                />
              )}
              {finalizes && (
                <FinalizationPanel
                  finalization={finalization}
                  ordered={ordered}
                  targets={targets}
                  styles={styles}
                  place={place}
                />
              )}
            </section>
          </div>
        }
      />
      {head && (
        <Rack
          actor={rack}
          contents={contents}
          file={rackFile}
          head={head}
          place={place}
          currency={currency}
          limit={known}
          rack={hanging}
        />
      )}
    </>
  );
}
