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

const hints = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' });

/** What keys do, and the keys: each a set pressed together. */
const keys: readonly (readonly [MessageId, ...(readonly string[])[]])[] = [
  ['matrix.keys.move', ['arrows']],
  ['matrix.keys.next', ['Tab'], ['shift', 'Tab']],
  ['matrix.keys.below', ['enter'], ['shift', 'enter']],
  ['matrix.keys.ends', ['Home'], ['End']],
  ['matrix.keys.far', ['control', 'arrows']],
  ['matrix.keys.corners', ['control', 'Home'], ['control', 'End']],
  ['matrix.keys.pages', ['PageUp'], ['PageDown']],
  ['matrix.keys.range', ['shift', 'arrows']],
  ['matrix.row.choose', ['shift', 'space']],
  ['matrix.keys.column', ['control', 'space']],
  ['matrix.keys.all', ['control', 'A']],
  ['matrix.keys.edit', ['F2']],
  ['matrix.keys.delete', ['delete']],
  ['matrix.keys.escape', ['escape']],
  ['matrix.row.fillDown', ['control', 'D']],
  ['matrix.row.fillRight', ['control', 'R']],
  ['matrix.keys.fill', ['control', 'enter']],
  ['matrix.keys.copy', ['control', 'C'], ['control', 'X']],
  ['matrix.keys.paste', ['control', 'V']],
  ['matrix.undo', ['control', 'Z']],
  ['matrix.redo', ['control', 'Y']],
  ['matrix.keys.save', ['control', 'S']],
  ['matrix.row.open', ['shift', 'F10']],
  ['matrix.keys.neighbours', ['alt', 'PageUp'], ['alt', 'PageDown']],
  ['palette.title', ['control', 'K']],
];

type Props = { onClose: () => void };

/** All keys of the sheet of quantities. */
export function KeysDialog({ onClose }: Props) {
  const intl = useIntl();
  return (
    <Dialog open onClose={onClose} size="large" title={intl.formatMessage({ id: 'matrix.keyList' })}>
      <ul className={list}>
        {keys.map(([id, ...pressed]) => (
          <li key={id} className={row}>
            {intl.formatMessage({ id })}
            <span className={hints}>
              {pressed.map((together) => (
                <KeyHint key={together.join()} keys={together} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
