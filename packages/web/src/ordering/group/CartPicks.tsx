import type { CartHead } from '@selvedge/core/contract';
import { subdivisionTitle } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Amounts } from '../../ui/text/Amounts.tsx';
import { HeadTotals } from '../cart/sums/HeadTotals.tsx';
import { useCollectionName } from '../season/useCollectionName.ts';
import { facts, figures, list, number } from './group.recipe.ts';
import { pick } from './picks.recipe.ts';

type Props = {
  carts: readonly CartHead[];
  picked: readonly string[];
  onToggle: (cartId: string) => void;
};

/** A list of carts to tick, of all customers. */
export function CartPicks({ carts, picked, onToggle }: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  if (carts.length === 0) return <p className={facts}>{intl.formatMessage({ id: 'group.picks.none' })}</p>;
  return (
    <ul className={list} aria-label={intl.formatMessage({ id: 'group.picks.label' })}>
      {carts.map((head) => (
        <li key={head.cartId} className={pick}>
          <div>
            <Checkbox checked={picked.includes(head.cartId)} onValue={() => onToggle(head.cartId)}>
              {head.customerName} <span className={number}>{head.customerNumber}</span>
            </Checkbox>
            <p className={facts}>
              {subdivisionTitle(head)} · {collectionName(head.collectionType)}
            </p>
          </div>
          <p className={figures}>
            <HeadTotals of={head} />
            <Amounts of={head} />
          </p>
        </li>
      ))}
    </ul>
  );
}
