import { type cartMachine, hasUnsaved, holds } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { type CopyRef, useCopyDesk } from './CopyDesk.ts';
import { CopyHere } from './CopyHere.tsx';

type Props = { cart: ActorRefFrom<typeof cartMachine> };

/** Copies the stored cart to other customers (specification, section 2: copy order dialog). Nothing outside the ordering area. */
export function CopyCart({ cart }: Props) {
  const desk = useCopyDesk();
  return desk && <Offered cart={cart} {...desk} />;
}

function Offered({
  cart,
  copy,
  rights,
}: Props & NonNullable<ReturnType<typeof useCopyDesk>> & { copy: CopyRef }) {
  const intl = useIntl();
  const head = useSelector(cart, ({ context }) => context.head);
  const unsaved = useSelector(cart, hasUnsaved);
  if (!head || head.pieces === 0) return null;
  const { rightEnv } = head;
  const why = () => {
    if (!holds(rights, rightEnv, 'SHOPPINGCART_INSERT')) return intl.formatMessage({ id: 'copy.off.right' });
    return unsaved ? intl.formatMessage({ id: 'copy.off.unsaved' }) : undefined;
  };
  const source = { kind: 'cart', cartId: head.cartId } as const;
  return (
    <>
      <Button
        size="compact"
        disabledReason={why()}
        reasonAlign="end"
        onClick={() =>
          copy.send({ type: 'copy.opened', source, rightEnv, rightEnvs: [rightEnv], chosen: [] })
        }
      >
        {intl.formatMessage({ id: 'copy.cart.action' })}
      </Button>
      <CopyHere copy={copy} source={source} />
    </>
  );
}
