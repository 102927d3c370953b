import type { Portal, Route } from '@selvedge/core';
import type { ContactMatter } from '@selvedge/core/contract';
import type { Changer, WhyNot } from '@selvedge/core/ordering';
import type { ContactOf } from '@selvedge/core/overlays';

/** What the house is asked about, by who can change it. The other changers are not reached through the house. */
const matters: Partial<Record<Changer, ContactMatter>> = {
  administrator: 'rights',
  posManager: 'rights',
  representative: 'limit',
};

/** What somebody of the house can change, of all that is missing. */
export const theirsOf = (lacks: readonly WhyNot[]): readonly WhyNot[] =>
  lacks.filter(({ who }) => matters[who] !== undefined);

function customerOf(route: Route): Pick<ContactOf, 'rightEnv' | 'customerId'> | null {
  const found = 'place' in route ? route.place : route;
  return 'customerId' in found && 'rightEnv' in found && found.customerId !== null
    ? { rightEnv: found.rightEnv, customerId: found.customerId }
    : null;
}

/** Whom to ask about what is missing on a page; null: nobody of the house, or the page is no customer's. */
export function contactNeeded(route: Route, lacks: readonly WhyNot[]): ContactOf | null {
  const [first] = theirsOf(lacks);
  const matter = first && matters[first.who];
  const customer = customerOf(route);
  return matter && customer ? { ...customer, matter } : null;
}

/** Asks for whom to ask, if somebody of the house can change what is missing. */
export function askForContact(portal: Portal, lacks: readonly WhyNot[]): void {
  const { context, children } = portal.actor.getSnapshot();
  const of = contactNeeded(context.route, lacks);
  const overlays = children.overlays?.getSnapshot().context.overlays;
  if (of) overlays?.getSnapshot().children.contact?.send({ type: 'contact.wanted', of });
}
