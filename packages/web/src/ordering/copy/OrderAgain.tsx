import { type Order, rightEnvs } from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import type { ClosesMenu } from '../../ui/buttons/ActionMenu.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { useCopyDesk } from './CopyDesk.ts';
import { CopyHere } from './CopyHere.tsx';

type CopiedOrder = Pick<Order, 'orderId' | 'rightEnv' | 'customerId' | 'customerNumber' | 'customerName'>;

/** Copies the lines of an order into a cart, after a plan. Renders nothing outside the ordering area. */
export function OrderAgain({ order, closes }: { order: CopiedOrder; closes: ClosesMenu }) {
  const desk = useCopyDesk();
  return desk && <Again order={order} closes={closes} {...desk} />;
}

/** The dialog of {@link OrderAgain}. It stands outside the menu, which closes before it. */
export function OrderAgainDialog({ order: { orderId } }: { order: CopiedOrder }) {
  const desk = useCopyDesk();
  return desk && <CopyHere copy={desk.copy} source={{ kind: 'order', orderId }} />;
}

function Again({
  order,
  closes,
  copy,
  rights,
}: { order: CopiedOrder; closes: ClosesMenu } & NonNullable<ReturnType<typeof useCopyDesk>>) {
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
    <li>
      <Button
        {...closes}
        wide
        variant="quiet"
        disabledReason={useWhyNot(copy, opening)}
        onClick={() => copy.send(opening)}
      >
        {intl.formatMessage({ id: 'copy.order.action' })}
      </Button>
    </li>
  );
}
