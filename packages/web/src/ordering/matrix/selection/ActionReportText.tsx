import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
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

const useWords = (told: ActionReport | null): string => {
  const intl = useIntl();
  if (told === null) return '';
  switch (told.kind) {
    case 'nothingToUndo':
      return intl.formatMessage({ id: 'matrix.undo.nothing' });
    case 'nothingToRedo':
      return intl.formatMessage({ id: 'matrix.redo.nothing' });
    case 'copied':
      return intl.formatMessage({ id: 'matrix.told.copied' }, { count: told.cells });
    case 'undone':
      return intl.formatMessage({ id: 'matrix.told.undone' }, { count: told.cells });
    case 'redone':
      return intl.formatMessage({ id: 'matrix.told.redone' }, { count: told.cells });
    case 'changed':
      return intl.formatMessage({ id: 'matrix.told.changed' }, { count: told.cells });
  }
};

const useTrouble = (told: ActionReport | null): { words: string; entries: string } | null => {
  const intl = useIntl();
  if (told === null) return null;
  if ((told.kind === 'undone' || told.kind === 'redone') && told.skipped > 0) {
    return { words: intl.formatMessage({ id: 'matrix.told.skipped' }, { count: told.skipped }), entries: '' };
  }
  if (told.kind !== 'changed' || told.missed.length === 0) return null;
  const outside = told.missed.filter(({ why }) => why === 'outside').length;
  const barred = told.missed.length - outside;
  const reasons = [
    outside > 0 && intl.formatMessage({ id: 'matrix.told.outside' }, { count: outside }),
    barred > 0 && intl.formatMessage({ id: 'matrix.told.barred' }, { count: barred }),
  ].filter((reason) => reason !== false);
  const named = told.missed.slice(0, NAMED).map(({ entry }) => entry);
  if (told.missed.length > NAMED) named.push('…');
  return {
    words: intl.formatMessage(
      { id: 'matrix.told.missed' },
      { count: told.missed.length, reasons: intl.formatList(reasons, { type: 'conjunction' }) },
    ),
    entries: intl.formatList(named, { type: 'unit' }),
  };
};

type Props = { told: ActionReport | null; onRead: () => void };

/** Announces what an action on many cells did. What it could not do stays visible. */
export function ActionReportText({ told, onRead }: Props) {
  const intl = useIntl();
  const words = useWords(told);
  const trouble = useTrouble(told);
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
                  {intl.formatMessage({ id: 'matrix.told.entries' }, { entries: trouble.entries })}
                </span>
              </>
            )}
          </p>
          <IconButton
            icon="close"
            size="compact"
            label={intl.formatMessage({ id: 'matrix.told.read' })}
            onClick={onRead}
          />
        </div>
      )}
    </>
  );
}
