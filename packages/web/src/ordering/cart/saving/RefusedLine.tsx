import type { Finding, Style } from '@selvedge/core/contract';
import { cellOf, piecesBefore } from '@selvedge/core/ordering';
import { spotOf } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FindingText } from '../../finding/FindingText.tsx';
import { RemedyButton } from '../../finding/RemedyButton.tsx';
import type { CartRef } from '../state/cellView.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' });
const words = css({ flex: '1', minWidth: '[14rem]' });
const where = css({ textStyle: 'strong' });

/** A quantity that the server did not accept. */
export interface RefusedQuantity {
  readonly articleVariantId: string;
  readonly entry: string;
  readonly finding: Finding;
}

/** The quantity before the rejected entry, formatted as an entry. */
export const asBefore = (cart: CartRef, articleVariantId: string) => {
  const before = piecesBefore(cart.getSnapshot(), articleVariantId);
  return { articleVariantId, entry: before === 0 ? '' : String(before) };
};

/** Findings fixed by entering another quantity. For all others the fix is to restore the previous quantity. */
const quantities: readonly string[] = ['stockExceeded', 'permittedExceeded'];

type Props = {
  refused: RefusedQuantity;
  cart: CartRef;
  styles: readonly Style[];
  /** The style's name if it is not among `styles`. */
  name?: string | undefined;
};

/** One line that was refused: where it is, what was typed, why it was refused, and how to fix it. */
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
        <RemedyButton finding={finding} styles={styles} cart={cart} place={place} />
      )}
      <Button size="compact" variant="quiet" onClick={() => type(asBefore(cart, articleVariantId))}>
        {intl.formatMessage({ id: 'cart.errors.drop' })}
      </Button>
    </li>
  );
}
