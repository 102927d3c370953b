import type { listReadingMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttons, formBlock, heading, list } from '../parts/entry.recipe.ts';

type Props = { listReading: ActorRefFrom<typeof listReadingMachine>; onDiscard: () => void };

/** Asks which sheet of a workbook is the list. */
export function SheetChoice({ listReading, onDiscard }: Props) {
  const intl = useIntl();
  const sheets = useSelector(listReading, ({ context }) => context.sheets);
  return (
    <section className={formBlock}>
      <h2 className={heading}>{intl.formatMessage({ id: 'entry.sheet.title' })}</h2>
      <ul className={list}>
        {sheets.map((sheet, index) => (
          <li key={sheet.name}>
            <Button onClick={() => listReading.send({ type: 'sheet.chosen', index })}>
              {intl.formatMessage(
                { id: 'entry.sheet.choose' },
                { name: sheet.name, lines: sheet.lines.length },
              )}
            </Button>
          </li>
        ))}
      </ul>
      <div className={buttons}>
        <Button variant="quiet" onClick={onDiscard}>
          {intl.formatMessage({ id: 'entry.discard.file' })}
        </Button>
      </div>
    </section>
  );
}
