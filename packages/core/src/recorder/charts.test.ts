import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { charts } from './charts.ts';

const core = resolve(import.meta.dirname, '..');

it('Q3 every chart of the core can be replayed', async () => {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(resolve(core, file))),
  );
  const found = modules.flatMap((module, at) => {
    const machines = Object.values(module).filter((one) => one instanceof StateMachine);
    return machines.length > 0 ? machines.map(({ id }) => id) : [`${files[at]} holds no chart`];
  });
  expect(Object.keys(charts).sort()).toEqual(found.sort());
});
