import { hasLengths, type OrphanedEdit } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { muted } from '../../entry/parts/entry.recipe.ts';
import type { SheetFileRef } from '../../entry/parts/entryRef.ts';
import { SheetButtons } from '../../entry/sheetFile/SheetButtons.tsx';
import { useSheets } from '../../entry/sheetFile/useSheets.ts';
import { type OrphanedEditsRef, useOrphanedStyles } from './useOrphanedStyles.ts';

const frame = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', paddingTop: '5' });

type Props = {
  edits: OrphanedEditsRef;
  cells: readonly OrphanedEdit[];
  sheetFile: SheetFileRef;
};

/** What the order lacks, as a file that bulk entry can read. Entries that are no quantity appear as typed. */
export function OrphanedEditsSheet({ edits, cells, sheetFile }: Props) {
  const intl = useIntl();
  const { heading, separator } = useSheets();
  const { byVariant } = useOrphanedStyles(edits);
  const name = intl.formatMessage({ id: 'cart.overtaken.list' });
  const wanted = cells.filter(({ entry, missing }) => missing > 0 || !/^\d*$/.test(entry));
  const rows = wanted.map(({ articleVariantId, entry, missing }) => {
    const quantity = missing > 0 ? missing : entry;
    const article = byVariant.get(articleVariantId);
    if (!article) return ['', articleVariantId, '', '', '', '', '', quantity];
    const { style, colour, variant } = article;
    const { ean, size } = variant;
    const length = hasLengths(style) ? variant.articleLength : '';
    return [ean, style.articleNumber, style.name, colour.code, colour.name, length, size, quantity];
  });
  return (
    <div className={frame}>
      <span className={muted}>{intl.formatMessage({ id: 'entry.out.asList' })}</span>
      <SheetButtons
        sheetFile={sheetFile}
        label={intl.formatMessage({ id: 'cart.overtaken.download' })}
        of="missing"
        count={wanted.length}
        sheetOf={() => ({ name, separator, heading, rows })}
      />
    </div>
  );
}
