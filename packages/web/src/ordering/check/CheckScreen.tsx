import type { CartHead } from '@selvedge/core/contract';
import { lastOrderOf, newsIn, workspaceChildren, type workspaceMachine } from '@selvedge/core/ordering';
import { mayInsert } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { EndedElsewhere } from '../finalization/EndedElsewhere.tsx';
import { CheckEmpty } from './CheckEmpty.tsx';
import { OrderFinalized } from './OrderFinalized.tsx';
import { Reviewing } from './Reviewing.tsx';
import { Settling } from './Settling.tsx';

type Props = { workspace: ActorRefFrom<typeof workspaceMachine> };

/** Order check: what is ordered, the result of the rules, approval and finalization (O1). */
export function CheckScreen({ workspace }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(workspace, (now) => now);
  const {
    cart,
    note,
    contents,
    check,
    rack,
    rackFile,
    approval,
    approvalHistory,
    acceptedPrices,
    finalization,
    cartUpdates,
    limit,
    orderDetails,
  } = workspaceChildren(snapshot);
  const { route, rights, facts } = snapshot.context;
  const told = newsIn(snapshot)?.cart;
  const reviews =
    note &&
    contents &&
    check &&
    rack &&
    rackFile &&
    approval &&
    approvalHistory &&
    acceptedPrices &&
    finalization &&
    limit;
  const openDetails = (head: CartHead) => orderDetails?.send({ type: 'orderDetails.opened', head });
  const elsewhere = useSelector(cartUpdates, (now) => now?.context.elsewhere ?? null);
  const ordered = useSelector(finalization, (now) => now?.context.order ?? null);
  if (ordered) return <OrderFinalized order={ordered} place={route.place} />;
  return (
    <>
      <PageHeading density="compact" title={intl.formatMessage({ id: 'check.title' })} />
      {snapshot.matches({ open: { check: 'settling' } }) && cart && (
        <Settling cart={cart} place={route.place} />
      )}
      {snapshot.matches({ open: { check: 'ended' } }) && (
        <EndedElsewhere place={route.place} cart={told?.order ? told : elsewhere} />
      )}
      {snapshot.matches({ open: { check: 'empty' } }) && (
        <CheckEmpty
          place={route.place}
          mayInsert={mayInsert(rights, route.place.rightEnv)}
          ordered={lastOrderOf(snapshot)}
        />
      )}
      {snapshot.matches({ open: { check: 'reviewing' } }) && cart && facts && reviews && (
        <Reviewing
          place={route.place}
          currency={facts.season.currency}
          limit={limit}
          ordered={told?.order ?? null}
          rights={rights}
          cart={cart}
          note={note}
          contents={contents}
          check={check}
          rack={rack}
          rackFile={rackFile}
          approval={approval}
          approvalHistory={approvalHistory}
          acceptedPrices={acceptedPrices}
          finalization={finalization}
          orderDetails={orderDetails}
          openDetails={openDetails}
        />
      )}
    </>
  );
}
