import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** What one process used in a phase. */
export interface Use {
  readonly name: string;
  /** Share of one core; null where the system does not tell. */
  readonly cores: number | null;
  /** How late the event loop was, ms; null for what has none. */
  readonly lateMedian: number | null;
  readonly lateP99: number | null;
}

const metric = (text: string, name: string): number =>
  Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(text)?.[1] ?? Number.NaN);

/** Node looks at its event loop every 10 ms, and tells when it came to look: what is above that is late. */
const lateOf = (seconds: number): number => Math.max(0, seconds * 1000 - 10);

interface Look {
  readonly cpu: number;
  readonly lateMedian: number;
  readonly lateP99: number;
}

async function lookAt(instance: string, operatorToken: string): Promise<Look> {
  const response = await fetch(`${instance}/operator/metrics`, {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  if (!response.ok) throw new Error(`The metrics of ${instance} answered ${response.status}`);
  const text = await response.text();
  return {
    cpu: metric(text, 'process_cpu_seconds_total'),
    lateMedian: lateOf(metric(text, 'nodejs_eventloop_lag_p50_seconds')),
    lateP99: lateOf(metric(text, 'nodejs_eventloop_lag_p99_seconds')),
  };
}

/** Clock ticks a second that the system counts in. */
const TICKS = 100;

/** CPU seconds of a PostgreSQL server and all its processes so far, by one of them; null where the system does not tell. */
function secondsOfServer(backend: number): number | null {
  try {
    const fieldsOf = (pid: number | string): number[] => {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
    };
    const main = fieldsOf(backend)[1] ?? 0;
    const ticks = ([, , , , , , , , , , , user = 0, system = 0]: number[]): number => user + system;
    const own = fieldsOf(main);
    const gone = (own[13] ?? 0) + (own[14] ?? 0);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const fields = fieldsOf(name);
          return fields[1] === main ? [ticks(fields)] : [];
        } catch {
          return [];
        }
      });
    return (ticks(own) + gone + children.reduce((sum, one) => sum + one, 0)) / TICKS;
  } catch {
    return null;
  }
}

/** Begins to watch the instances, the database and this process; the returned function ends it. */
export async function watchMachine(
  instances: readonly string[],
  operatorToken: string,
  client: pg.Client,
): Promise<() => Promise<readonly Use[]>> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? 0;
  const from = performance.now();
  const before = await Promise.all(instances.map((one) => lookAt(one, operatorToken)));
  const ofServer = secondsOfServer(backend);
  const ofDriver = process.cpuUsage();
  return async () => {
    const seconds = (performance.now() - from) / 1000;
    const { user, system } = process.cpuUsage(ofDriver);
    const now = secondsOfServer(backend);
    const after = await Promise.all(instances.map((one) => lookAt(one, operatorToken)));
    return [
      ...after.map(({ cpu, lateMedian, lateP99 }, at) => ({
        ...{ name: `instance ${at + 1}`, lateMedian, lateP99 },
        cores: (cpu - (before[at]?.cpu ?? 0)) / seconds,
      })),
      {
        ...{ name: 'PostgreSQL', lateMedian: null, lateP99: null },
        cores: now === null || ofServer === null ? null : (now - ofServer) / seconds,
      },
      { name: 'this driver', cores: (user + system) / 1e6 / seconds, lateMedian: null, lateP99: null },
    ];
  };
}
