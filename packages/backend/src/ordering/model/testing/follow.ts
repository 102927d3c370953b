import fc, { type AsyncCommand } from 'fast-check';
import { type Believed, LookAtAll } from './commands.ts';
import type { Shelf } from './shelf.ts';
import { newWorld } from './world.ts';

/** Takes a course step by step on model and portal, and looks at all that stands in the end. */
export async function follow(
  course: Iterable<AsyncCommand<Believed, Shelf>>,
  shelf: Shelf,
  met = new Map<string, number>(),
): Promise<void> {
  const believed: Believed = { world: newWorld, met };
  await fc.asyncModelRun(() => ({ model: believed, real: shelf }), course);
  await new LookAtAll().run(believed, shelf);
}
