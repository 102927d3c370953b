import type { CartHead } from '@selvedge/core/contract';
import { css } from '#style/css';
import { Money, Quantity } from '../../../ui/text/Values.tsx';

const figures = css({
  display: { base: 'flex', md: 'grid' },
  gridTemplateColumns: { md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  flexWrap: 'wrap',
  columnGap: '6',
  textStyle: 'figureStrong',
  textAlign: { md: 'end' },
});

/** Pieces and value of a cart in a list. */
export const CartFigures = ({ head: { pieces, value, currency } }: { head: CartHead }) => (
  <p className={figures}>
    <Quantity count={pieces} unit />
    <Money minor={value} currency={currency} />
  </p>
);
