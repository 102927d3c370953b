import { type RackGrouping, rackGroupings, type rackMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { groupingTitles } from './rackWords.ts';

const panel = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  alignItems: 'end',
  columnGap: '10',
  rowGap: '5',
  maxWidth: 'page',
  paddingBottom: '8',
  _print: { display: 'none' },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

type Props = { actor: ActorRefFrom<typeof rackMachine> };

/** The tab 'View': grouping, facts and figures, PDF. */
export function RackViewPanel({ actor }: Props) {
  const intl = useIntl();
  const { grouping, figures } = useSelector(actor, ({ context }) => context.view);
  return (
    <div className={panel}>
      <Select
        label={intl.formatMessage({ id: 'check.rack.grouping' })}
        value={grouping}
        options={rackGroupings.map((value) => ({
          value,
          label: intl.formatMessage({ id: groupingTitles[value] }),
        }))}
        onValue={(value) => actor.send({ type: 'grouping.chosen', grouping: value as RackGrouping })}
      />
      <Switch
        label={intl.formatMessage({ id: 'check.rack.figures' })}
        state={intl.formatMessage({ id: 'ordering.switch' }, { on: String(figures) })}
        on={figures}
        onChange={(on) => actor.send({ type: 'figures.switched', on })}
      />
      <div className={actions}>
        <Button onClick={() => window.print()}>{intl.formatMessage({ id: 'check.rack.print' })}</Button>
      </div>
    </div>
  );
}
