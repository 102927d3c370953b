import { type ActorRefFrom, createActor } from 'xstate';
import { type SupportDependencies, supportActors } from './support.actors.ts';
import { supportMachine } from './support.machine.ts';

/**
 * Gathers and copies what support needs to know. A root of its own: no other chart has to be running, because an error
 * may have stopped them all.
 *
 * @param head Error ID, version, page and browser
 */
export const startSupport = (
  dependencies: SupportDependencies,
  head: string,
): ActorRefFrom<typeof supportMachine> =>
  createActor(supportMachine.provide({ actors: supportActors(dependencies) }), { input: { head } }).start();
