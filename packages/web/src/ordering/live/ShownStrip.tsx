import type { ShownStyle } from '@selvedge/core/contract';
import { type liveMachine, piecesByStyle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Badge } from '../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { sameCounts } from '../catalog/sameCounts.ts';
import { StylePicture } from '../style/parts/StylePicture.tsx';

const strip = css({
  display: 'flex',
  gap: '3',
  paddingBlock: '3',
  overflowX: 'auto',
  borderBottom: 'hair',
});
const item = css({ flexShrink: '0', width: { base: '16', md: '20' } });
const chip = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  width: 'full',
  padding: '0',
  border: 'none',
  background: 'transparent',
  textAlign: 'start',
  borderBottom: '[2px solid transparent]',
  '&[aria-current=true]': { borderBottomColor: 'accent' },
});
const words = css({ textStyle: 'fine', color: 'ink.muted', paddingBottom: '1', '& b': { color: 'ink' } });
const name = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const count = css({ position: 'absolute', top: '1', insetInlineEnd: '1' });
const absent = css({
  display: 'flex',
  alignItems: 'flex-end',
  aspectRatio: 'garment',
  padding: '1',
  background: 'surface.sunken',
  textStyle: 'fine',
  color: 'ink.muted',
});

type Props = {
  live: ActorRefFrom<typeof liveMachine>;
  cart: CartRef;
  /** The position that is presented now. */
  presented: number | null;
};

/** The presented styles, newest first, with the pieces ordered of each. */
export function ShownStrip({ live, cart, presented }: Props) {
  const intl = useIntl();
  const shown = useSelector(live, ({ context }) => context.shown);
  const pieces = useSelector(cart, ({ context }) => piecesByStyle(context), sameCounts);
  return (
    <nav aria-label={intl.formatMessage({ id: 'live.strip.label' })}>
      <ol reversed className={strip}>
        {shown.toReversed().map((one) => (
          <li key={one.position} className={item}>
            {one.style ? (
              <Chip
                shown={one}
                style={one.style}
                ordered={pieces.get(one.style.articleId) ?? 0}
                current={one.position === presented}
                onChoose={() => live.send({ type: 'style.chosen', position: one.position })}
              />
            ) : (
              <>
                <span className={absent}>{intl.formatMessage({ id: 'live.strip.hidden' })}</span>
                <span className={words}>{one.position}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StyleChipProps = {
  shown: ShownStyle;
  style: NonNullable<ShownStyle['style']>;
  ordered: number;
  current: boolean;
  onChoose: () => void;
};

function Chip({ shown, style, ordered, current, onChoose }: StyleChipProps) {
  const intl = useIntl();
  const [colour] = style.colours;
  return (
    <button type="button" className={chip} aria-current={current} onClick={onChoose}>
      {colour && <StylePicture style={style} colour={colour} preset="list" decorative />}
      {ordered > 0 && (
        <span className={count}>
          <Badge tone="ink">
            <span aria-hidden="true">{intl.formatNumber(ordered)}</span>
          </Badge>
        </span>
      )}
      <span className={words}>
        <b>{shown.position}</b>
        <span className={name}>{style.name}</span>
        {ordered > 0 && (
          <VisuallyHidden>{intl.formatMessage({ id: 'catalog.ordered' }, { count: ordered })}</VisuallyHidden>
        )}
      </span>
    </button>
  );
}
