import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface RecordOutage {
  /** From now on such a statement (`INSERT AccessToken`) fails as it does when the database goes away. */
  begin(at: string): Promise<void>;
  end(): Promise<void>;
}

/** Outages that begin between two statements on the provider's records. */
export async function recordOutage({ db }: Database): Promise<RecordOutage> {
  await db.execute(sql`create table outage (begins_at text)`);
  await db.execute(sql`
    create function meet_outage() returns trigger language plpgsql as $$
    begin
      if exists (select from outage where begins_at = tg_op || ' ' || coalesce(new.kind, old.kind)) then
        raise exception 'on purpose' using errcode = '57P01';
      end if;
      return coalesce(new, old);
    end $$`);
  await db.execute(sql`
    create trigger meet_outage before insert or update or delete on provider_records
    for each row execute function meet_outage()`);
  return {
    async begin(at) {
      await db.execute(sql`insert into outage values (${at})`);
    },
    async end() {
      await db.execute(sql`delete from outage`);
    },
  };
}
