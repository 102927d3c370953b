import { formatRoute } from '@selvedge/core';
import { type ResolvedRights, type RightEnv, rightEnvs } from '@selvedge/core/contract';
import { envOf, mayOpen, missingRight, type OrderingRoute } from '@selvedge/core/ordering';
import { rightTo } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Link } from '../ui/buttons/Link.tsx';
import { NoRightState } from '../ui/notices/NoRightState.tsx';
import { RequestRight } from './access/RequestRight.tsx';
import { rightName } from './access/rightName.ts';
import { RightContact } from './whyNot/RightContact.tsx';

type Props = { route: OrderingRoute; rights: ResolvedRights };

/** The user may not see this screen: names the missing right, who grants it, and where else to go. */
export function NoRight({ route, rights }: Props) {
  const intl = useIntl();
  const titles: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'ordering.noRight.preorder' }),
    postorder: intl.formatMessage({ id: 'ordering.noRight.postorder' }),
  };
  const labels: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'ordering.env.preorder' }),
    postorder: intl.formatMessage({ id: 'ordering.env.postorder' }),
  };
  const right = missingRight(rights, route) ?? rightTo.view;
  const styles = 'place' in route ? ({ screen: 'styles', place: route.place } as const) : null;
  const areas = rightEnvs.map((rightEnv) => ({ screen: 'pos', rightEnv }) as const);
  return (
    <NoRightState
      title={
        {
          [rightTo.view]: titles[envOf(route)],
          [rightTo.submit]: intl.formatMessage({ id: 'ordering.noRight.waiting' }),
          [rightTo.insert]:
            route.screen === 'entry'
              ? intl.formatMessage({ id: 'entry.noRight' })
              : intl.formatMessage({ id: 'ordering.noRight.orders' }),
        }[right]
      }
      right={rightName(intl, right)}
      actions={
        <>
          {styles && mayOpen(rights, styles) ? (
            <Link look="primary" href={formatRoute(styles)}>
              {intl.formatMessage({ id: 'cart.empty.action' })}
            </Link>
          ) : (
            <Link look="primary" href="/">
              {intl.formatMessage({ id: 'ordering.noRight.dashboard' })}
            </Link>
          )}
          {areas
            .filter((area) => mayOpen(rights, area))
            .map((area) => (
              <Link key={area.rightEnv} look="secondary" href={formatRoute(area)}>
                {labels[area.rightEnv]}
              </Link>
            ))}
          <RequestRight look="secondary" rights={[right]} />
        </>
      }
    >
      {intl.formatMessage({ id: 'ordering.noRight.who' })}
      {(styles || 'customerId' in route) && <RightContact right={right} />}
    </NoRightState>
  );
}
