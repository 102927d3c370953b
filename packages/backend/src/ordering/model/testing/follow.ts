import fc, { type AsyncCommand } from 'fast-check';
import { type Believed, CompareAll } from './commands.ts';
import { initialModel } from './model.ts';
import type { System } from './system.ts';

/** Takes a course step by step on model and portal, and looks at all that stands in the end. */
export async function follow(
  course: Iterable<AsyncCommand<Believed, System>>,
  system: System,
  met = new Map<string, number>(),
): Promise<void> {
  const believed: Believed = { model: initialModel, met };
  await fc.asyncModelRun(() => ({ model: believed, real: system }), course);
  await new CompareAll().run(believed, system);
}
