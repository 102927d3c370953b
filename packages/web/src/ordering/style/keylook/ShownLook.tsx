import type { Keylook } from '@selvedge/core/contract';
import { type keylookMachine, sumsOfStyles, wishedPieces } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css, cx } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { SumsLine } from '../../cart/sums/SumsLine.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { LookPiece } from './LookPiece.tsx';
import { LookSheet } from './LookSheet.tsx';
import { strip } from './strip.ts';

const lead = css({ textStyle: 'small', color: 'ink.muted' });
const shown = css({ rowGap: '6', marginTop: '4' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '4',
  marginTop: '6',
});
/** Also where it has a row of its own, so that its popover opens towards the middle. */
const atEnd = css({ marginInlineStart: 'auto' });

type Props = {
  actor: ActorRefFrom<typeof keylookMachine>;
  look: Keylook;
  articleId: string;
  cart: CartRef;
  search: string;
  now: number;
};

/** The other styles of the look side by side, or the whole look on one order sheet. */
export function ShownLook({ actor, look, articleId, cart, search, now }: Props) {
  const intl = useIntl();
  const sheetId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opening = { type: 'look.opened' } as const;
  const offReason = useWhyNot(actor, opening);
  const isOpen = useSelector(actor, (at) => at.matches({ showing: { sheet: 'open' } }));
  const wasOpen = useRef(isOpen);
  const sums = useSelector(
    cart,
    (snapshot) => sumsOfStyles(look.styles, wishedPieces(snapshot), snapshot.context.lines),
    shallowEqual,
  );
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const others = look.styles.filter((style) => style.articleId !== articleId);
  return (
    <>
      <p className={lead}>{intl.formatMessage({ id: 'style.keylook.lead' }, { count: others.length })}</p>
      {!isOpen && (
        <ul className={cx(strip, shown)}>
          {others.map((style) => (
            <LookPiece key={style.articleId} style={style} cart={cart} search={search} />
          ))}
        </ul>
      )}
      <div className={foot}>
        <section aria-label={intl.formatMessage({ id: 'style.keylook.sums' })}>
          <SumsLine size="small" sums={sums} currency={look.styles[0]?.currency ?? 'EUR'} />
        </section>
        {others.length > 0 && (
          <div className={atEnd}>
            <Button
              ref={button}
              variant={isOpen ? 'secondary' : 'primary'}
              aria-expanded={isOpen}
              aria-controls={isOpen ? sheetId : undefined}
              disabledReason={isOpen ? undefined : offReason}
              reasonAlign="end"
              onClick={() => actor.send(isOpen ? { type: 'look.closed' } : opening)}
            >
              {isOpen
                ? intl.formatMessage({ id: 'style.keylook.close' })
                : intl.formatMessage({ id: 'style.keylook.order' })}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <LookSheet
          id={sheetId}
          styles={look.styles}
          articleId={articleId}
          cart={cart}
          search={search}
          now={now}
          onClose={() => actor.send({ type: 'look.closed' })}
        />
      )}
    </>
  );
}
