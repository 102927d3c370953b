import type { Lock, Style } from '@selvedge/core/contract';
import { type catalogMachine, searchOf, styleChildren, type styleMachine } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CartBar } from '../cart/bar/CartBar.tsx';
import { SaveButton } from '../cart/saving/SaveButton.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { LocksNotice } from '../finding/LocksNotice.tsx';
import { StyleAbout } from './about/StyleAbout.tsx';
import { ColourNotice } from './ColourNotice.tsx';
import { KeylookSection } from './keylook/KeylookSection.tsx';
import { NeighbourLinks } from './neighbours/NeighbourLinks.tsx';
import { StyleSums } from './quantities/StyleSums.tsx';
import { StyleHead } from './StyleHead.tsx';
import { StyleQuantities } from './StyleQuantities.tsx';
import { aboutArea, page, pictureArea } from './style.recipe.ts';
import { ZoomablePicture } from './ZoomablePicture.tsx';

type Props = {
  actor: ActorRefFrom<typeof styleMachine>;
  style: Style;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
  locks: readonly Lock[];
  now: number;
};

export function ShownStyle({ actor, style, cart, catalog, locks, now }: Props) {
  const { articleColorId, tab, place } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (at) => at.hasTag('renewing') || at.hasTag('pending'));
  const { keylook, placeSizes } = useSelector(actor, styleChildren, shallowEqual);
  const search = useSelector(catalog, ({ context }) => searchOf(context.filters));
  const moment = useMemo(() => ({ place, now }), [place, now]);
  const onColour = useCallback(
    (chosen: string) => actor.send({ type: 'colour.chosen', articleColorId: chosen }),
    [actor],
  );
  const colour = style.colours.find((one) => one.articleColorId === articleColorId) ?? style.colours[0];
  return (
    <>
      <NeighbourLinks catalog={catalog} articleId={style.articleId} />
      <LocksNotice locks={locks} place={place} />
      <div className={page} aria-busy={busy}>
        <div className={pictureArea}>{colour && <ZoomablePicture style={style} colour={colour} />}</div>
        <StyleHead style={style} colour={colour} />
        <StyleQuantities style={style} placeSizes={placeSizes} cart={cart} now={now} onColour={onColour}>
          {colour && <ColourNotice style={style} colour={colour} moment={moment} />}
        </StyleQuantities>
        <div className={aboutArea}>
          <StyleAbout
            style={style}
            colour={colour}
            tab={tab}
            onTab={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
          />
        </div>
      </div>
      {keylook && (
        <KeylookSection
          key={keylook.sessionId}
          actor={keylook}
          articleId={style.articleId}
          cart={cart}
          search={search}
          now={now}
        />
      )}
      <CartBar cart={cart} currency={style.currency} style={style} actions={<SaveButton cart={cart} />}>
        <StyleSums cart={cart} style={style} now={now} />
      </CartBar>
    </>
  );
}
