import { type Colour, picturePresets, type Style } from '@selvedge/core/contract';
import { pictureUrl, reasonFor } from '@selvedge/core/ordering';
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useModal } from '../../ui/dialogs/useModal.ts';
import { reasonOf } from '../whyNot/useWhyNot.tsx';
import { PictureSource } from './parts/PictureSource.ts';

const dialog = css({
  position: 'fixed',
  inset: '0',
  width: 'screen',
  maxWidth: '[none]',
  height: 'screenHeight',
  maxHeight: '[none]',
  padding: '0',
  border: 'none',
  background: 'surface.page',
  color: 'ink',
  overflow: 'hidden',
  _open: { display: 'flex', flexDirection: 'column', animation: '[appear 200ms]' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2',
  flexShrink: '0',
  paddingInline: 'gutter',
  paddingBlock: '1',
  borderBottom: 'hair',
});
// On a phone the name has a line of its own where the buttons leave it too little.
const title = css({ flex: '1', minWidth: '[8rem]', textStyle: 'strong' });
const back = css({ '& > svg': { transform: 'scaleX(-1)' } });
const level = css({ textStyle: 'figure', minWidth: '12', textAlign: 'center' });
const background = css({
  flex: '1',
  minHeight: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  '& > img': {
    margin: 'auto',
    height: '[calc((100dvh - 4rem) * var(--level))]',
    width: 'auto',
    maxWidth: '[none]',
    aspectRatio: 'garment',
  },
});

const levels = [1, 1.5, 2, 2.5] as const;
/** How far one press of an arrow moves the picture (px). */
const STEP = 96;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Props = {
  style: Pick<Style, 'name'>;
  colour: Pick<Colour, 'articleColorId' | 'name'>;
  /** Of the colour; undefined: its only one. */
  view: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Shows the next view, or with -1 the one before; undefined: there is one only. */
  onTurn: ((by: 1 | -1) => void) | undefined;
};

/** The picture in full screen. Plus and minus zoom, arrows move it, Page up and down turn to other views, Escape closes. */
export function PictureZoom({ style, colour, view, open, onClose, onTurn }: Props) {
  const intl = useIntl();
  const id = useId();
  const source = useContext(PictureSource);
  const element = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  useModal(element, open);
  const last = levels.length - 1;
  const close = () => {
    setAt(0);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) picture.current?.scrollBy({ left: move[0], top: move[1] });
    else if (event.key === '+') setAt(Math.min(at + 1, last));
    else if (event.key === '-') setAt(Math.max(at - 1, 0));
    else if (event.key === '0') setAt(0);
    else if (onTurn && event.key === 'PageDown') onTurn(1);
    else if (onTurn && event.key === 'PageUp') onTurn(-1);
    else return;
    event.preventDefault();
  };
  const { width, height } = picturePresets.detail;
  const named = { name: style.name, colour: colour.name };
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      className={dialog}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={onKeyDown}
    >
      {open && (
        <>
          <header className={head}>
            <h2 id={`${id}-title`} className={title}>
              {intl.formatMessage({ id: 'style.picture.alt' }, named)}
            </h2>
            {onTurn && (
              <>
                <IconButton
                  icon="chevron"
                  className={back}
                  label={intl.formatMessage({ id: 'style.view.previous' })}
                  onClick={() => onTurn(-1)}
                />
                <IconButton
                  icon="chevron"
                  label={intl.formatMessage({ id: 'style.view.next' })}
                  onClick={() => onTurn(1)}
                />
              </>
            )}
            <IconButton
              icon="minus"
              label={intl.formatMessage({ id: 'style.zoom.out' })}
              disabledReason={at === 0 ? reasonOf([reasonFor('isNotSmallest')]) : undefined}
              onClick={() => setAt(Math.max(at - 1, 0))}
            />
            <output className={level}>{intl.formatNumber(levels[at] ?? 1, { style: 'percent' })}</output>
            <IconButton
              icon="plus"
              label={intl.formatMessage({ id: 'style.zoom.in' })}
              disabledReason={at === last ? reasonOf([reasonFor('isNotLargest')]) : undefined}
              onClick={() => setAt(Math.min(at + 1, last))}
            />
            <IconButton icon="close" label={intl.formatMessage({ id: 'ui.action.close' })} onClick={close} />
          </header>
          <section
            ref={picture}
            className={background}
            style={{ '--level': levels[at] ?? 1 }}
            aria-label={intl.formatMessage({ id: 'style.zoom.picture' }, named)}
            data-first=""
            tabIndex={open ? 0 : undefined}
          >
            <img
              src={pictureUrl(source, colour.articleColorId, 'detail', view)}
              alt={intl.formatMessage({ id: 'style.picture.alt' }, named)}
              width={width}
              height={height}
            />
          </section>
        </>
      )}
    </dialog>
  );
}
