import type { ApprovalHistory, ChangedCell } from '@selvedge/core/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Money, Quantity, ShortDate } from '../../ui/text/Values.tsx';

/** Number of changes shown before "show all" is pressed. */
const AT_FIRST = 8;

const table = css({
  width: 'full',
  marginTop: '3',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& th, & td': { textAlign: 'start', paddingBlock: '2', paddingInlineEnd: '3', borderBottom: 'hair' },
  '& thead th': { textStyle: 'fine', color: 'ink.muted', fontWeight: 'regular', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'medium' },
});
const figure = css({ textStyle: 'figure', whiteSpace: 'nowrap' });
const now = css({ textStyle: 'figureStrong', whiteSpace: 'nowrap' });
const price = css({ display: 'block', textStyle: 'fine', color: 'ink.muted' });
const facts = css({ display: 'block', color: 'ink.muted' });

type Props = {
  history: ApprovalHistory;
  /** The cart is approved again: it is compared with the previous approval. */
  approved: boolean;
  currency: string;
};

/** The differences from the order as approved: style, colour, length, size, then and now (O2). */
export function ChangesSinceApproval({ history: { since, changes }, approved, currency }: Props) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  if (since === null || changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, AT_FIRST);
  const at = <ShortDate key="at" at={since.at} shows="dayAndTime" />;
  return (
    <Notice
      tone="warning"
      title={
        approved
          ? intl.formatMessage({ id: 'approval.changes.between' }, { count: changes.length })
          : intl.formatMessage({ id: 'approval.changes.title' }, { count: changes.length })
      }
      actions={
        shown.length < changes.length && (
          <Button size="compact" onClick={() => setAll(true)}>
            {intl.formatMessage({ id: 'approval.changes.all' }, { count: changes.length })}
          </Button>
        )
      }
    >
      <p>{intl.formatMessage({ id: 'approval.changes.since' }, { by: since.by, at })}</p>
      <table className={table} aria-label={intl.formatMessage({ id: 'approval.changes.label' })}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'approval.changes.variant' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'approval.changes.approved' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'approval.changes.now' })}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <Change key={change.articleVariantId} change={change} currency={currency} />
          ))}
        </tbody>
      </table>
    </Notice>
  );
}

function Change({ change, currency }: { change: ChangedCell; currency: string }) {
  const intl = useIntl();
  const { styleName, articleNumber, colourName, articleLength, size, oneLength } = change;
  const repriced =
    change.approved.price !== null && change.now.price !== null && change.approved.price !== change.now.price;
  return (
    <tr>
      <th scope="row">
        {styleName} {articleNumber}
        <span className={facts}>
          {[
            colourName,
            !oneLength && intl.formatMessage({ id: 'ordering.finding.length' }, { length: articleLength }),
            intl.formatMessage({ id: 'ordering.finding.size' }, { size }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td className={figure}>
        <Quantity count={change.approved.quantity} />
        {repriced && change.approved.price !== null && (
          <span className={price}>
            <Money minor={change.approved.price} currency={currency} />
          </span>
        )}
      </td>
      <td className={now}>
        <Quantity count={change.now.quantity} />
        {repriced && change.now.price !== null && (
          <span className={price}>
            <Money minor={change.now.price} currency={currency} />
          </span>
        )}
      </td>
    </tr>
  );
}
