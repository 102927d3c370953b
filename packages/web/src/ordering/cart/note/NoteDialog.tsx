import { LONGEST_NOTE, type NoteFault, noteFault, orderNote } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { ShortDate } from '../../../ui/text/Values.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import type { NoteRef } from '../state/cartPage.ts';

const quote = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });

const faults: Readonly<Record<NoteFault, MessageId>> = {
  exclamation: 'cart.note.fault.exclamation',
  tooLong: 'cart.note.fault.tooLong',
  unreadable: 'cart.note.fault.unreadable',
};

/** The order note. Its rule is checked at each keystroke, and typed text that was not sent is kept (N2, N5). */
export function NoteDialog({ note }: { note: NoteRef }) {
  const intl = useIntl();
  const form = useId();
  const snapshot = useSelector(note, (now) => now);
  const { text, was, theirs, failure, resumedAt } = snapshot.context;
  const open = !snapshot.matches('closed');
  const conflicting = snapshot.matches('conflicting');
  const fault = noteFault(text);
  const unchanged = orderNote(text) === orderNote(was);
  const close = () => note.send({ type: 'note.closed' });
  const whyNotSaved = useWhyNot(note, { type: 'note.saved' });
  const whyNotDiscarded = useWhyNot(note, { type: 'note.discarded' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    note.send({ type: 'note.saved' });
  };
  return (
    <Dialog
      open={open}
      size="small"
      dismissible={snapshot.can({ type: 'note.closed' })}
      onClose={close}
      title={intl.formatMessage({ id: 'cart.note.title' })}
      description={intl.formatMessage({ id: 'cart.note.lead' })}
      actions={
        conflicting ? (
          <>
            <Button onClick={() => note.send({ type: 'note.decided', keep: 'theirs' })}>
              {intl.formatMessage({ id: 'cart.note.theirs' })}
            </Button>
            <Button variant="primary" onClick={() => note.send({ type: 'note.decided', keep: 'mine' })}>
              {intl.formatMessage({ id: 'cart.note.mine' })}
            </Button>
          </>
        ) : (
          <>
            {!unchanged && (
              <Button
                variant="quiet"
                disabledReason={whyNotDiscarded}
                onClick={() => note.send({ type: 'note.discarded' })}
              >
                {intl.formatMessage({ id: 'cart.note.discard' })}
              </Button>
            )}
            <Button
              variant="primary"
              type="submit"
              form={form}
              pending={snapshot.hasTag('pending')}
              disabledReason={whyNotSaved}
              reasonSide="above"
              reasonAlign="end"
            >
              {intl.formatMessage({ id: 'cart.note.save' })}
            </Button>
          </>
        )
      }
    >
      <form id={form} onSubmit={save} className={stack}>
        {conflicting && (
          <Notice live tone="warning" title={intl.formatMessage({ id: 'cart.note.conflict' })}>
            <p className={quote}>{theirs === '' ? intl.formatMessage({ id: 'cart.note.none' }) : theirs}</p>
          </Notice>
        )}
        {snapshot.matches('refused') && (
          <FailedNotice
            live
            tone="critical"
            title={intl.formatMessage({ id: 'cart.note.refused' })}
            failure={failure}
          />
        )}
        {resumedAt !== null && (
          <Notice
            live
            tone="info"
            title={intl.formatMessage(
              { id: 'cart.note.resumed' },
              { at: <ShortDate key="at" at={resumedAt} shows="dayAndTime" /> },
            )}
          />
        )}
        <TextArea
          data-first=""
          label={intl.formatMessage({ id: 'cart.note.label' })}
          value={text}
          readOnly={conflicting}
          hint={intl.formatMessage(
            { id: 'cart.note.count' },
            { count: orderNote(text).length, most: LONGEST_NOTE },
          )}
          error={fault ? intl.formatMessage({ id: faults[fault] }, { most: LONGEST_NOTE }) : undefined}
          onChange={(event) => note.send({ type: 'note.typed', text: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
