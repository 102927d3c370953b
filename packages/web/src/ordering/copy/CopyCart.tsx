import type { CartHead, ResolvedRights } from '@selvedge/core/contract';
import { type cartMachine, hasUnsaved } from '@selvedge/core/ordering';
import { mayInsert } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/buttons/Button.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { type CopyRef, useCopyDesk } from './CopyDesk.ts';
import { CopyHere } from './CopyHere.tsx';

type Props = { cart: ActorRefFrom<typeof cartMachine> };

/** Copies the stored cart to other customers (N9). Renders nothing outside the ordering area. */
export function CopyCart({ cart }: Props) {
  const desk = useCopyDesk();
  return desk && <Offered cart={cart} {...desk} />;
}

function Offered({
  cart,
  copy,
  rights,
}: Props & NonNullable<ReturnType<typeof useCopyDesk>> & { copy: CopyRef }) {
  const head = useSelector(cart, ({ context }) => context.head);
  const unsaved = useSelector(cart, hasUnsaved);
  if (!head || head.pieces === 0) return null;
  return <CopyButton head={head} unsaved={unsaved} copy={copy} rights={rights} />;
}

type CopyButtonProps = { head: CartHead; unsaved: boolean; copy: CopyRef; rights: ResolvedRights };

function CopyButton({ head: { rightEnv, cartId }, unsaved, copy, rights }: CopyButtonProps) {
  const intl = useIntl();
  const source = { kind: 'cart', cartId } as const;
  const opening = {
    type: 'copy.opened',
    source,
    rightEnv,
    rightEnvs: mayInsert(rights, rightEnv) ? [rightEnv] : [],
    unsaved,
    chosen: [],
  } as const;
  return (
    <>
      <Button
        size="compact"
        disabledReason={useWhyNot(copy, opening)}
        reasonAlign="end"
        onClick={() => copy.send(opening)}
      >
        {intl.formatMessage({ id: 'copy.cart.action' })}
      </Button>
      <CopyHere copy={copy} source={source} />
    </>
  );
}
