import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Dialog } from '../ui/dialogs/Dialog.tsx';

const line = css({ minHeight: '6', color: 'ink.muted' });
const thread = css({
  height: 'thread',
  marginTop: '4',
  background: 'accent',
  transformOrigin: 'left',
  animation: '[run 1.4s infinite]',
  _motionReduce: { opacity: 'faint' },
});

type Props = {
  open: boolean;
  title: string;
  /** What is in progress. Null while there is no text to show yet. */
  text: string | null;
  /** It takes longer than usual. */
  slow: boolean;
};

/** A dialog for waits that block everything else and are long enough to be noticed (requirement C8). */
export function ProgressDialog({ open, title, text, slow }: Props) {
  const intl = useIntl();
  return (
    <Dialog open={open} size="small" dismissible={false} onClose={() => {}} title={title}>
      <p className={line}>{text}</p>
      <p role="status" className={line}>
        {slow && intl.formatMessage({ id: 'ui.loading.slow' })}
      </p>
      <div className={thread} />
    </Dialog>
  );
}
