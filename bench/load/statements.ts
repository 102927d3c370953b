import pg from 'pg';

/** What the database did for something. */
export interface DatabaseWork {
  readonly statements: number;
  /** Time in which statements were planned and ran, ms. */
  readonly time: number;
  /** What planning took of it. */
  readonly planning: number;
}

export interface CostlyStatement extends DatabaseWork {
  readonly text: string;
}

/** The counts of `pg_stat_statements`, which the server has loaded. */
export async function openStatements(databaseUrl: string): Promise<{
  readonly client: pg.Client;
  total(): Promise<DatabaseWork>;
  /** Those that took most of the time since `forget`. */
  costly(most: number): Promise<readonly CostlyStatement[]>;
  forget(): Promise<void>;
}> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const others = `dbid = (select oid from pg_database where datname = current_database())
    and query not like '%pg_stat_statements%'`;
  return {
    client,
    async total() {
      const { rows } = await client.query<DatabaseWork>(
        `select coalesce(sum(calls), 0)::float as statements, coalesce(sum(total_exec_time + total_plan_time), 0) as time,
           coalesce(sum(total_plan_time), 0) as planning
         from pg_stat_statements where ${others}`,
      );
      return rows[0] ?? { statements: 0, time: 0, planning: 0 };
    },
    async costly(most) {
      const { rows } = await client.query<CostlyStatement>(
        `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::float as statements, total_exec_time + total_plan_time as time,
           total_plan_time as planning
         from pg_stat_statements where ${others} order by 3 desc limit $1`,
        [most],
      );
      return rows;
    },
    async forget() {
      await client.query('select pg_stat_statements_reset()');
    },
  };
}
