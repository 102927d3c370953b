import { formatRoute } from '@selvedge/core';
import type { GroupHead, RightEnv } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/buttons/Link.tsx';
import { Money, Quantity, ShortDate } from '../../ui/text/Values.tsx';
import { facts, figures, name, row } from './group.recipe.ts';

export function GroupRow({ head, rightEnv }: { head: GroupHead; rightEnv: RightEnv }) {
  const intl = useIntl();
  return (
    <li className={row}>
      <div>
        <p className={name}>{head.groupName}</p>
        <p className={facts}>
          {head.season} ·{' '}
          {intl.formatMessage({ id: 'group.counts' }, { carts: head.carts, customers: head.customers })}
          {head.finalized > 0 &&
            ` · ${intl.formatMessage({ id: 'group.finalizedOf' }, { count: head.finalized, all: head.carts })}`}
        </p>
        <p className={facts}>
          {intl.formatMessage(
            { id: 'group.made' },
            { by: head.made.by, at: <ShortDate key="at" at={head.made.at} shows="dayAndTime" /> },
          )}
        </p>
      </div>
      <p className={figures}>
        <Quantity count={head.pieces} unit />
        {head.values.map(({ currency, value }) => (
          <Money key={currency} minor={value} currency={currency} />
        ))}
      </p>
      <Link look="secondary" href={formatRoute({ screen: 'groups', rightEnv, groupId: head.groupId })}>
        {intl.formatMessage({ id: 'group.list.open' })}
      </Link>
    </li>
  );
}
