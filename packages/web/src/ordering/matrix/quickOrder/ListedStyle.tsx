import { lastUndoing } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Money } from '../../../ui/text/Values.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { Thumbnail } from '../../style/parts/Thumbnail.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import type { ListOrdering } from './quickOrderRef.ts';
import type { ListedStyleFacts } from './useListedStyle.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: '3' });
const picture = css({ width: '8', flexShrink: '0' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '0.5',
  minWidth: '0',
  flex: '1',
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  textStyle: 'figure',
});
const muted = css({ color: 'ink.muted' });
const said = css({
  flex: { base: '[1 0 100%]', md: '1' },
  justifyContent: { md: 'flex-end' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minHeight: 'controlDense',
  textStyle: 'small',
});

type Props = { listed: ListedStyleFacts; list: ListOrdering; cart: CartRef };

/** The style as the list has it, and what was ordered of the one before. */
export function ListedStyle({ listed: { entry, currency, at, count }, list, cart }: Props) {
  const intl = useIntl();
  const before = useSelector(list.quickStyle, ({ context }) => context.before);
  const undone = useSelector(cart, lastUndoing);
  const whyNot = useWhyNot(cart, { type: 'edits.undone' });
  const [colour] = entry.colours;
  return (
    <div className={row}>
      <span className={picture}>{colour && <Thumbnail colour={colour} eager />}</span>
      <div className={facts}>
        <p className={line}>
          <span>{entry.articleNumber}</span>
          {at !== null && (
            <span className={muted}>{intl.formatMessage({ id: 'style.neighbours.at' }, { at, count })}</span>
          )}
        </p>
        <p className={line}>
          <span>
            {intl.formatMessage({ id: 'catalog.price.cost' })}{' '}
            <Money minor={entry.salesPrice} currency={currency} />
          </span>
          <span className={muted}>
            {intl.formatMessage({ id: 'catalog.price.retail' })}{' '}
            <Money minor={entry.retailPrice} currency={currency} />
          </span>
        </p>
        <div className={said}>
          <span role="status">
            {before &&
              (undone
                ? intl.formatMessage(
                    { id: 'matrix.report.undone' },
                    { count: undone.articleVariantIds.length },
                  )
                : intl.formatMessage(
                    { id: 'quickOrder.taken' },
                    { count: before.pieces, style: before.style },
                  ))}
          </span>
          {before && (
            <Button
              variant="quiet"
              size="compact"
              icon="undo"
              disabledReason={whyNot}
              onClick={() => cart.send({ type: 'edits.undone' })}
            >
              {intl.formatMessage({ id: 'matrix.undo' })}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
