import { fromPromise } from 'xstate';
import { type Contact, contactFor } from '../contract/index.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { ContactOf } from './contact.machine.ts';

/** The service of the contact's chart. */
export const contactActors = ({ api }: Pick<OverlaysDependencies, 'api'>) => ({
  readContact: fromPromise<Contact | null, ContactOf | null>(async ({ input, signal }) => {
    if (!input) return null;
    const { matter, ...params } = input;
    return api.send(contactFor, { params, query: { matter }, signal });
  }),
});
