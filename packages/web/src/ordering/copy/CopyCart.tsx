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
  const head = useSelector(cart, ({ context }) => context.head);
  const unsaved = useSelector(cart, hasUnsaved);
  if (!desk || !head || head.pieces === 0) return null;
  return <CopyButton head={head} unsaved={unsaved} {...desk} />;
}

/** The dialog of it, which stays where the button moves: into a menu in a narrow window. */
export function CopyCartHere({ cart }: Props) {
  const desk = useCopyDesk();
  const cartId = useSelector(cart, ({ context }) => context.head?.cartId);
  return desk && cartId !== undefined && <CopyHere copy={desk.copy} source={{ kind: 'cart', cartId }} />;
}

type CopyButtonProps = { head: CartHead; unsaved: boolean; copy: CopyRef; rights: ResolvedRights };

function CopyButton({ head: { rightEnv, cartId }, unsaved, copy, rights }: CopyButtonProps) {
  const intl = useIntl();
  const opening = {
    type: 'copy.opened',
    source: { kind: 'cart', cartId },
    rightEnv,
    rightEnvs: mayInsert(rights, rightEnv) ? [rightEnv] : [],
    unsaved,
    chosen: [],
  } as const;
  return (
    <Button
      size="compact"
      disabledReason={useWhyNot(copy, opening)}
      reasonAlign="end"
      onClick={() => copy.send(opening)}
    >
      {intl.formatMessage({ id: 'copy.cart.action' })}
    </Button>
  );
}
