import {
  type CartDetails,
  LONGEST_ORDER_NUMBER,
  type OrderNumberFault,
  orderNumberFault,
} from '@selvedge/core/contract';
import { weekIn } from '@selvedge/core/order';
import type { OrderDetailsRef } from '@selvedge/core/ordering';
import { weeksIn } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import type { MessageId } from '../../messages/catalogue.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select, type SelectOption } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ErrorId } from '../../ui/notices/ErrorId.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import { useDetailFacts } from './useDetailFacts.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlock: '3' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const hint = css({ textStyle: 'fine', color: 'ink.muted' });

const numberFaults: Readonly<Record<OrderNumberFault, MessageId>> = {
  tooLong: 'check.details.tooLong',
  unreadable: 'check.details.unreadable',
};

const fieldOf = (code: string | null | undefined): 'number' | 'address' | 'week' | null => {
  if (!code) return null;
  if (code.startsWith('customerOrderNumber')) return 'number';
  if (code === 'deliveryAddressUnknown') return 'address';
  return code.startsWith('requestedWeek') ? 'week' : null;
};

/** The weeks to choose from, and the one that is chosen already even where it is over. */
function useWeekOptions(
  weeks: { readonly first: string; readonly last: string } | undefined,
  chosen: string | null,
): SelectOption[] {
  const intl = useIntl();
  const known = weeks ? weeksIn(weeks).map(({ week }) => week) : [];
  const all = chosen === null || known.includes(chosen) ? known : [chosen, ...known];
  return [
    { value: '', label: intl.formatMessage({ id: 'check.details.noWeek' }) },
    ...all.map((text) => {
      const found = weekIn(text);
      return {
        value: text,
        label: found
          ? intl.formatMessage({ id: 'cart.delivery.week' }, { week: found.week, year: String(found.year) })
          : text,
      };
    }),
  ];
}

function Theirs({ stored }: { stored: CartDetails | undefined }) {
  const intl = useIntl();
  const facts = useDetailFacts(stored);
  return (
    <Notice live tone="warning" title={intl.formatMessage({ id: 'check.details.theirs' })}>
      {facts.map(([label, text]) => (
        <p key={label}>
          {label}: {text}
        </p>
      ))}
      <p>{intl.formatMessage({ id: 'check.details.overwrites' })}</p>
    </Notice>
  );
}

type Props = { id: string; details: OrderDetailsRef; approved: boolean };

/** The three fields with what is wrong with each. What is typed stays, whatever becomes of a save (O9). */
export function DetailsForm({ id, details, approved }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(details, (now) => now);
  const { typed, head, choices, failure, overtaken, resumedAt } = snapshot.context;
  const weekOptions = useWeekOptions(choices?.weeks, typed.requestedWeek);
  const fault = orderNumberFault(typed.customerOrderNumber);
  const failed = snapshot.matches('refused') || snapshot.matches('lost');
  const pending = snapshot.hasTag('pending');
  const at = failed ? fieldOf(failure?.code) : null;
  // What the other person stored says why; any other failure is told, also when it comes after that one.
  const isOvertaken = failure?.code === 'versionConflict';
  const errorAt = (field: NonNullable<typeof at>) => (at === field ? failure?.message : undefined);
  if (snapshot.matches('unread')) {
    return (
      <FailedNotice
        live
        tone="critical"
        title={intl.formatMessage({ id: 'check.details.unread' })}
        failure={failure}
        actions={
          <Button size="compact" onClick={() => details.send({ type: 'orderDetails.retried' })}>
            {intl.formatMessage({ id: 'check.details.retry' })}
          </Button>
        }
      />
    );
  }
  if (choices === null || snapshot.matches('reading'))
    return (
      <p id={id} className={hint} aria-busy="true">
        {intl.formatMessage({ id: 'check.details.reading' })}
      </p>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    details.send({ type: 'orderDetails.saved' });
  };
  return (
    <form id={id} className={stack} onSubmit={save}>
      {overtaken && failed && <Theirs stored={head?.details} />}
      {failed && !isOvertaken && at === null && (
        <FailedNotice
          live
          tone="critical"
          title={
            snapshot.matches('lost')
              ? intl.formatMessage({ id: 'check.details.lost' })
              : intl.formatMessage({ id: 'check.details.refused' })
          }
          failure={failure}
        />
      )}
      {resumedAt !== null && (
        <Notice
          live
          tone="info"
          title={intl.formatMessage(
            { id: 'check.details.resumed' },
            { at: <ShortDate key="at" at={resumedAt} shows="dayAndTime" /> },
          )}
        />
      )}
      <TextField
        label={intl.formatMessage({ id: 'order.details.number' })}
        value={typed.customerOrderNumber}
        autoComplete="off"
        readOnly={pending}
        error={
          fault
            ? intl.formatMessage({ id: numberFaults[fault] }, { most: LONGEST_ORDER_NUMBER })
            : errorAt('number')
        }
        onChange={(event) =>
          details.send({
            type: 'orderDetails.typed',
            change: { customerOrderNumber: event.target.value },
          })
        }
      />
      <Select
        label={intl.formatMessage({ id: 'order.details.address' })}
        value={typed.deliveryAddressId ?? ''}
        error={errorAt('address')}
        options={[
          { value: '', label: intl.formatMessage({ id: 'check.details.ownAddress' }) },
          ...choices.addresses.map(({ addressId, name, street, city }) => ({
            value: addressId,
            label: [name, street, city].join(', '),
          })),
        ]}
        onValue={(value) =>
          details.send({
            type: 'orderDetails.typed',
            change: { deliveryAddressId: value === '' ? null : value },
          })
        }
      />
      <Select
        label={intl.formatMessage({ id: 'order.details.week' })}
        value={typed.requestedWeek ?? ''}
        error={errorAt('week')}
        options={weekOptions}
        onValue={(value) =>
          details.send({
            type: 'orderDetails.typed',
            change: { requestedWeek: value === '' ? null : value },
          })
        }
      />
      {at !== null && failure?.tracking && <ErrorId tracking={failure.tracking} />}
      {approved && <p className={hint}>{intl.formatMessage({ id: 'check.details.reopens' })}</p>}
      <div className={actions}>
        <Button type="submit" variant="primary" size="compact" pending={pending}>
          {intl.formatMessage({ id: 'check.details.save' })}
        </Button>
        {!pending && (
          <Button
            variant="quiet"
            size="compact"
            onClick={() => details.send({ type: 'orderDetails.discarded' })}
          >
            {intl.formatMessage({ id: 'check.details.discard' })}
          </Button>
        )}
      </div>
    </form>
  );
}
