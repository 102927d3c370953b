import type { Lock, SeasonPlace } from '@selvedge/core/contract';
import { type cartMachine, type contentsMachine, hasUnsaved } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useWide } from '../catalog/useWide.ts';
import type { SheetFileRef } from '../entry/parts/entryRef.ts';
import { LocksNotice } from '../finding/LocksNotice.tsx';
import { CartEmpty, type FinalizedOrder } from './CartEmpty.tsx';
import { CartLoading } from './CartLoading.tsx';
import { FilledCart } from './FilledCart.tsx';
import { CartOvertaken } from './orphanedEdits/CartOvertaken.tsx';
import { SaveState } from './saving/SaveState.tsx';
import { cartDisplayState } from './state/cartDisplayState.ts';
import type { CartPage } from './state/cartPage.ts';

type Props = {
  place: SeasonPlace;
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
  cart: ActorRefFrom<typeof cartMachine>;
  /** The styles behind the lines; absent while there is no cart. */
  contents: ActorRefFrom<typeof contentsMachine> | undefined;
  /** The customer's locks. Those that affect this place are shown. */
  locks: readonly Lock[];
  /** Actions on the cart as a whole. */
  actions?: ReactNode;
  page?: CartPage | undefined;
  /** The order that the last cart of this place was finalized into. */
  ordered?: FinalizedOrder | null;
  sheetFile?: SheetFileRef;
};

/** All styles in the cart with their quantities (N1, N2). */
export function CartScreen({ actions, locks, ...props }: Props) {
  const intl = useIntl();
  const wide = useWide();
  const inMenu = !wide && props.page !== undefined && props.contents !== undefined;
  return (
    <>
      <PageHeading
        density="compact"
        title={intl.formatMessage({ id: 'cart.title' })}
        actions={inMenu ? undefined : actions}
      />
      <LocksNotice locks={locks} place={props.place} />
      <CartBody {...props} actions={inMenu ? actions : undefined} />
    </>
  );
}

function CartBody({
  place,
  now,
  cart,
  contents,
  sheetFile,
  page,
  ordered = null,
  actions,
}: Omit<Props, 'locks'>) {
  const intl = useIntl();
  const displayState = useSelector(cart, cartDisplayState);
  const failure = useSelector(cart, ({ context }) => context.failure);
  const mayInsert = useSelector(cart, ({ context }) => context.mayInsert);
  const unsaved = useSelector(cart, hasUnsaved);
  if (displayState === 'loading') return <CartLoading />;
  if (displayState === 'failed') {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'cart.failed.title' })}
        failure={failure}
        onRetry={() => cart.send({ type: 'cart.reloaded' })}
      />
    );
  }
  if (displayState === 'overtaken') return <CartOvertaken cart={cart} sheetFile={sheetFile} />;
  if (!contents && unsaved) {
    return (
      <Notice tone="info" title={intl.formatMessage({ id: 'cart.first.title' })} live>
        <SaveState cart={cart} />
      </Notice>
    );
  }
  if (!contents) {
    return (
      <CartEmpty
        place={place}
        title={intl.formatMessage({ id: 'cart.empty.title' })}
        text={intl.formatMessage({ id: 'cart.empty.text' })}
        mayInsert={mayInsert}
        ordered={ordered}
      />
    );
  }
  return <FilledCart place={place} now={now} cart={cart} contents={contents} page={page} actions={actions} />;
}
