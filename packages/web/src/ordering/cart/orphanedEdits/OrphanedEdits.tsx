import type { OrphanedEdit } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useArticleName } from '../../entry/parts/useArticleName.ts';
import { type OrphanedEditsRef, useOrphanedStyles } from './useOrphanedStyles.ts';

const part = css({ paddingTop: '6', display: 'flex', flexDirection: 'column', gap: '3' });
const title = css({ textStyle: 'heading' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 3fr) minmax(0, 1fr) minmax(0, 2fr)]' },
  columnGap: '6',
  paddingBlock: '3',
  borderBottom: 'hair',
  overflowWrap: 'anywhere',
});
const quiet = css({ color: 'ink.muted', textStyle: 'small' });

type Props = { edits: OrphanedEditsRef; cells: readonly OrphanedEdit[] };

/** Each quantity with its style, colour, length and size: how much of it is ordered, and how much is missing. */
export function OrphanedEdits({ edits, cells }: Props) {
  const intl = useIntl();
  const articleName = useArticleName(useOrphanedStyles(edits));
  const failure = useSelector(edits, ({ context }) => context.failure);
  const removed = useSelector(edits, ({ context }) => context.ended === 'removed');
  const label = intl.formatMessage({ id: removed ? 'cart.overtaken.typedList' : 'cart.overtaken.list' });
  return (
    <section className={part}>
      <h2 className={title}>{label}</h2>
      {failure && (
        <FailedNotice
          tone="warning"
          title={intl.formatMessage({ id: 'cart.overtaken.nameless' })}
          failure={failure}
          actions={
            <Button size="compact" onClick={() => edits.send({ type: 'naming.retried' })}>
              {intl.formatMessage({ id: 'ui.action.retry' })}
            </Button>
          }
        />
      )}
      <ul aria-label={label}>
        {cells.map(({ articleVariantId, entry, ordered, missing, unsure }) => (
          <li key={articleVariantId} className={row}>
            <span>{articleName(articleVariantId)}</span>
            <span>
              {intl.formatMessage({ id: 'cart.overtaken.typed' }, { entry: entry === '' ? '0' : entry })}
            </span>
            <span className={quiet}>
              {!removed &&
                (missing > 0
                  ? intl.formatMessage({ id: 'cart.overtaken.ordered' }, { ordered, missing })
                  : intl.formatMessage({ id: 'cart.overtaken.without' }))}
              {unsure && <> {intl.formatMessage({ id: 'cart.overtaken.unsure' })}</>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
