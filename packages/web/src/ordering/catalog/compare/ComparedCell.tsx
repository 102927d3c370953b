import type { ComparedLine, ComparedStyle, ComparedValue } from '@selvedge/core/ordering';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Money, Percent, Quantity } from '../../../ui/text/Values.tsx';
import { DeliveryWeek } from '../../style/parts/DeliveryWeek.tsx';
import { Mark } from '../../style/parts/Mark.tsx';
import { Swatch } from '../../style/parts/Swatch.tsx';

const inline = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', rowGap: '1' });
const stacked = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const value = css({ color: 'ink.muted', '&[data-own]': { color: 'ink', fontWeight: 'semibold' } });
const colour = css({ display: 'inline-flex', alignItems: 'baseline', gap: '2' });
const figure = css({ textStyle: 'figure' });

type Props = {
  style: ComparedStyle;
  line: ComparedLine;
  currency: string;
  /** All styles have the same: nothing of it stands out. */
  plain: boolean;
};

/** What a style has in a line. What another one lacks stands out. */
export function ComparedCell({ style, line, currency, plain }: Props) {
  const intl = useIntl();
  const list = <T,>(
    values: readonly ComparedValue<T>[],
    keyOf: (value: T) => string | number,
    draw: (value: T) => ReactNode,
    look = inline,
  ) =>
    values.length === 0 ? (
      <span role="img" aria-label={intl.formatMessage({ id: 'ui.value.missing' })}>
        –
      </span>
    ) : (
      <span className={look}>
        {values.map((one) => (
          <span key={keyOf(one.value)} className={value} data-own={plain || !one.shared ? '' : undefined}>
            {draw(one.value)}
          </span>
        ))}
      </span>
    );
  const { entry, profit } = style;
  switch (line) {
    case 'price':
      return <Money minor={entry.salesPrice} currency={currency} className={figure} />;
    case 'retail':
      return <Money minor={entry.retailPrice} currency={currency} className={figure} />;
    case 'margin':
      return <Percent share={profit.margin} />;
    case 'ordered':
      return <Quantity count={style.ordered} unit />;
    case 'delivery':
      return list(
        style.deliveries,
        (at) => at,
        (at) => <DeliveryWeek at={at} />,
        stacked,
      );
    case 'marks':
      return list(
        style.marks,
        (mark) => mark,
        (mark) => <Mark mark={mark} />,
      );
    case 'colours':
      return list(
        style.colours,
        ({ articleColorId }) => articleColorId,
        ({ hex, name }) => (
          <span className={colour}>
            <Swatch hex={hex} />
            {name}
          </span>
        ),
        stacked,
      );
    default:
      return list(
        style.facets[line],
        (text) => text,
        (text) => text,
      );
  }
}
