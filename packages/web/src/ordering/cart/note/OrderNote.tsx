import { useIntl } from 'react-intl';
import { css } from '#style/css';

const frame = css({ paddingBlock: '3', borderTop: 'hair' });
const title = css({ textStyle: 'label', color: 'ink.muted' });
const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The note that goes with the order. Renders nothing if it is empty. */
export function OrderNote({ note }: { note: string }) {
  const intl = useIntl();
  if (note === '') return null;
  return (
    <section className={frame} aria-label={intl.formatMessage({ id: 'cart.note.title' })}>
      <p className={title}>{intl.formatMessage({ id: 'cart.note.title' })}</p>
      <p className={text}>{note}</p>
    </section>
  );
}
