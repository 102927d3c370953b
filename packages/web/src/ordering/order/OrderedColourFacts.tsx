import { deliveriesOf, type OrderedColour, priceRange } from '@selvedge/core/order';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Money } from '../../ui/text/Values.tsx';

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'fine',
  color: 'ink.muted',
  marginTop: '0.5',
});

type Props = { colour: OrderedColour; currency: string };

/** When a colour is delivered, and its prices per piece. */
export function OrderedColourFacts({ colour: { lines }, currency }: Props) {
  const intl = useIntl();
  const weeks = deliveriesOf(lines).map(({ week, year }) =>
    intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(week), year: String(year) }),
  );
  const cost = priceRange(lines, 'salesPrice');
  const retail = priceRange(lines, 'retailPrice');
  return (
    <span className={facts}>
      <span>{weeks.join(', ')}</span>
      {cost && (
        <span>
          {intl.formatMessage({ id: 'catalog.price.cost' })} <Range {...cost} currency={currency} />
        </span>
      )}
      {retail && (
        <span>
          {intl.formatMessage({ id: 'catalog.price.retail' })} <Range {...retail} currency={currency} />
        </span>
      )}
    </span>
  );
}

function Range({ least, most, currency }: { least: number; most: number; currency: string }) {
  return (
    <>
      <Money minor={least} currency={currency} />
      {most > least && (
        <>
          {' – '}
          <Money minor={most} currency={currency} />
        </>
      )}
    </>
  );
}
