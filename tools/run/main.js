/** Runs one of the project's plans: `node tools/run/main.js test`. The last line of output is `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { endCommands, runCommand } from './command.js';
import { schedule, withPrerequisites } from './schedule.js';
import { plans, reports, steps } from './steps.js';
import { reportBroken, sum, tallyOf } from './tally.js';

const name = process.argv[2] ?? '';
if (!Object.hasOwn(plans, name)) {
  console.error(`Usage: node tools/run/main.js <${Object.keys(plans).join('|')}>`);
  process.exit(2);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    endCommands();
    process.exit(130);
  });
}

const plan = withPrerequisites(steps, plans[/** @type {keyof typeof plans} */ (name)]);
const quiet = name === 'build';
const started = performance.now();
/** @type {Map<string, import('./tally.js').Tally>} */
const tallies = new Map();

mkdirSync(reports, { recursive: true });
for (const { tests } of plan) if (tests) rmSync(tests, { force: true });

/** @param {number} from */
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const outcomes = await schedule(plan, availableParallelism(), async (step) => {
  const from = performance.now();
  let output = '';
  let succeeded = true;
  for (const command of step.commands) {
    const result = await runCommand(command);
    output += result.output;
    succeeded = result.succeeded;
    if (!succeeded) break;
  }
  const tally = tallyOf(step.tests, succeeded);
  tallies.set(step.name, tally);
  const count = step.tests ? `, ${tally.passed} passed, ${tally.failed} failed` : '';
  console.log(`${succeeded ? '✓' : '✗'} ${step.title} (${step.name}, ${seconds(from)}${count})`);
  if (!succeeded) console.log(`${'─'.repeat(80)}\n${output.trimEnd()}\n${'─'.repeat(80)}`);
  return succeeded;
});

for (const [blocked, outcome] of outcomes)
  if (outcome === 'blocked') tallies.set(blocked, { passed: 0, failed: 1, broken: [] });

/** @param {import('./schedule.js').Outcome} wanted */
const stepsThat = (wanted) =>
  plan.filter((step) => outcomes.get(step.name) === wanted).map((step) => step.name);
const failed = stepsThat('failed');
const blocked = stepsThat('blocked');
const total = sum([...tallies.values()]);

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
if (blocked.length > 0) console.log(`Not run, because they rest on these: ${blocked.join(', ')}`);
if (!quiet || total.failed > 0) console.log(`\n${plan.length} steps in ${seconds(started)}\n`);
const broken = reportBroken(total.broken);
if (broken) console.log(broken);
if (!quiet || total.failed > 0) console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
