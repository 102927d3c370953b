/**
 * `npm run bench:load`: the day on which a season is opened, by many buyers against two instances on one PostgreSQL;
 * docs/scale.md tells what came of it. `npm run bench:load -- --buyers 50 --minutes 1` is a short run. Exit code 1:
 * something that must hold does not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { costOfDeeds, measureAlone } from './alone.ts';
import type { Notes } from './caller.ts';
import { gather } from './crowd.ts';
import { DAY_SECONDS } from './day.ts';
import { Ledger } from './ledger.ts';
import { watchMachine } from './machine.ts';
import { readOptions } from './options.ts';
import { isHeld, LEAST, overload } from './overload.ts';
import { Pace } from './pace.ts';
import { prove } from './proof.ts';
import { tableOfCalls, tableOfCosts, tableOfStatements, tableOfUse } from './report.ts';
import { Sheet, slower } from './sheet.ts';
import { setStage } from './stage.ts';
import { openStatements } from './statements.ts';

/** The share of the phase in which buyers come; what is measured begins when all are there. */
const ARRIVAL = 0.3;
const COST_DAYS = 3;
const ALONE_DAYS = 8;
const MOST_RECOVERY = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const options = readOptions(process.argv.slice(2));
const { buyers, minutes, pauses } = options;
const machine = {
  cores: availableParallelism(),
  node: process.versions.node,
  load: (loadavg()[0] ?? 0) / availableParallelism(),
};
const file = resolve(import.meta.dirname, '../../.cache/bench/load.json');

say(
  `${buyers} buyers, ${minutes} min, pauses × ${pauses.toFixed(2)}: as many calls as ${Math.round(buyers / pauses)} people`,
);
say(`${machine.cores} cores, load ${machine.load.toFixed(2)} per core before, Node ${machine.node}`);
const stage = await setStage(options);
const statements = await openStatements(stage.databaseUrl);
const broken: string[] = [];
const hold = (what: string, holds: boolean): void => {
  say(`${holds ? 'holds' : 'BROKEN'}: ${what}`);
  if (!holds) broken.push(what);
};
try {
  const ledger = new Ledger();
  const notes: Notes = { sheet: new Sheet() };
  await measureAlone({ stage, ledger, notes }, 1);
  const costs = await costOfDeeds({ stage, ledger, notes }, statements, COST_DAYS);
  say(`\nWhat a deed costs\n\n${tableOfCosts(costs)}`);
  const base = await measureAlone({ stage, ledger, notes }, ALONE_DAYS);
  say(`\nOne buyer alone\n\n${tableOfCalls(base, [])}`);

  const pace = new Pace(pauses);
  const phase = minutes * 60_000;
  const crowd = gather(
    { stage, notes, ledger, pace },
    stage.buyers.slice(0, buyers),
    phase * ARRIVAL,
    pauses,
  );
  notes.sheet = new Sheet();
  const coming = notes.sheet;
  await crowd.arrived;
  await statements.forget();
  const watched = await watchMachine(stage.instances, stage.operatorToken, statements.client);
  const sheet = new Sheet();
  notes.sheet = sheet;
  await delay(phase * (1 - ARRIVAL));
  const rows = sheet.rows();
  const rate = sheet.rate;
  const use = await watched();
  const costly = await statements.costly(12);
  say(`\n${buyers} buyers: ${rate.toFixed(0)} calls a second\n\n${tableOfCalls(rows, base)}`);
  say(`\n${tableOfUse(use)}\n\n${tableOfStatements(costly)}\n`);

  const pressed = options.overload ? await overload({ notes, pace, pauses, base, say }) : null;
  if (pressed) say(`\n${tableOfCalls(pressed.rows, base)}\n`);
  await crowd.stop();
  const proof = await prove(stage.databaseUrl, ledger);

  const slow = slower(rows, base, 2, LEAST).filter(({ name }) => !isHeld(name));
  for (const surprise of crowd.deeds.surprises) say(`unexpected: ${surprise}`);
  say(
    `${crowd.deeds.days} days (${DAY_SECONDS} s each as people make pauses), ${crowd.deeds.givenUp} deeds begun anew`,
  );
  hold(
    `${buyers} buyers meet no error (${coming.errors() + sheet.errors()})`,
    coming.errors() + sheet.errors() === 0,
  );
  hold(
    `each median below 2 × that of one buyer (above: ${slow.map(({ name }) => name).join(', ') || 'none'})`,
    slow.length === 0,
  );
  if (pressed) {
    const { pressed: times, refused, withoutRetryAfter, recovery } = pressed;
    hold(
      `${times} × what is carried is answered 503 (${refused}), always with Retry-After`,
      refused > 0 && withoutRetryAfter === 0,
    );
    hold(
      `recovered within 10 s (${recovery === null ? 'not within a minute' : `${(recovery / 1000).toFixed(1)} s`})`,
      recovery !== null && recovery <= MOST_RECOVERY,
    );
  }
  hold('nothing unexpected', crowd.deeds.surprises.length === 0);
  for (const fault of proof.faults.slice(0, 20)) say(fault);
  hold(
    `${proof.quantities} acknowledged quantities and ${proof.orders} orders stand in the database, none twice (${proof.faults.length} faults)`,
    proof.faults.length === 0,
  );
  mkdirSync(resolve(file, '..'), { recursive: true });
  const kept = {
    options,
    machine,
    costs,
    base,
    rate,
    rows,
    use,
    costly,
    pressed,
    proof,
    deeds: crowd.deeds,
    broken,
  };
  writeFileSync(file, JSON.stringify(kept, null, 1));
} finally {
  await statements.client.end();
  await stage.close();
}
process.exitCode = broken.length > 0 ? 1 : 0;
