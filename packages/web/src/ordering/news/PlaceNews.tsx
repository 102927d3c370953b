import { SHOW_AFTER, workspaceChildren, type workspaceMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { LatePart } from '../../failure/LatePart.tsx';
import { orderingPart } from '../../messages/orderingPart.ts';
import { newsLine } from './news.recipe.ts';

const Elsewhere = orderingPart(() => import('./Elsewhere.tsx'));

const lastInLine = css({ paddingInlineEnd: '3' });

type Props = { workspace: ActorRefFrom<typeof workspaceMachine> };

/**
 * What somebody else did to the open cart, once the page shows the result. Also says when such news cannot be received.
 */
export function PlaceNews({ workspace }: Props) {
  const intl = useIntl();
  const updates = useSelector(workspace, (now) => workspaceChildren(now).cartUpdates);
  const elsewhere = useSelector(updates, (now) => now?.context.elsewhere ?? null);
  // The check tells itself how it ended, and whose the order is while that is being asked, only the answer says.
  const told = useSelector(
    workspace,
    (now) => now.matches({ open: { check: 'ended' } }) || now.context.ending === 'uncertain',
  );
  const news = useSelector(workspace, (now) => workspaceChildren(now).cartNews);
  const lost = useSelector(news, (now) => now?.hasTag('lost') === true && now.context.failures >= SHOW_AFTER);
  return (
    <>
      {elsewhere && !told && (
        <LatePart>
          <Elsewhere cart={elsewhere} onRead={() => updates?.send({ type: 'elsewhere.read' })} />
        </LatePart>
      )}
      {lost && (
        <p className={`${newsLine} ${lastInLine}`} role="status">
          {intl.formatMessage({ id: 'news.lost' })}
        </p>
      )}
    </>
  );
}
