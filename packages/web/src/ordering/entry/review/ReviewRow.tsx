import { MOST_PIECES } from '@selvedge/core/contract';
import {
  type Articles,
  type EntryField,
  isTaken,
  type Repair,
  type ReviewedRow,
  type RowVerdict,
} from '@selvedge/core/ordering';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useArticleName } from '../parts/useArticleName.ts';
import { useFieldNames, useVerdictText } from '../parts/useVerdictText.ts';
import { RowField } from './RowField.tsx';
import {
  amends,
  cell,
  line,
  row as rowLook,
  said,
  side,
  tones,
  value,
  verdict as verdictLook,
  written as writtenLook,
} from './row.recipe.ts';

type Props = {
  reviewed: ReviewedRow;
  articles: Articles;
  /** Its fields are shown, because it was refused or repaired. */
  open: boolean;
  onRepair: (id: string, repair: Repair) => void;
};

const toneOf = ({ kind }: RowVerdict): 'taken' | 'quiet' | 'refused' => {
  if (kind === 'unchanged' || kind === 'leftOut') return 'quiet';
  return isTaken(kind) ? 'taken' : 'refused';
};

const signs = { taken: 'check', quiet: 'minus', refused: 'critical' } as const;

/** A row of the list: its text, the verdict, and how to fix it. */
export const ReviewRow = memo(function ReviewRow({ reviewed, articles, open, onRepair }: Props) {
  const intl = useIntl();
  const names = useFieldNames();
  const text = useVerdictText(articles)(reviewed);
  const { row, verdict, leftOut } = reviewed;
  const tone = toneOf(verdict);
  const code: EntryField = row.fields.ean === '' ? 'articleNumber' : 'ean';
  const both = row.fields.ean !== '' && row.fields.articleNumber !== '' && tone === 'refused';
  const fieldsShown: readonly EntryField[] = [code, 'colour', 'length', 'size', 'quantity'];
  const lineName = intl.formatMessage({ id: 'entry.row.line' }, { line: row.line });
  return (
    <fieldset
      className={rowLook({ tone })}
      aria-label={lineName}
      data-row={row.id}
      data-verdict={verdict.kind}
    >
      <span className={line}>{row.line}</span>
      {fieldsShown.map((field) => (
        <div key={field} className={cell({ field: field === code ? 'code' : (field as 'colour') })}>
          {open && !leftOut && (code === 'articleNumber' || field === code || field === 'quantity') ? (
            <RowField
              id={row.id}
              field={field}
              label={names[field]}
              text={row.fields[field]}
              onRepair={onRepair}
            />
          ) : (
            <span
              className={value}
              title={row.fields[field]}
              data-blank={row.fields[field] === '' || undefined}
            >
              <VisuallyHidden>{names[field]}: </VisuallyHidden>
              {row.fields[field] || '–'}
            </span>
          )}
          {field === code && both && (
            <RowField
              id={row.id}
              field="articleNumber"
              label={names.articleNumber}
              text={row.fields.articleNumber}
              onRepair={onRepair}
            />
          )}
        </div>
      ))}
      <div className={verdictLook}>
        <span className={`${said} ${tones({ tone })}`}>
          <Icon name={signs[tone]} size="small" />
          <span>{text}</span>
        </span>
        {tone === 'refused' && row.written !== undefined && (
          <span className={writtenLook}>
            {intl.formatMessage({ id: 'entry.row.written' }, { text: row.written })}
          </span>
        )}
        {!leftOut && <Amends reviewed={reviewed} articles={articles} onRepair={onRepair} />}
      </div>
      <div className={side}>
        <IconButton
          icon={leftOut ? 'plus' : 'close'}
          size="compact"
          label={
            leftOut
              ? intl.formatMessage({ id: 'entry.row.takeIn' }, { line: row.line })
              : intl.formatMessage({ id: 'entry.row.leaveOut' }, { line: row.line })
          }
          onClick={() => onRepair(row.id, { leftOut: !leftOut })}
        />
      </div>
    </fieldset>
  );
});

const candidatesOf = (verdict: RowVerdict): readonly string[] =>
  'candidates' in verdict ? verdict.candidates : [];

/** The most that can be ordered when a quantity is too high. Null if unknown. */
const mostOf = (verdict: RowVerdict): number | null => {
  if (verdict.kind !== 'exceeded' || verdict.becomes.rows > 1 || !verdict.finding) return null;
  const { availableQuantity, permittedQuantity } = verdict.finding.values;
  const most = Number(availableQuantity ?? permittedQuantity);
  const more = verdict.becomes.to - verdict.becomes.pieces;
  return most - more > 0 ? most - more : null;
};

/** Fixes for a row that take one press or choice. */
function Amends({ reviewed, articles, onRepair }: Omit<Props, 'open'>) {
  const intl = useIntl();
  const articleName = useArticleName(articles);
  const { row, verdict } = reviewed;
  const candidates = candidatesOf(verdict);
  const most = mostOf(verdict);
  const readings =
    verdict.kind === 'quantity' && verdict.problem.code === 'unclear'
      ? verdict.problem.readings.filter((pieces) => pieces <= MOST_PIECES)
      : [];
  if (candidates.length > 0) {
    return (
      <Select
        size="compact"
        labelHidden
        label={intl.formatMessage({ id: 'entry.row.choose' }, { line: row.line })}
        value=""
        options={[
          {
            value: '',
            label: intl.formatMessage({ id: 'entry.row.chooseOne' }, { count: candidates.length }),
          },
          ...candidates.map((id) => ({ value: id, label: articleName(id) })),
        ]}
        onValue={(variant) => onRepair(row.id, { variant })}
      />
    );
  }
  const quantities = most === null ? readings : [most];
  if (quantities.length === 0) return null;
  return (
    <div className={amends}>
      {quantities.map((quantity) => (
        <Button
          key={quantity}
          size="compact"
          onClick={() => onRepair(row.id, { quantity: String(quantity) })}
        >
          {intl.formatMessage({ id: 'entry.row.take' }, { quantity })}
        </Button>
      ))}
    </div>
  );
}
