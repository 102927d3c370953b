import { isSameTrouble, saveTrouble, type SaveTrouble as Trouble } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { CartRef } from '../state/cellView.ts';

const frame = cva({
  base: { marginBlock: { base: '2', md: '4' }, _print: { display: 'none' } },
  variants: {
    /** Sticks above the bar at the lower edge, wherever the page is scrolled to. */
    sticky: {
      true: {
        position: 'sticky',
        bottom: '[calc(var(--bar-height, 0px) + {spacing.2})]',
        zIndex: 'sticky',
        width: { md: 'field' },
        marginInlineStart: { md: 'auto' },
        background: 'surface.raised',
        border: 'line',
        boxShadow: 'float',
      },
    },
  },
});

/** Hidden on a phone: the bar's line says the same there, and the notice would cover the active cell. */
const wide = css({ hideBelow: 'md' });

type Props = {
  cart: CartRef;
  sticky?: boolean;
  /** `changes`: report only failed changes, because the page itself reports a cart that failed to load. */
  of?: 'changes' | undefined;
};

/** Notice about a cart request that failed as a whole: why, what is kept, and when the next retry is (N6, B4). */
export function SaveTrouble({ cart, sticky = false, of }: Props) {
  const trouble = useSelector(cart, saveTrouble, isSameTrouble);
  return (
    trouble &&
    !(of === 'changes' && trouble.of === 'cart') && (
      <div className={frame({ sticky })} data-save-trouble={trouble.of}>
        <TroubleNotice cart={cart} trouble={trouble} sticky={sticky} />
      </div>
    )
  );
}

function TroubleNotice({ cart, trouble, sticky }: { cart: CartRef; trouble: Trouble; sticky: boolean }) {
  const intl = useIntl();
  const { of, failure, unsent, kept, retryIn, pending } = trouble;
  const titles = {
    cart: 'matrix.save.failed',
    news: 'matrix.save.missed',
    prices: 'cart.errors.title',
    quantities: 'cart.errors.title',
  } as const;
  const means = () => {
    if (of === 'cart') return null;
    if (of === 'prices') return intl.formatMessage({ id: 'matrix.trouble.prices' });
    if (of === 'news') return intl.formatMessage({ id: 'matrix.trouble.again' }, { seconds: retryIn ?? 0 });
    const place = kept ? 'device' : 'page';
    return retryIn === null
      ? intl.formatMessage({ id: 'matrix.trouble.refused' }, { count: unsent, place })
      : intl.formatMessage({ id: 'matrix.trouble.kept' }, { count: unsent, place, seconds: retryIn });
  };
  return (
    <FailedNotice
      live
      tone={retryIn === null ? 'critical' : 'warning'}
      title={intl.formatMessage({ id: titles[of] })}
      failure={failure}
      actions={
        of !== 'prices' && (
          <Button size="compact" pending={pending} onClick={() => cart.send({ type: 'cart.retried' })}>
            {intl.formatMessage({ id: of === 'cart' ? 'matrix.save.reload' : 'ui.action.retry' })}
          </Button>
        )
      }
    >
      {sticky ? <span className={wide}>{means()}</span> : means()}
    </FailedNotice>
  );
}
