import type { Rack, RackTab, rackMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { RackFilterPanel } from './rack/RackFilterPanel.tsx';
import { RackViewPanel } from './rack/RackViewPanel.tsx';

type Props = {
  actor: ActorRefFrom<typeof rackMachine>;
  rack: Rack | null;
  /** 'My Order': the result of the rules, and the decision. */
  order: ReactNode;
};

/** The tabs of the order check (O1): My Order, View, Filter styles. */
export function CheckTabs({ actor, rack, order }: Props) {
  const intl = useIntl();
  const tab = useSelector(actor, ({ context }) => context.view.tab);
  return (
    <Tabs<RackTab>
      label={intl.formatMessage({ id: 'check.title' })}
      value={tab}
      onValue={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
      items={[
        { id: 'order', label: intl.formatMessage({ id: 'check.tab.order' }), panel: order },
        {
          id: 'view',
          label: intl.formatMessage({ id: 'check.tab.view' }),
          panel: <RackViewPanel actor={actor} />,
        },
        {
          id: 'filter',
          label: intl.formatMessage({ id: 'check.tab.filter' }),
          panel: rack && <RackFilterPanel actor={actor} rack={rack} />,
        },
      ]}
    />
  );
}
