import type { Order } from '@selvedge/core/contract';
import { deliveriesOf } from '@selvedge/core/order';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { sheet, sumCell } from './order.styles.ts';

const section = css({ paddingBlock: '6', breakInside: 'avoid', maxWidth: 'prose' });
const heading = css({ textStyle: 'heading', marginBottom: '3' });

/** What is delivered in which week. */
export function OrderDeliveries({ order }: { order: Order }) {
  const intl = useIntl();
  const { currency, pieces, value } = order;
  return (
    <section className={section} aria-labelledby="order-deliveries">
      <h2 id="order-deliveries" className={heading}>
        {intl.formatMessage({ id: 'order.deliveries' })}
      </h2>
      <table className={sheet}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'order.delivery' })}</th>
            <th scope="col" className={sumCell}>
              {intl.formatMessage({ id: 'cart.sums.pieces' })}
            </th>
            <th scope="col" className={sumCell}>
              {intl.formatMessage({ id: 'cart.sums.cost' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveriesOf(order.lines).map(({ week, year, sums }) => (
            <tr key={`${year}-${week}`}>
              <th scope="row">
                {intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(week), year: String(year) })}
              </th>
              <td className={sumCell}>
                <Quantity count={sums.pieces} />
              </td>
              <td className={sumCell}>
                <Money minor={sums.value} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{intl.formatMessage({ id: 'order.total' })}</th>
            <td className={sumCell}>
              <Quantity count={pieces} />
            </td>
            <td className={sumCell}>
              <Money minor={value} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
