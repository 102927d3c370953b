import { type ColumnName, coverOf } from '@selvedge/core/ordering';
import { memo, useContext } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Money, Percent, Quantity } from '../../../ui/text/Values.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { markNames } from '../../style/parts/Mark.tsx';
import { Thumbnail } from '../../style/parts/Thumbnail.tsx';
import { ActHere } from './ActHere.tsx';
import { ColourDots } from './ColourDots.tsx';
import { compactColumns, facts, figureColumn, label, roomiest, roomy } from './compact.recipe.ts';
import { ListedWeeks } from './ListedWeeks.tsx';
import { as, columnTitles, isFigure, ListColumns } from './listColumns.ts';
import { OrderHere } from './OrderHere.tsx';
import { StyleLink } from './StyleLink.tsx';
import { type StyleProps, sameStyle } from './sameStyle.ts';

const line = css({
  position: 'relative',
  /** A third line on a phone, and a fourth for a long name: beside number and buttons it would be cut. */
  minHeight: '[3.5rem]',
  paddingBlock: '1',
  '@container (min-width: 34rem)': { height: '[2.75rem]', minHeight: '0', paddingBlock: '0' },
  alignContent: 'center',
  borderBottom: 'hair',
  textStyle: 'small',
  overflow: 'hidden',
  /** The dots of the colours have a column of their own; below the name they stay on the line. */
  '& p': {
    paddingInlineEnd: '0',
    flexWrap: 'nowrap',
    '@container (min-width: 56rem)': { flexWrap: 'wrap' },
  },
  '& p > *': { flexShrink: '0' },
  _hover: { background: 'surface.sunken' },
});
const picture = css({
  width: '[1.75rem]',
  height: '[2.25rem]',
  overflow: 'hidden',
  gridArea: 'picture',
  '@container (min-width: 56rem)': { gridArea: 'auto' },
});
/** The name is below number and marks, except where there is room for all side by side, but not for columns. */
const title = css({
  gridArea: 'title',
  minWidth: '0',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gridTemplateAreas: '"number marks" "name name"',
  alignItems: 'baseline',
  columnGap: '2',
  whiteSpace: 'nowrap',
  '@container (34rem <= width < 56rem)': { display: 'flex' },
  '@container (min-width: 56rem)': { gridArea: 'auto' },
});
const number = css({
  gridArea: 'number',
  textStyle: 'fine',
  lineHeight: 'tight',
  color: 'ink.muted',
  fontVariantNumeric: '[tabular-nums]',
});
const name = css({
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  textStyle: 'control',
  lineHeight: 'tight',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@container (min-width: 34rem)': { whiteSpace: 'nowrap' },
});
const nameText = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' });
const marks = css({
  gridArea: 'marks',
  order: '1',
  minWidth: '0',
  flexShrink: '99',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textStyle: 'fine',
  lineHeight: 'tight',
  fontWeight: 'medium',
});
const muted = css({ color: 'ink.muted' });
const acts = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  gridArea: 'acts',
  /** Three abreast leave room for the name on a phone; they are as high as the line. */
  _touch: { '& button': { minWidth: '[2.25rem]' } },
  '@container (min-width: 56rem)': { gridArea: 'auto' },
});
const pieces = css({
  gridArea: 'pieces',
  textAlign: 'end',
  textStyle: 'figureStrong',
  '@container (min-width: 56rem)': { gridArea: 'auto' },
});
const cut = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Shown however little room there is, and where there is a little more. All others wait for much. */
const firm: readonly ColumnName[] = ['price', 'retail'];
const early: readonly ColumnName[] = ['colours', 'delivery'];
/** Dots are not cut: a half one looks like another colour. */
const uncut = css({ flexShrink: '0', '@container (min-width: 56rem)': { flexShrink: '1' } });

/** One style on one line. In a narrow list its figures are below its name. */
export const CompactRow = memo(function CompactRow({
  style,
  currency,
  place,
  ordered,
  position,
  eager,
}: StyleProps) {
  const intl = useIntl();
  const columns = useContext(ListColumns);
  const cover = coverOf(style.colours);
  const said = style.marks.map((mark) => intl.formatMessage({ id: markNames[mark] })).join(' · ');
  return (
    <div className={cx(compactColumns, line)}>
      <span className={picture}>{cover && <Thumbnail colour={cover} eager={eager} />}</span>
      <div {...as.rowheader} className={title}>
        <span className={number}>{style.articleNumber}</span>{' '}
        <span className={marks} title={said || undefined}>
          {said}
        </span>
        <h2 className={name}>
          <span className={nameText}>
            <StyleLink place={place} articleId={style.articleId} position={position}>
              {style.name}
            </StyleLink>
          </span>
        </h2>
      </div>
      <div className={facts}>
        {columns.map((column) => (
          <span
            key={column}
            {...as.cell}
            className={cx(
              cut,
              early.includes(column) && roomy,
              !early.includes(column) && !firm.includes(column) && roomiest,
              column === 'colours' && uncut,
              isFigure(column) && figureColumn,
              column !== 'price' && column !== 'margin' && muted,
            )}
          >
            {isFigure(column) && (
              <span className={label}>
                {intl.formatMessage({ id: columnTitles[column] }, { basis: style.profit.basis })}{' '}
              </span>
            )}
            <Fact column={column} style={style} currency={currency} />
          </span>
        ))}
      </div>
      <span {...as.cell} className={pieces}>
        {ordered > 0 && (
          <>
            <span aria-hidden="true">
              <Quantity count={ordered} />
            </span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'catalog.ordered' }, { count: ordered })}
            </VisuallyHidden>
          </>
        )}
      </span>
      <span {...as.cell} className={acts}>
        <ActHere act="favorite" articleId={style.articleId} name={style.name} />
        <ActHere act="compare" articleId={style.articleId} name={style.name} />
        <OrderHere articleId={style.articleId} name={style.name} />
      </span>
    </div>
  );
}, sameStyle);

type FactProps = { column: ColumnName; style: StyleProps['style']; currency: string };

function Fact({ column, style, currency }: FactProps) {
  switch (column) {
    case 'brand':
      return style.brandName;
    case 'line':
      return style.lineName;
    case 'gender':
      return style.gender;
    case 'class':
      return style.commodityClass;
    case 'colours':
      return <ColourDots colours={style.colours} />;
    case 'price':
      return <Money minor={style.salesPrice} currency={currency} />;
    case 'retail':
      return <Money minor={style.retailPrice} currency={currency} />;
    case 'margin':
      return <Percent share={style.profit.margin} digits={0} />;
    case 'delivery':
      return <ListedWeeks style={style} />;
  }
}
