import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { buttons, heading, list, way } from '../parts/entry.recipe.ts';
import type { EntryRef } from '../parts/entryRef.ts';

/** Asks which sheet of a workbook is the list. */
export function SheetChoice({ entry }: { entry: EntryRef }) {
  const intl = useIntl();
  const sheets = useSelector(entry, ({ context }) => context.sheets);
  return (
    <section className={way}>
      <h2 className={heading}>{intl.formatMessage({ id: 'entry.sheet.title' })}</h2>
      <ul className={list}>
        {sheets.map((sheet, index) => (
          <li key={sheet.name}>
            <Button onClick={() => entry.send({ type: 'sheet.chosen', index })}>
              {intl.formatMessage(
                { id: 'entry.sheet.choose' },
                { name: sheet.name, lines: sheet.lines.length },
              )}
            </Button>
          </li>
        ))}
      </ul>
      <div className={buttons}>
        <Button variant="quiet" onClick={() => entry.send({ type: 'list.discarded' })}>
          {intl.formatMessage({ id: 'entry.discard.file' })}
        </Button>
      </div>
    </section>
  );
}
