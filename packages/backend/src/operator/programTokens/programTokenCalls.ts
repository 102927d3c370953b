import type { FastifyInstance } from 'fastify';
import { array, enums, object, size } from 'superstruct';
import type { AppContext } from '../../appContext.ts';
import { idField } from '../fields.ts';
import { operatorCall } from '../operatorCall.ts';
import { taken, unknown } from '../operatorRefusal.ts';
import { tokenParts } from './programToken.schema.ts';
import { makeProgramToken, removeProgramToken, shownProgramTokens } from './programToken.store.ts';

const tokenStruct = object({ name: idField, parts: size(array(enums(tokenParts)), 1, tokenParts.length) });

/** Tokens by which programs of the house call a part of what operators may call. Operators alone make and end them. */
export function programTokenCalls(scope: FastifyInstance, { database, now }: AppContext): void {
  operatorCall(scope, 'GET', '/tokens', null, () => shownProgramTokens(database));

  operatorCall(scope, 'POST', '/tokens', tokenStruct, async ({ body: { name, parts } }) => {
    const own = tokenParts.filter((part) => parts.includes(part));
    const token = await makeProgramToken(database, { name, parts: own }, now());
    if (token === null) throw taken('token', name);
    return { name, parts: own, token };
  });

  operatorCall(scope, 'DELETE', '/tokens/:name', null, async ({ param }) => {
    if (!(await removeProgramToken(database, param('name')))) throw unknown('token', param('name'));
    return null;
  });
}
