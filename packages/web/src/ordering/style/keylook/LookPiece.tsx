import { formatRoute } from '@selvedge/core';
import type { Style } from '@selvedge/core/contract';
import { sumsOfStyles, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { css } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Quantity } from '../../../ui/text/Values.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { StylePicture } from '../parts/StylePicture.tsx';
import { StylePrices } from '../parts/StylePrices.tsx';

const piece = css({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', paddingTop: '3' });
const number = css({ textStyle: 'fine', color: 'ink.muted', fontVariantNumeric: '[tabular-nums]' });
const name = css({ textStyle: 'strong', lineHeight: 'tight' });
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0' } });
const count = css({ position: 'absolute', top: '2', insetInlineEnd: '2' });

type Props = { style: Style; cart: CartRef; search: string };

/** One style of a look: picture, name, prices and what is ordered of it. The whole card is the link. */
export function LookPiece({ style, cart, search }: Props) {
  const place = useSelector(cart, ({ context }) => context.place);
  const pieces = useSelector(
    cart,
    (snapshot) => sumsOfStyles([style], wishedPieces(snapshot), snapshot.context.lines).pieces,
  );
  const [colour] = style.colours;
  const { articleId } = style;
  return (
    <li className={piece}>
      {colour && <StylePicture style={style} colour={colour} decorative />}
      {pieces > 0 && (
        <div className={count}>
          <Badge tone="ink">
            <Quantity count={pieces} unit />
          </Badge>
        </div>
      )}
      <div className={words}>
        <span className={number}>{style.articleNumber}</span>
        <h3 className={name}>
          <Link
            look="bare"
            className={cover}
            href={formatRoute({ screen: 'style', place, articleId, search })}
          >
            {style.name}
          </Link>
        </h3>
        <StylePrices style={style} size="small" />
      </div>
    </li>
  );
}
