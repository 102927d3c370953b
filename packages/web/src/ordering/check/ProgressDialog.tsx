import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Dialog } from '../../ui/Dialog.tsx';
import { useElapsed } from './useElapsed.ts';

/** Opens after 0.5 s, says what is done after 1 s, apologizes after 10 s (specification, section 9). */
const delays = [500, 1000, 10_000];

const line = css({ minHeight: '6', color: 'ink.muted' });
const thread = css({
  height: 'thread',
  marginTop: '4',
  background: 'accent',
  transformOrigin: 'left',
  animation: '[run 1.4s infinite]',
  _motionReduce: { opacity: 'faint' },
});

type Props = { open: boolean; title: string; text: string };

/** Something must end before anything else: a dialog for waits that are long enough to be noticed. */
export function ProgressDialog({ open, title, text }: Props) {
  const intl = useIntl();
  const passed = useElapsed(open, delays);
  return (
    <Dialog open={open && passed > 0} size="small" dismissible={false} onClose={() => {}} title={title}>
      <p className={line}>{passed > 1 && text}</p>
      <p role="status" className={line}>
        {passed > 2 && intl.formatMessage({ id: 'ui.loading.slow' })}
      </p>
      <div className={thread} />
    </Dialog>
  );
}
