import { type Order, rightEnvs } from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { useCopyDesk } from './CopyDesk.ts';
import { CopyHere } from './CopyHere.tsx';

type CopiedOrder = Pick<Order, 'orderId' | 'rightEnv' | 'customerId' | 'customerNumber' | 'customerName'>;

/** Copies the lines of an order into a cart, after a plan. Renders nothing outside the ordering area. */
export function OrderAgain({ order }: { order: CopiedOrder }) {
  const desk = useCopyDesk();
  return desk && <Again order={order} {...desk} />;
}

function Again({
  order,
  copy,
  rights,
}: { order: CopiedOrder } & NonNullable<ReturnType<typeof useCopyDesk>>) {
  const intl = useIntl();
  const { customerId, customerNumber, customerName: name } = order;
  const open = rightEnvs.filter((env) => mayInsert(rights, env));
  const source = { kind: 'order', orderId: order.orderId } as const;
  const [first = order.rightEnv] = open.includes(order.rightEnv) ? [order.rightEnv] : open;
  const opening = {
    type: 'copy.opened',
    source,
    rightEnv: first,
    rightEnvs: open,
    chosen: [{ customerId, customerNumber, name, city: '' }],
  } as const;
  return (
    <>
      <Button disabledReason={useWhyNot(copy, opening)} reasonAlign="end" onClick={() => copy.send(opening)}>
        {intl.formatMessage({ id: 'copy.order.action' })}
      </Button>
      <CopyHere copy={copy} source={source} />
    </>
  );
}
