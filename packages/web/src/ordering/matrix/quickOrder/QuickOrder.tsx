import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { WorkDialog } from '../../dialog/WorkDialog.tsx';
import { ListedStyle } from './ListedStyle.tsx';
import { QuickOrderActions } from './QuickOrderActions.tsx';
import { QuickOrderForm } from './QuickOrderForm.tsx';
import { QuickStyleState } from './QuickStyleState.tsx';
import { filling, lead } from './quickOrder.recipe.ts';
import type { ListOrdering, QuickOrderRef } from './quickOrderRef.ts';
import { useListedStyle } from './useListedStyle.ts';
import { useTaking } from './useTaking.ts';

type Props = {
  actor: QuickOrderRef;
  cart: CartRef;
  /** It is opened in the list of styles, where it goes on with the next style. */
  list?: ListOrdering | undefined;
};

/** A total spread over the sizes, to be reviewed and changed before it goes into the cart (M4). */
export function QuickOrder({ actor, cart, list }: Props) {
  const intl = useIntl();
  const isOpen = useSelector(actor, (at) => at.matches('open'));
  const style = useSelector(actor, ({ context }) => context.style);
  const listed = useListedStyle(list);
  const taking = useTaking(actor, cart, listed?.next);
  const close = () => {
    actor.send({ type: 'quickOrder.closed' });
    list?.quickStyle.send({ type: 'quickStyle.closed' });
  };
  const shown = isOpen ? style : null;
  const name = shown?.name ?? listed?.entry.name;
  if (name === undefined) return null;
  return (
    <WorkDialog
      room="steady"
      onClose={close}
      title={intl.formatMessage({ id: 'quickOrder.title' }, { style: name })}
      actions={
        shown ? (
          <QuickOrderActions actor={actor} cart={cart} taking={taking} onClose={close} />
        ) : (
          <Button variant="quiet" onClick={close}>
            {intl.formatMessage({ id: 'quickOrder.cancel' })}
          </Button>
        )
      }
    >
      <div className={filling}>
        {!list && <p className={lead}>{intl.formatMessage({ id: 'quickOrder.lead' })}</p>}
        {list && listed && <ListedStyle listed={listed} list={list} cart={cart} />}
        {shown ? (
          <QuickOrderForm key={shown.articleId} actor={actor} style={shown} taking={taking} again={!!list} />
        ) : (
          list && <QuickStyleState actor={list.quickStyle} />
        )}
      </div>
    </WorkDialog>
  );
}
