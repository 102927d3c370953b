import type { Colour, Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ShortDate } from '../../../ui/text/Values.tsx';
import { useCollectionName } from '../../season/useCollectionName.ts';
import { DeliveryWeek } from '../parts/DeliveryWeek.tsx';
import { Mark } from '../parts/Mark.tsx';
import { FactList } from './FactList.tsx';

const text = css({ maxWidth: 'prose', marginBottom: '5' });
const marks = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1' });

type Props = { style: Style; colour: Colour | undefined };

/** Details of a style: its description, where it belongs, and when it is delivered. */
export function DetailsPanel({ style, colour }: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const facts = [
    { term: intl.formatMessage({ id: 'style.fact.number' }), value: style.articleNumber },
    { term: intl.formatMessage({ id: 'style.fact.brand' }), value: style.brandName },
    { term: intl.formatMessage({ id: 'style.fact.line' }), value: style.lineName },
    {
      term: intl.formatMessage({ id: 'style.fact.subdivision' }),
      value: `${style.subdivision} · ${collectionName(style.collectionType)}`,
    },
    { term: intl.formatMessage({ id: 'style.fact.season' }), value: style.season },
    { term: intl.formatMessage({ id: 'style.fact.gender' }), value: style.gender },
    {
      term: intl.formatMessage({ id: 'style.fact.commodityClass' }),
      value: [style.commodityMainClass, style.commodityClass, style.commoditySubclass]
        .filter((name, at, all) => name !== '' && all.indexOf(name) === at)
        .join(' › '),
    },
    { term: intl.formatMessage({ id: 'catalog.facet.styleRole' }), value: style.styleRole },
    { term: intl.formatMessage({ id: 'style.fact.model' }), value: style.model },
    { term: intl.formatMessage({ id: 'style.fact.shape' }), value: style.shape },
    {
      term: intl.formatMessage({ id: 'catalog.facet.colourGroup' }),
      value: colour ? colour.colourGroup : null,
    },
    {
      term: intl.formatMessage({ id: 'catalog.facet.colourStock' }),
      value: colour ? colour.colourStock : null,
    },
    {
      term: intl.formatMessage({ id: 'style.delivery.label' }),
      value: colour
        ? intl.formatMessage(
            { id: 'style.delivery.exact' },
            {
              week: <DeliveryWeek key="week" at={colour.deliveryFrom} />,
              lastWeek: <DeliveryWeek key="lastWeek" at={colour.deliveryTo} />,
              from: <ShortDate key="from" at={colour.deliveryFrom} />,
              to: <ShortDate key="to" at={colour.deliveryTo} />,
            },
          )
        : null,
    },
    {
      term: intl.formatMessage({ id: 'style.fact.marks' }),
      value:
        style.marks.length === 0 ? null : (
          <span className={marks}>
            {style.marks.map((mark) => (
              <Mark key={mark} mark={mark} />
            ))}
          </span>
        ),
    },
  ];
  return (
    <>
      <p className={text}>{style.description}</p>
      <FactList facts={facts} />
    </>
  );
}
