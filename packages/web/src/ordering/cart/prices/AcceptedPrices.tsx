import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ReadingTrouble } from '../../../failure/ReadingTrouble.tsx';
import { Money, ShortDate } from '../../../ui/text/Values.tsx';
import type { AcceptedPricesRef } from '../state/cartPage.ts';

const frame = css({ borderTop: 'hair', paddingBlock: '3' });
const title = css({ textStyle: 'strong', cursor: 'pointer', minHeight: 'control', alignContent: 'center' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'small' });
const facts = css({ color: 'ink.muted' });

/** The changed prices that were accepted in this order: by whom, when, from what to what (N7). */
export function AcceptedPrices({ accepted, currency }: { accepted: AcceptedPricesRef; currency: string }) {
  const intl = useIntl();
  const prices = useSelector(accepted, ({ context }) => context.answer) ?? [];
  const trouble = (
    <ReadingTrouble reading={accepted} title={intl.formatMessage({ id: 'cart.accepted.failed' })} />
  );
  if (prices.length === 0) return trouble;
  return (
    <>
      {trouble}
      <details className={frame}>
        <summary className={title}>
          {intl.formatMessage({ id: 'cart.accepted.title' }, { count: prices.length })}
        </summary>
        <ul className={list}>
          {prices.map((price) => (
            <li key={`${price.articleVariantId} ${price.at} ${price.new}`}>
              <p>
                {[price.styleName, price.articleNumber, price.colourName, price.size].join(' · ')}:{' '}
                <Money minor={price.old} currency={price.oldCurrency ?? currency} /> →{' '}
                <Money minor={price.new} currency={price.newCurrency ?? currency} />
              </p>
              <p className={facts}>
                {intl.formatMessage(
                  { id: 'cart.accepted.by' },
                  { by: price.by, at: <ShortDate key="at" at={price.at} shows="dayAndTime" /> },
                )}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
