import type { Style } from '@selvedge/core/contract';
import { type Unavailable, withoutThem } from '@selvedge/core/ordering';
import { namedSpotOf, spotOf } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { FindingText } from '../../finding/FindingText.tsx';
import { FixedNotice } from '../../finding/FixedNotice.tsx';
import { useSpotText } from '../../finding/useSpotText.ts';
import type { CartRef } from '../state/cellView.ts';

/** At most this many are listed by name. The rest is only counted. */
const NAMED = 20;
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', marginTop: '2', textStyle: 'small' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' });

type Props = {
  cart: CartRef;
  styles: readonly Style[];
  found: readonly Unavailable[];
};

/** Ordered variants that were cancelled or are unavailable, and a button that removes them (N3). */
export function UnavailableNotice({ cart, styles, found }: Props) {
  const intl = useIntl();
  const spotText = useSpotText();
  const [removed, setRemoved] = useState(false);
  const mayInsert = useSelector(cart, ({ context }) => context.mayInsert);
  return (
    <>
      {found.length > 0 && (
        <Notice
          tone="warning"
          title={intl.formatMessage({ id: 'cart.unavailable.title' }, { count: found.length })}
          actions={
            mayInsert && (
              <Button
                size="compact"
                icon="trash"
                onClick={() => {
                  cart.send({ type: 'cells.typed', cells: withoutThem(found) });
                  setRemoved(true);
                }}
              >
                {intl.formatMessage({ id: 'cart.unavailable.remove' }, { count: found.length })}
              </Button>
            )
          }
        >
          <ul className={list}>
            {found.slice(0, NAMED).map(({ articleVariantId, kind, pieces, finding }) => {
              const spot = namedSpotOf(spotOf(finding.place, styles));
              return (
                <li key={articleVariantId} className={line}>
                  <Badge tone="warning">
                    {intl.formatMessage({
                      id:
                        kind === 'cancelled' ? 'cart.unavailable.cancelled' : 'cart.unavailable.unavailable',
                    })}
                  </Badge>
                  <span>
                    {spot ? spotText(spot) : articleVariantId} ·{' '}
                    {intl.formatMessage({ id: 'ui.quantity.pieces' }, { count: pieces })}
                  </span>
                  <span>
                    <FindingText finding={finding} />
                  </span>
                </li>
              );
            })}
            {found.length > NAMED && (
              <li>{intl.formatMessage({ id: 'cart.unavailable.more' }, { count: found.length - NAMED })}</li>
            )}
          </ul>
        </Notice>
      )}
      <FixedNotice cart={cart} shown={removed} onUndone={() => setRemoved(false)} />
    </>
  );
}
