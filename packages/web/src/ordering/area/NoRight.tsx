import { formatRoute } from '@selvedge/core';
import { type ResolvedRights, type RightEnv, rightEnvs } from '@selvedge/core/contract';
import { holds } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/Link.tsx';
import { NoRightState } from '../../ui/NoRightState.tsx';
import { RequestRight } from './RequestRight.tsx';
import { rightName } from './rightName.ts';

type Props = {
  rightEnv: RightEnv;
  rights: ResolvedRights;
  /** COLLECTION_VIEW opens an area, SHOPPINGCART_SUBMIT the POS Manager's list, SHOPPINGCART_INSERT carts and orders. */
  right?: 'COLLECTION_VIEW' | 'SHOPPINGCART_SUBMIT' | 'SHOPPINGCART_INSERT';
};

/** The area exists, but not for this user: which right is missing, who grants it, and where one can go. */
export function NoRight({ rightEnv, rights, right = 'COLLECTION_VIEW' }: Props) {
  const intl = useIntl();
  const titles: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'ordering.noRight.preorder' }),
    postorder: intl.formatMessage({ id: 'ordering.noRight.postorder' }),
  };
  const labels: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'ordering.env.preorder' }),
    postorder: intl.formatMessage({ id: 'ordering.env.postorder' }),
  };
  const elsewhere = rightEnvs.filter((env) => holds(rights, env, 'COLLECTION_VIEW'));
  return (
    <NoRightState
      title={
        {
          COLLECTION_VIEW: titles[rightEnv],
          SHOPPINGCART_SUBMIT: intl.formatMessage({ id: 'ordering.noRight.waiting' }),
          SHOPPINGCART_INSERT: intl.formatMessage({ id: 'ordering.noRight.orders' }),
        }[right]
      }
      right={rightName(intl, right)}
      actions={
        <>
          <Link look="primary" href="/">
            {intl.formatMessage({ id: 'ordering.noRight.dashboard' })}
          </Link>
          {elsewhere.map((env) => (
            <Link key={env} look="secondary" href={formatRoute({ screen: 'pos', rightEnv: env })}>
              {labels[env]}
            </Link>
          ))}
          <RequestRight look="secondary" rights={[right]} />
        </>
      }
    >
      {intl.formatMessage({ id: 'ordering.noRight.who' })}
    </NoRightState>
  );
}
