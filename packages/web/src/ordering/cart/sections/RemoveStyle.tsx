import type { Style } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { CartRef } from '../state/cellView.ts';

/** Takes a style out of the cart. The focus goes to the offer to bring it back. */
export function RemoveStyle({ style, cart }: { style: Style; cart: CartRef }) {
  const intl = useIntl();
  const mayInsert = useSelector(cart, ({ context }) => context.mayInsert);
  if (!mayInsert) return null;
  const remove = () => {
    const articleVariantIds = style.colours.flatMap(({ variants }) =>
      variants.map(({ articleVariantId }) => articleVariantId),
    );
    flushSync(() => cart.send({ type: 'style.removed', articleId: style.articleId, articleVariantIds }));
    document.querySelector<HTMLElement>('[data-removal] button')?.focus();
  };
  return (
    <IconButton
      icon="trash"
      size="compact"
      label={intl.formatMessage({ id: 'cart.remove.action' }, { style: style.name })}
      onClick={remove}
    />
  );
}
