import { within } from '@selvedge/core';
import { type Contact, preferredLanguage, type SeasonPlace } from '@selvedge/core/contract';
import { collectionMessageOf } from '@selvedge/core/ordering';
import type { contactMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { SelfService } from '../access/SelfService.ts';
import { card, detail, link, links, name } from './contactCard.recipe.ts';

type Props = {
  contact: ActorRefFrom<typeof contactMachine>;
  /** The season that is worked in, for the message; null: outside of one. */
  place: SeasonPlace | null;
  /** What is missing, for the message. */
  reason: string;
};

/** Whom to ask: name, telephone, and a message that says already what it is about. */
export function ContactCard({ contact, place, reason }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(contact, (now) => now);
  const { contact: person, failure, of } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const area = useContext(SelfService);
  const { subject, message } = letterOf();
  const query = new URLSearchParams({ lang: preferredLanguage([intl.locale]), subject, message });
  const form = area === null ? null : within(area, `request?${query}`);
  return (
    <span className={card} aria-busy={isPending || undefined}>
      <span className={detail}>{intl.formatMessage({ id: 'whyNot.contact.title' })}</span>
      {isPending && (
        <>
          <span className={name}>
            <Skeleton width="half" />
          </span>
          <Skeleton width="long" />
        </>
      )}
      {snapshot.hasTag('failed') && (
        <>
          <span>{intl.formatMessage({ id: 'whyNot.contact.failed' })}</span>
          <FailureWords failure={failure} explained />
          <span className={links}>
            <button type="button" className={link} onClick={() => contact.send({ type: 'contact.retried' })}>
              {intl.formatMessage({ id: 'ui.action.retry' })}
            </button>
          </span>
        </>
      )}
      {snapshot.matches('unnamed') && <span>{intl.formatMessage({ id: 'whyNot.contact.nobody' })}</span>}
      {person && (
        <>
          <strong className={name}>{person.name}</strong>
          <span>{person.role}</span>
          <span className={detail}>{person.hours}</span>
        </>
      )}
      {!isPending && (
        <span className={links}>
          {person && (
            <>
              <Link look="bare" className={link} href={`tel:${person.phone.replaceAll(/[^+\d]/g, '')}`}>
                {person.phone}
              </Link>
              <Link look="bare" className={link} href={mailOf(person)}>
                {intl.formatMessage({ id: 'whyNot.contact.mail' })}
              </Link>
            </>
          )}
          {form && (
            <Link look="bare" className={link} href={form} newTab>
              {intl.formatMessage({ id: 'whyNot.contact.form' })}
            </Link>
          )}
        </span>
      )}
    </span>
  );

  function letterOf(): { subject: string; message: string } {
    const matter = { limit: 'limit', rights: 'rights' }[of?.matter ?? 'rights'];
    const customer = person && `${person.customerName} (${person.customerNumber})`;
    const about =
      matter === 'limit'
        ? intl.formatMessage({ id: 'whyNot.contact.about.limit' })
        : intl.formatMessage({ id: 'whyNot.contact.about.rights' });
    const collection = place && collectionMessageOf(place.collectionType);
    const season =
      place &&
      [
        place.season,
        place.subdivision,
        collection ? intl.formatMessage({ id: collection }) : place.collectionType,
      ].join(' · ');
    const lines = [
      ...(person ? [intl.formatMessage({ id: 'whyNot.contact.greeting' }, { name: person.name }), ''] : []),
      ...(customer ? [intl.formatMessage({ id: 'whyNot.contact.customer' }, { customer })] : []),
      ...(season ? [intl.formatMessage({ id: 'whyNot.contact.season' }, { season })] : []),
      intl.formatMessage({ id: 'whyNot.contact.page' }, { address: window.location.href }),
      '',
      reason,
      '',
      intl.formatMessage({ id: 'whyNot.contact.closing' }),
      '',
    ];
    return { subject: customer ? `${about}: ${customer}` : about, message: lines.join('\n') };
  }

  function mailOf({ email }: Contact): string {
    return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  }
}
