import { formatRoute } from '@selvedge/core';
import { type catalogMachine, listSearch, type styleMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useOffline } from '../../platform/useOffline.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { ErrorState } from '../../ui/notices/ErrorState.tsx';
import { SaveState } from '../cart/saving/SaveState.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { NeighbourLinks } from './neighbours/NeighbourLinks.tsx';

type Props = {
  actor: ActorRefFrom<typeof styleMachine>;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
};

/**
 * The style could not be loaded because of the network: says why, what happens to typed quantities, and that loading
 * resumes automatically.
 */
export function StyleAway({ actor, cart, catalog }: Props) {
  const intl = useIntl();
  const offline = useOffline();
  const articleId = useSelector(actor, ({ context }) => context.articleId);
  const place = useSelector(actor, ({ context }) => context.place);
  const search = useSelector(actor, ({ context }) => context.search);
  const asking = useSelector(actor, (at) => at.hasTag('pending'));
  return (
    <>
      <NeighbourLinks catalog={catalog} articleId={articleId} />
      <ErrorState
        title={
          offline
            ? intl.formatMessage({ id: 'style.away.offline' })
            : intl.formatMessage({ id: 'style.away.lost' })
        }
        kept={<SaveState cart={cart} />}
        onRetry={() => actor.send({ type: 'style.retried' })}
        retrying={asking}
        actions={
          <Link look="secondary" href={formatRoute({ screen: 'styles', place, search: listSearch(search) })}>
            {intl.formatMessage({ id: 'style.back' })}
          </Link>
        }
      >
        {offline
          ? intl.formatMessage({ id: 'style.away.lead' })
          : intl.formatMessage({ id: 'style.away.noAnswer' })}
      </ErrorState>
    </>
  );
}
