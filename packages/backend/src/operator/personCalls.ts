import type { FastifyInstance } from 'fastify';
import { object, size, string } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { eraseMails } from '../mail/outboxFiles.ts';
import { erasePerson } from '../person/erasePerson.ts';
import { heldAbout } from '../person/exportPerson.ts';
import { namingOf } from '../person/mentions.ts';
import { findPerson, type HeldPerson } from '../person/person.ts';
import { operatorCall } from './operatorCall.ts';
import { OperatorRefusal } from './operatorRefusal.ts';

/** In the body and not in the address, which is logged. */
const personStruct = object({ person: size(string(), 1, 254) });

/** Tells what is held about a person, and removes it. For operators alone. */
export function personCalls(scope: FastifyInstance, { config, database }: AppContext): void {
  async function known(emailOrId: string): Promise<HeldPerson> {
    const person = await findPerson(database.db, emailOrId);
    if (!person) throw new OperatorRefusal(404, `Nothing is held about '${emailOrId}'.`);
    return person;
  }

  operatorCall(scope, 'POST', '/people/export', personStruct, async ({ body }) =>
    heldAbout(database.db, await known(body.person)),
  );

  operatorCall(scope, 'POST', '/people/erase', personStruct, async ({ body }) => {
    const person = await known(body.person);
    const { removed, pseudonymized, mailIds } = await erasePerson(database, person);
    const files = await eraseMails(config.outboxDir, mailIds, namingOf(person));
    return { removed: { ...removed, ...(files > 0 && { filesOfMails: files }) }, pseudonymized };
  });
}
