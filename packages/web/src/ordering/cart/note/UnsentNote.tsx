import { formatRoute } from '@selvedge/core';
import type { CartHead, SeasonPlace } from '@selvedge/core/contract';
import { hasUnsentNote } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { NoteRef } from '../state/cartPage.ts';

const frame = css({ paddingBlock: '3' });

type WaitingProps = {
  note: NoteRef;
  /** What leads to the note. */
  children: ReactNode;
};

function WaitingNote({ note, children }: WaitingProps) {
  const intl = useIntl();
  const unsent = useSelector(note, hasUnsentNote);
  const closed = useSelector(note, (snapshot) => snapshot.matches('closed'));
  if (!unsent || !closed) return null;
  return (
    <div className={frame}>
      <Notice live tone="warning" title={intl.formatMessage({ id: 'cart.note.waits' })} actions={children}>
        {intl.formatMessage({ id: 'cart.note.waitsText' })}
      </Notice>
    </div>
  );
}

/** A note was typed but not stored, here or in a page since closed. The order would go without it. */
export function UnsentNote({ note, head }: { note: NoteRef; head: CartHead }) {
  const intl = useIntl();
  return (
    <WaitingNote note={note}>
      <Button size="compact" aria-haspopup="dialog" onClick={() => note.send({ type: 'note.opened', head })}>
        {intl.formatMessage({ id: 'cart.note.open' })}
      </Button>
    </WaitingNote>
  );
}

/** The same at the Order-Check, where the order is decided about: the note is written on the page of the cart. */
export function UnsentNoteOfCart({ note, place }: { note: NoteRef; place: SeasonPlace }) {
  const intl = useIntl();
  return (
    <WaitingNote note={note}>
      <Link look="quiet" href={formatRoute({ screen: 'cart', place })}>
        {intl.formatMessage({ id: 'check.toCart' })}
      </Link>
    </WaitingNote>
  );
}
