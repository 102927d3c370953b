import { entryChildren, MOST_BYTES, MOST_LINES, MOST_TEXT } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '#style/patterns';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import {
  buttons,
  drop,
  dropHint,
  formBlock,
  formBlocks,
  heading,
  label,
  muted,
  outgoing,
  paste,
} from '../parts/entry.recipe.ts';
import type { EntryRef, SheetFileRef } from '../parts/entryRef.ts';
import { useListProblem } from '../parts/useListProblem.ts';
import { CartSheet } from '../sheetFile/CartSheet.tsx';
import { SheetButtons } from '../sheetFile/SheetButtons.tsx';
import { useSheets } from '../sheetFile/useSheets.ts';
import { ReadingFile } from './ReadingFile.tsx';

type Props = { entry: EntryRef; cart: CartRef; sheetFile: SheetFileRef; over: boolean };

/** Paste a list or choose a file. An empty form and the cart can be downloaded as files. */
export function EntryStart({ entry, cart, sheetFile, over }: Props) {
  const { listReading } = useSelector(entry, entryChildren);
  return (
    <>
      <Unreadable entry={entry} />
      {listReading && (
        <ReadingFile listReading={listReading} onCancel={() => entry.send({ type: 'list.discarded' })} />
      )}
      <div className={formBlocks}>
        <PasteArea entry={entry} />
        <FileChoice entry={entry} over={over} />
      </div>
      <Outgoing cart={cart} sheetFile={sheetFile} />
    </>
  );
}

function Unreadable({ entry }: { entry: EntryRef }) {
  const intl = useIntl();
  const problemText = useListProblem();
  const failed = useSelector(entry, (at) => at.matches('unreadable'));
  const problem = useSelector(entry, ({ context }) => context.problem);
  if (!failed || !problem) return null;
  return (
    <Notice
      tone="critical"
      live
      title={intl.formatMessage({ id: 'entry.problem.title' })}
      onDismiss={() => entry.send({ type: 'list.discarded' })}
    >
      {problemText(problem)}
    </Notice>
  );
}

function PasteArea({ entry }: { entry: EntryRef }) {
  const intl = useIntl();
  const text = useSelector(entry, ({ context }) => context.text);
  const reading = useSelector(entry, (at) => at.matches('reading'));
  const giving = { type: 'text.given', text } as const;
  return (
    <section className={formBlock}>
      <TextArea
        label={intl.formatMessage({ id: 'entry.paste.label' })}
        hint={intl.formatMessage({ id: 'entry.paste.hint' }, { most: MOST_TEXT })}
        placeholder={intl.formatMessage({ id: 'entry.paste.example' })}
        className={paste}
        spellCheck={false}
        autoComplete="off"
        value={text}
        readOnly={reading}
        onChange={(event) => entry.send({ type: 'text.typed', text: event.target.value })}
      />
      <div className={buttons}>
        <Button
          variant="primary"
          pending={reading}
          disabledReason={useWhyNot(entry, giving)}
          onClick={() => entry.send(giving)}
        >
          {intl.formatMessage({ id: 'entry.paste.read' })}
        </Button>
      </div>
    </section>
  );
}

function FileChoice({ entry, over }: { entry: EntryRef; over: boolean }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={formBlock}>
      <h2 className={label}>{intl.formatMessage({ id: 'entry.file.title' })}</h2>
      <div className={drop({ over })}>
        <p className={dropHint}>{intl.formatMessage({ id: over ? 'entry.file.over' : 'entry.file.drop' })}</p>
        <input
          ref={input}
          type="file"
          className={visuallyHidden()}
          tabIndex={-1}
          aria-hidden="true"
          data-entry-file
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) entry.send({ type: 'file.chosen', file });
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>
          {intl.formatMessage({ id: 'entry.file.choose' })}
        </Button>
        <p className={muted}>
          {intl.formatMessage({ id: 'entry.file.kinds' }, { most: MOST_LINES, size: MOST_BYTES / 1_000_000 })}
        </p>
      </div>
    </section>
  );
}

function Outgoing({ cart, sheetFile }: { cart: CartRef; sheetFile: SheetFileRef }) {
  const intl = useIntl();
  const sheets = useSheets();
  const template = intl.formatMessage({ id: 'entry.out.template' });
  return (
    <div className={outgoing}>
      <section className={formBlock}>
        <h2 className={heading}>{template}</h2>
        <p className={muted}>{intl.formatMessage({ id: 'entry.out.templateLead' })}</p>
        <SheetButtons
          sheetFile={sheetFile}
          label={template}
          of="form"
          count={0}
          sheetOf={() => ({ name: template, separator: sheets.separator, heading: sheets.heading, rows: [] })}
        />
      </section>
      <section className={formBlock}>
        <h2 className={heading}>{intl.formatMessage({ id: 'entry.out.cart' })}</h2>
        <p className={muted}>{intl.formatMessage({ id: 'entry.out.cartLead' })}</p>
        <CartSheet cart={cart} sheetFile={sheetFile} />
      </section>
    </div>
  );
}
