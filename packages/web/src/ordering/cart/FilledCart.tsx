import type { SeasonPlace, Style } from '@selvedge/core/contract';
import {
  type cartMachine,
  changedPrices,
  type contentsMachine,
  hasUnsaved,
  sumsOfStyles,
  wishedPieces,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { failedAloud } from '../area/failedAloud.ts';
import { useFailureText } from '../area/useFailureText.ts';
import { SaveState } from '../matrix/SaveState.tsx';
import { CartFoot } from './CartFoot.tsx';
import { CartLoading } from './CartLoading.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartStyle } from './CartStyle.tsx';
import { CartTotals } from './CartTotals.tsx';

const none: readonly Style[] = [];
const gap = css({ marginTop: '4' });

type Props = {
  place: SeasonPlace;
  now: number;
  cart: ActorRefFrom<typeof cartMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
};

export function FilledCart({ place, now, cart, contents }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(cart, (now) => now);
  const reading = useSelector(contents, (now) => now);
  const failureText = useFailureText();
  const { head, lines, mayInsert } = snapshot.context;
  if (failedAloud(reading) || reading.matches('missing')) {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'cart.contents.failed' })}
        kept={hasUnsaved(snapshot) ? undefined : intl.formatMessage({ id: 'cart.contents.kept' })}
        actions={<SaveState cart={cart} />}
        errorId={reading.context.failure?.tracking ?? undefined}
        onRetry={
          reading.matches('missing')
            ? () => cart.send({ type: 'cart.reloaded' })
            : () => contents.send({ type: 'reading.retried' })
        }
      >
        {failureText(reading.context.failure)}
      </ErrorState>
    );
  }
  if (!reading.context.answer || !head) return <CartLoading />;
  const styles = reading.context.answer ?? none;
  const pieces = wishedPieces(snapshot);
  const known = new Set(styles.map(({ articleId }) => articleId));
  const orphans = [...lines.values()].filter(({ articleId }) => !known.has(articleId)).length;
  const sums = sumsOfStyles(styles, pieces, lines);
  const accept = { type: 'prices.accepted' } as const;
  return (
    <>
      <CartNotices
        head={head}
        mayInsert={mayInsert}
        changed={changedPrices(styles, lines)}
        onAcceptPrices={snapshot.can(accept) ? () => cart.send(accept) : undefined}
      />
      <CartTotals sums={sums} currency={head.currency} />
      {orphans > 0 && (
        <div className={gap}>
          <Notice tone="warning">{intl.formatMessage({ id: 'cart.orphans' }, { count: orphans })}</Notice>
        </div>
      )}
      {styles.map((style) => (
        <CartStyle
          key={style.articleId}
          style={style}
          cart={cart}
          place={place}
          now={now}
          pieces={pieces}
          lines={lines}
        />
      ))}
      <CartFoot cart={cart} place={place} sums={sums} currency={head.currency} />
    </>
  );
}
