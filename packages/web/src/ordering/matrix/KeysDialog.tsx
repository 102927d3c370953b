import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { KeyHint } from './KeyHint.tsx';

const list = css({ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '8' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '1.5',
  borderBottom: 'hair',
  textStyle: 'small',
});

const keys: readonly (readonly [MessageId, readonly string[]])[] = [
  ['matrix.keys.move', ['arrows']],
  ['matrix.keys.next', ['Tab']],
  ['matrix.keys.below', ['enter']],
  ['matrix.keys.ends', ['Home']],
  ['matrix.keys.far', ['control', 'arrows']],
  ['matrix.keys.pages', ['PageDown']],
  ['matrix.keys.range', ['shift', 'arrows']],
  ['matrix.keys.row', ['shift', 'space']],
  ['matrix.keys.column', ['control', 'space']],
  ['matrix.keys.all', ['control', 'A']],
  ['matrix.keys.edit', ['F2']],
  ['matrix.keys.delete', ['delete']],
  ['matrix.keys.escape', ['escape']],
  ['matrix.keys.fillDown', ['control', 'D']],
  ['matrix.keys.fillRight', ['control', 'R']],
  ['matrix.keys.fill', ['control', 'enter']],
  ['matrix.keys.copy', ['control', 'C']],
  ['matrix.keys.paste', ['control', 'V']],
  ['matrix.keys.undo', ['control', 'Z']],
  ['matrix.keys.redo', ['control', 'Y']],
  ['matrix.keys.rowActions', ['shift', 'F10']],
  ['matrix.keys.neighbours', ['alt', 'PageDown']],
  ['matrix.keys.palette', ['control', 'K']],
];

/** All keys of the sheet of quantities. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog open onClose={onClose} size="large" title={intl.formatMessage({ id: 'matrix.keys.title' })}>
      <ul className={list}>
        {keys.map(([id, pressed]) => (
          <li key={id} className={row}>
            {intl.formatMessage({ id })}
            <KeyHint keys={pressed} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
