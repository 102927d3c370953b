import { csvText, MOST_SCANS, meaningOf, momentOfScans } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { ScanRow } from './ScanRow.tsx';
import { lead, listActions, listHead, listTitle, part } from './scan.recipe.ts';
import type { CodeLookUpRef, ScanRef } from './scanRef.ts';
import { shownMeaning, useMeaningText } from './useMeaningText.ts';

/** Everything that was scanned here, newest first. */
export function ScanList({ scan, lookUp }: { scan: ScanRef; lookUp: CodeLookUpRef }) {
  const intl = useIntl();
  const meaningText = useMeaningText();
  const context = useSelector(scan, (now) => now.context);
  const looking = useSelector(lookUp, (now) => now);
  const [announcement, setAnnouncement] = useState('');
  const { scans, known, place, mayInsert, gone } = context;
  const moment = momentOfScans(context);
  const meaningIn = (text: string) => shownMeaning(meaningOf(text, known, moment), looking);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setAnnouncement(intl.formatMessage({ id: 'scan.copied' })),
      () => setAnnouncement(intl.formatMessage({ id: 'scan.copyFailed' })),
    );
  const copyAll = () => {
    const heading = [
      intl.formatMessage({ id: 'scan.column.time' }),
      intl.formatMessage({ id: 'scan.column.code' }),
      intl.formatMessage({ id: 'scan.column.what' }),
      intl.formatMessage({ id: 'scan.column.pieces' }),
    ];
    const rows = scans.map(({ at, text, pieces }) => [
      intl.formatDate(at, { dateStyle: 'short', timeStyle: 'medium' }),
      text,
      meaningText(meaningIn(text)),
      pieces,
    ]);
    return copy(csvText([heading, ...rows], ';').slice(1));
  };
  if (scans.length === 0) {
    return <p className={`${part} ${lead}`}>{intl.formatMessage({ id: 'scan.empty' })}</p>;
  }
  const pieces = scans.reduce((sum, scanned) => sum + scanned.pieces, 0);
  return (
    <section aria-label={intl.formatMessage({ id: 'scan.list' })}>
      <div className={listHead}>
        <h3 className={listTitle}>
          {intl.formatMessage({ id: 'scan.sum' }, { scans: scans.length, pieces })}
        </h3>
        <div className={listActions}>
          <Button variant="quiet" size="compact" icon="copy" onClick={copyAll}>
            {intl.formatMessage({ id: 'scan.copyAll' })}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => scan.send({ type: 'list.cleared' })}>
            {intl.formatMessage({ id: 'scan.clear' })}
          </Button>
        </div>
      </div>
      {gone > 0 && (
        <Notice
          tone="warning"
          live
          title={intl.formatMessage({ id: 'scan.gone' }, { gone, most: MOST_SCANS })}
          onDismiss={() => scan.send({ type: 'gone.read' })}
        >
          {intl.formatMessage({ id: 'scan.gone.advice' })}
        </Notice>
      )}
      <ol>
        {scans.map((entry) => (
          <ScanRow
            key={entry.id}
            scan={scan}
            entry={entry}
            meaning={meaningIn(entry.text)}
            place={place}
            mayInsert={mayInsert}
            onCopy={copy}
          />
        ))}
      </ol>
      <LiveRegion message={announcement} />
    </section>
  );
}
