import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { type ComparedLine, type ComparedStyle, type Comparison, coverOf } from '@selvedge/core/ordering';
import { type CSSProperties, useContext } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { StylePicture } from '../../style/parts/StylePicture.tsx';
import { facetTitles } from '../filters/names.ts';
import { OrderInPlace } from '../list/orderInPlace.ts';
import { ComparedCell } from './ComparedCell.tsx';

/** `--styles` is their number. Where there is little room, the names of the lines are above them. */
const table = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(var(--styles), minmax(9.25rem, 1fr))]',
    md: '[8.5rem repeat(var(--styles), minmax(9.25rem, 14rem))]',
  },
  paddingInline: { base: '4', sm: '6' },
  paddingBottom: '4',
  width: { base: 'max', md: 'auto' },
  minWidth: 'full',
});
const parts = css({ display: 'contents' });
const corner = css({ display: { base: 'none', md: 'block' } });
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  paddingTop: '4',
  paddingInlineEnd: '4',
  fontWeight: 'regular',
  textAlign: 'start',
});
/** Smaller in a low window, so that the first lines are in sight. */
const picture = css({ maxWidth: '[clamp(4.5rem, 15dvh, 8rem)]' });
const nameRow = css({ display: 'flex', alignItems: 'flex-start', gap: '1' });
const name = css({ flex: '1', minWidth: '0', textStyle: 'strong', lineHeight: 'tight', paddingTop: '1.5' });
const number = css({
  display: 'block',
  textStyle: 'fine',
  color: 'ink.muted',
  fontVariantNumeric: '[tabular-nums]',
});
const group = css({
  gridColumn: '[1 / -1]',
  paddingTop: '5',
  paddingBottom: '1.5',
  borderBottom: 'ink',
  textStyle: 'label',
  textAlign: 'start',
});
/** The name of a group or line stays in sight while one scrolls sideways. */
const stays = css({ position: 'sticky', insetInlineStart: { base: '4', sm: '6' } });
const line = css({
  gridColumn: { base: '[1 / -1]', md: 'auto' },
  paddingTop: '2',
  paddingBottom: { md: '2' },
  paddingInlineEnd: '3',
  borderTop: { base: 'hair', md: 'none' },
  textStyle: 'small',
  fontWeight: 'regular',
  color: 'ink.muted',
  textAlign: 'start',
});
const cell = css({
  minWidth: '0',
  paddingTop: { base: '0.5', md: '2' },
  paddingBottom: '2',
  paddingInlineEnd: '4',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});
const whole = css({ gridColumn: { base: '[1 / -1]', md: '[2 / -1]' } });
/** A rule above each line but the first of its group. */
const ruled = css({ md: { borderTop: 'hair' } });

const titles: Readonly<Record<ComparedLine, MessageId>> = {
  ...facetTitles,
  price: 'catalog.price.cost',
  retail: 'catalog.price.retail',
  margin: 'order.margin',
  delivery: 'catalog.column.delivery',
  ordered: 'catalog.compare.ordered',
  marks: 'style.fact.marks',
  colours: 'catalog.column.colours',
};

/** The attributes of the table's parts: as roles, because a grid takes those of its elements away. */
const as = {
  table: (label: string) => ({ role: 'table', 'aria-label': label }),
  row: { role: 'row' },
  group: { role: 'rowgroup' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;

type Props = {
  comparison: Comparison;
  currency: string;
  place: SeasonPlace;
  /** The list's part of the address. */
  search: string;
  onRemove: (articleId: string) => void;
};

/** The styles as columns; first the lines in which they differ, then what they have in common. */
export function ComparisonTable({ comparison, currency, place, search, onRemove }: Props) {
  const intl = useIntl();
  const { styles, lines, differing } = comparison;
  const apart = lines.filter((one) => differing.has(one));
  const alike = lines.filter((one) => !differing.has(one));
  const [first] = styles;
  return (
    <div
      {...as.table(intl.formatMessage({ id: 'catalog.compare.bar' }))}
      className={table}
      style={{ '--styles': styles.length } as CSSProperties}
    >
      <div {...as.group} className={parts}>
        <div {...as.row} className={parts}>
          <span {...as.columnheader} className={corner}>
            <VisuallyHidden>{intl.formatMessage({ id: 'catalog.column.style' })}</VisuallyHidden>
          </span>
          {styles.map((style) => (
            <StyleHead
              key={style.entry.articleId}
              style={style}
              href={formatRoute({ screen: 'style', place, articleId: style.entry.articleId, search })}
              onRemove={onRemove}
            />
          ))}
        </div>
      </div>
      {[
        { title: 'catalog.compare.differs' as const, shown: apart, isAlike: false },
        { title: 'catalog.compare.same' as const, shown: styles.length > 1 ? alike : [], isAlike: true },
        { title: null, shown: styles.length > 1 ? [] : alike, isAlike: false },
      ].map(
        ({ title, shown, isAlike }) =>
          shown.length > 0 && (
            <div key={title} {...as.group} className={parts}>
              {title && (
                <div {...as.row} className={parts}>
                  <span {...as.rowheader} className={group}>
                    <span className={stays}>{intl.formatMessage({ id: title })}</span>
                  </span>
                </div>
              )}
              {shown.map((one, nth) => (
                <div key={one} {...as.row} className={parts}>
                  <span {...as.rowheader} className={cx(line, nth > 0 && ruled)}>
                    <span className={stays}>
                      {intl.formatMessage({ id: titles[one] }, { basis: first?.profit.basis })}
                    </span>
                  </span>
                  {(isAlike ? styles.slice(0, 1) : styles).map((style) => (
                    <span
                      key={style.entry.articleId}
                      {...as.cell}
                      {...(isAlike && { 'aria-colspan': styles.length })}
                      className={cx(cell, isAlike && whole, nth > 0 && ruled)}
                    >
                      <ComparedCell style={style} line={one} currency={currency} plain={isAlike} />
                    </span>
                  ))}
                </div>
              ))}
            </div>
          ),
      )}
    </div>
  );
}

type HeadProps = { style: ComparedStyle; href: string; onRemove: (articleId: string) => void };

function StyleHead({ style: { entry }, href, onRemove }: HeadProps) {
  const intl = useIntl();
  const quickStyle = useContext(OrderInPlace);
  const { articleId } = entry;
  const cover = coverOf(entry.colours);
  return (
    <div {...as.columnheader} className={column}>
      <span className={picture}>
        {cover && <StylePicture style={entry} colour={cover} preset="plp" eager decorative />}
      </span>
      <span className={nameRow}>
        <span className={name}>
          <Link look="quiet" href={href}>
            {entry.name}
          </Link>
          <span className={number}>{entry.articleNumber}</span>
        </span>
        <IconButton
          icon="close"
          size="compact"
          label={intl.formatMessage({ id: 'catalog.compare.remove' }, { name: entry.name })}
          onClick={() => onRemove(articleId)}
        />
      </span>
      {quickStyle && (
        <span>
          <Button
            variant="secondary"
            size="compact"
            aria-haspopup="dialog"
            aria-label={intl.formatMessage({ id: 'catalog.order' }, { name: entry.name })}
            onClick={() => quickStyle.send({ type: 'quickStyle.wanted', articleId })}
          >
            {intl.formatMessage({ id: 'quickOrder.open' })}
          </Button>
        </span>
      )}
    </div>
  );
}
