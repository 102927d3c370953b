import type { limitMachine } from '@selvedge/core/ordering';
import { type LimitUse, limitUse } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Money, useWholeMoney } from '../../ui/text/Values.tsx';
import { spots } from '../whyNot/spots.ts';
import { LimitBar } from './LimitBar.tsx';

const figures = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  marginTop: '6',
  '& > *': { display: 'flex', alignItems: 'center', paddingBlock: '3', borderBottom: 'hair' },
  '& dd': { textStyle: 'figureStrong', justifyContent: 'flex-end' },
  '& dt': { color: 'ink.muted', paddingInlineEnd: '6' },
});
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingTop: '5' });

/** As high as the button. */
const room = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'controlDense',
  _touch: { minHeight: 'control' },
});

type Props = {
  limit: ActorRefFrom<typeof limitMachine>;
  /** The value of this order in minor units, as typed. Null while it is being added up: its room is kept. */
  order: number | null;
};

/** How much of the order limit is left. Its parts are shown on demand (requirement O4). */
export function OrderLimitDrawer({ limit, order }: Props) {
  const intl = useIntl();
  const wholeMoney = useWholeMoney();
  const [open, setOpen] = useState(false);
  const known = useSelector(limit, ({ context }) => context.limit);
  const failure = useSelector(limit, ({ context }) => context.failure);
  const stale = useSelector(limit, (now) => now.matches('stale'));
  if (known === null) return null;
  if (order === null) {
    return (
      <div className={room}>
        <Skeleton />
      </div>
    );
  }
  const { currency } = known;
  const use = limitUse(known, order);
  const money = (minor: number) => wholeMoney(minor, currency);
  return (
    <>
      <Button
        id={spots.limit}
        size="compact"
        variant={use.over > 0 ? 'danger' : undefined}
        onClick={() => {
          limit.send({ type: 'limit.asked' });
          setOpen(true);
        }}
      >
        {use.over > 0
          ? intl.formatMessage({ id: 'limit.button.over' }, { over: money(use.over) })
          : intl.formatMessage({ id: 'limit.button.left' }, { left: money(use.left) })}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={intl.formatMessage({ id: 'limit.title' })}
        action={
          <Button wide onClick={() => setOpen(false)}>
            {intl.formatMessage({ id: 'ui.action.close' })}
          </Button>
        }
      >
        <div className={stack}>
          <LimitBar use={use} currency={currency} />
          <Figures use={use} currency={currency} />
          {use.over > 0 && (
            <Notice
              tone="critical"
              title={intl.formatMessage({ id: 'limit.over.title' }, { over: money(use.over) })}
            >
              {intl.formatMessage({ id: 'limit.over.ways' })}
            </Notice>
          )}
          {stale && (
            <FailedNotice tone="warning" failure={failure}>
              {intl.formatMessage({ id: 'limit.stale' })}
            </FailedNotice>
          )}
        </div>
      </Sheet>
    </>
  );
}

function Figures({ use: { limit, used, order, left }, currency }: { use: LimitUse; currency: string }) {
  const intl = useIntl();
  return (
    <dl className={figures}>
      <dt>{intl.formatMessage({ id: 'limit.figure.limit' })}</dt>
      <dd>
        <Money minor={limit} currency={currency} />
      </dd>
      <dt>{intl.formatMessage({ id: 'limit.figure.used' })}</dt>
      <dd>
        <Money minor={used} currency={currency} />
      </dd>
      <dt>{intl.formatMessage({ id: 'limit.figure.order' })}</dt>
      <dd>
        <Money minor={order} currency={currency} />
      </dd>
      <dt>{intl.formatMessage({ id: 'limit.figure.left' })}</dt>
      <dd>
        <Money minor={left} currency={currency} />
      </dd>
    </dl>
  );
}
