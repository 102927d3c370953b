import type { CartHead } from '@selvedge/core/contract';
import { hasUnsentNote } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { NoteRef } from '../state/cartPage.ts';

const frame = css({ paddingBlock: '3' });

/** A note was typed but not stored, here or in a page since closed. The order would go without it. */
export function UnsentNote({ note, head }: { note: NoteRef; head: CartHead }) {
  const intl = useIntl();
  const unsent = useSelector(note, hasUnsentNote);
  const closed = useSelector(note, (snapshot) => snapshot.matches('closed'));
  if (!unsent || !closed) return null;
  return (
    <div className={frame}>
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: 'cart.note.waits' })}
        actions={
          <Button
            size="compact"
            aria-haspopup="dialog"
            onClick={() => note.send({ type: 'note.opened', head })}
          >
            {intl.formatMessage({ id: 'cart.note.open' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'cart.note.waitsText' })}
      </Notice>
    </div>
  );
}
