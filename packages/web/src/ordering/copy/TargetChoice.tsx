import type { Customer } from '@selvedge/core/contract';
import type { ChosenCustomer, targetsMachine } from '@selvedge/core/ordering';
import { townLine } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud, maintainedBy } from '../../failure/failedAloud.ts';
import { UnderMaintenance } from '../../failure/UnderMaintenance.tsx';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { CustomerSkeleton } from '../pos/CustomerSkeleton.tsx';
import { chips, choosing, fine, list, number, row, town } from './copy.recipe.ts';

type Props = {
  targets: ActorRefFrom<typeof targetsMachine>;
  chosen: readonly ChosenCustomer[];
  onToggle: (customer: ChosenCustomer) => void;
};

/** Search and tick customers, as in the search for points of sale. Chosen customers stay visible. */
export function TargetChoice({ targets, chosen, onToggle }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(targets, (now) => now);
  const { term, customers, failure } = snapshot.context;
  const failed = failedAloud(snapshot);
  const maintained = maintainedBy(snapshot);
  const pending = snapshot.hasTag('pending') && !maintained;
  const retry = () => targets.send({ type: 'search.retried' });
  const toggle = ({ customerId, customerNumber, name, city }: Customer) =>
    onToggle({ customerId, customerNumber, name, city });
  return (
    <div className={choosing}>
      <SearchField
        label={intl.formatMessage({ id: 'pos.search.label' })}
        labelHidden={false}
        hint={intl.formatMessage({ id: 'pos.search.hint' })}
        value={term}
        maxLength={100}
        onValue={(next) => targets.send({ type: 'term.changed', term: next })}
      />
      {chosen.length > 0 && (
        <div className={chips}>
          {chosen.map((customer) => (
            <Chip
              key={customer.customerId}
              text={customer.name}
              label={intl.formatMessage({ id: 'copy.targets.drop' }, { name: customer.name })}
              onClick={() => onToggle(customer)}
            />
          ))}
        </div>
      )}
      <LiveRegion
        message={
          pending || failed || maintained
            ? ''
            : intl.formatMessage({ id: 'pos.list.count' }, { count: customers.length })
        }
      />
      {failed && (
        <FailedState level={3} failure={failure} onRetry={retry}>
          {intl.formatMessage({ id: 'pos.failed' })}
        </FailedState>
      )}
      {maintained && <UnderMaintenance failure={maintained} onRetry={retry} />}
      {pending && customers.length === 0 && <CustomerSkeleton />}
      {snapshot.matches('browsing') && customers.length === 0 && (
        <p className={fine}>{intl.formatMessage({ id: 'pos.none.title' })}</p>
      )}
      {!failed && !maintained && customers.length > 0 && (
        <ul className={list} aria-label={intl.formatMessage({ id: 'pos.list.label' })} aria-busy={pending}>
          {customers.map((customer) => (
            <li key={customer.customerId} className={row}>
              <Checkbox
                checked={chosen.some(({ customerId }) => customerId === customer.customerId)}
                onValue={() => toggle(customer)}
              >
                {customer.name}
              </Checkbox>
              <span className={number}>{customer.customerNumber}</span>
              <span className={town}>{townLine(customer)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
