import type { Finding, Style } from '@selvedge/core/contract';
import { cellOf, piecesBefore } from '@selvedge/core/ordering';
import { spotOf } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { FindingText } from '../finding/FindingText.tsx';
import { WayOutButton } from '../finding/WayOutButton.tsx';
import type { CartRef } from '../matrix/cellView.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' });
const words = css({ flex: '1', minWidth: '[14rem]' });
const where = css({ textStyle: 'strong' });

/** A quantity that the server did not take. */
export interface RefusedQuantity {
  readonly articleVariantId: string;
  readonly entry: string;
  readonly finding: Finding;
}

/** What stood there before it was typed, as one types it. */
export const asBefore = (cart: CartRef, articleVariantId: string) => {
  const before = piecesBefore(cart.getSnapshot(), articleVariantId);
  return { articleVariantId, entry: before === 0 ? '' : String(before) };
};

/** The rules whose way out is a quantity; what other rules say, taking the quantity back mends. */
const quantities: readonly string[] = ['stockExceeded', 'permittedExceeded'];

type Props = {
  refused: RefusedQuantity;
  cart: CartRef;
  styles: readonly Style[];
  /** What the style is called where it is none of `styles`. */
  name?: string | undefined;
};

/** One line that was not taken: where, what was typed, why, and what can be done. */
export function RefusedLine({ refused: { articleVariantId, finding }, cart, styles, name }: Props) {
  const intl = useIntl();
  const place = useSelector(cart, ({ context }) => context.place);
  const { style, colour, variant, articleLength } = spotOf({ ...finding.place, articleVariantId }, styles);
  const { entry } = cellOf(cart.getSnapshot(), articleVariantId);
  const type = (cell: { articleVariantId: string; entry: string }) =>
    cart.send({ type: 'cells.typed', cells: [cell] });
  const named = style ? `${style.name} ${style.articleNumber}` : (name ?? articleVariantId);
  return (
    <li className={row}>
      <span className={words}>
        <span className={where}>
          {[named, colour?.name, articleLength, variant?.size].filter(Boolean).join(' · ')}
        </span>{' '}
        {intl.formatMessage({ id: 'cart.errors.typed' }, { entry })} <FindingText finding={finding} />
      </span>
      <Button size="compact" variant="quiet" onClick={() => type({ articleVariantId, entry })}>
        {intl.formatMessage({ id: 'cart.errors.retry' })}
      </Button>
      {quantities.includes(finding.code) && (
        <WayOutButton finding={finding} styles={styles} cart={cart} place={place} />
      )}
      <Button size="compact" variant="quiet" onClick={() => type(asBefore(cart, articleVariantId))}>
        {intl.formatMessage({ id: 'cart.errors.drop' })}
      </Button>
    </li>
  );
}
