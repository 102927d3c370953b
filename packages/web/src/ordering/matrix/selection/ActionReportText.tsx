import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';
import type { ActionReport } from './actionReport.ts';

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: '3',
  marginTop: '2',
  background: 'warning.wash',
  color: 'warning',
  textStyle: 'small',
  '& > p': { flex: '1', minWidth: '0', paddingBlock: '2' },
});
const lost = css({ color: 'ink' });

/** At most this many entries that did not fit are listed. For more, the text only says that there are more. */
const NAMED = 10;

const useWords = (report: ActionReport | null): string => {
  const intl = useIntl();
  if (report === null) return '';
  switch (report.kind) {
    case 'nothingToUndo':
      return intl.formatMessage({ id: 'matrix.undo.nothing' });
    case 'nothingToRedo':
      return intl.formatMessage({ id: 'matrix.redo.nothing' });
    case 'copied':
      return intl.formatMessage({ id: 'matrix.report.copied' }, { count: report.cells });
    case 'undone':
      return intl.formatMessage({ id: 'matrix.report.undone' }, { count: report.cells });
    case 'redone':
      return intl.formatMessage({ id: 'matrix.report.redone' }, { count: report.cells });
    case 'changed':
      return intl.formatMessage({ id: 'matrix.report.changed' }, { count: report.cells });
  }
};

const useTrouble = (report: ActionReport | null): { words: string; entries: string } | null => {
  const intl = useIntl();
  if (report === null) return null;
  if ((report.kind === 'undone' || report.kind === 'redone') && report.skipped > 0) {
    return {
      words: intl.formatMessage({ id: 'matrix.report.skipped' }, { count: report.skipped }),
      entries: '',
    };
  }
  if (report.kind !== 'changed' || report.missed.length === 0) return null;
  const outside = report.missed.filter(({ why }) => why === 'outside').length;
  const barred = report.missed.length - outside;
  const reasons = [
    outside > 0 && intl.formatMessage({ id: 'matrix.report.outside' }, { count: outside }),
    barred > 0 && intl.formatMessage({ id: 'matrix.report.barred' }, { count: barred }),
  ].filter((reason) => reason !== false);
  const named = report.missed.slice(0, NAMED).map(({ entry }) => entry);
  if (report.missed.length > NAMED) named.push('…');
  return {
    words: intl.formatMessage(
      { id: 'matrix.report.missed' },
      { count: report.missed.length, reasons: intl.formatList(reasons, { type: 'conjunction' }) },
    ),
    entries: intl.formatList(named, { type: 'unit' }),
  };
};

type Props = { report: ActionReport | null; onRead: () => void };

/** Announces what an action on many cells did. What it could not do stays visible. */
export function ActionReportText({ report, onRead }: Props) {
  const intl = useIntl();
  const words = useWords(report);
  const trouble = useTrouble(report);
  return (
    <>
      <LiveRegion message={[words, trouble?.words].filter(Boolean).join(' ')} />
      {trouble && (
        <div className={note}>
          <Icon name="warning" size="small" />
          <p>
            {trouble.words}
            {trouble.entries !== '' && (
              <>
                {' '}
                <span className={lost}>
                  {intl.formatMessage({ id: 'matrix.report.entries' }, { entries: trouble.entries })}
                </span>
              </>
            )}
          </p>
          <IconButton
            icon="close"
            size="compact"
            label={intl.formatMessage({ id: 'matrix.report.read' })}
            onClick={onRead}
          />
        </div>
      )}
    </>
  );
}
