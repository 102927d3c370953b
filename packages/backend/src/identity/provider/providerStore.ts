import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../database/database.ts';
import { isWellFormed } from '../../http/wellFormed.ts';
import { providerRecords as records } from '../identity.schema.ts';
import { noteOwner } from './owners.ts';
import type { ProviderDatabase } from './providerDatabase.ts';
import { REPEATABLE, renewalKey, renewedFrom } from './renewal.ts';

const secretKinds = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** What a sign-in has given, by the grant that all of it has in common. */
const givenKinds = ['AccessToken', 'AuthorizationCode', 'DeviceCode', 'RefreshToken'];

type StoredRecord = typeof records.$inferSelect;

/** Under which id a record is stored: codes and tokens by their hash. */
export const keyOfRecord = (kind: string, id: string): string =>
  secretKinds.has(kind) ? createHash('sha256').update(id).digest('base64url') : id;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** The longest parameter (characters) that is stored with what a stranger begins. */
const LONGEST = 4_096;

const isModest = (params: unknown): boolean =>
  Object.values(params ?? {}).every((value) => typeof value !== 'string' || value.length <= LONGEST);

/** Stores the provider's records of one kind in the database. */
class ProviderStore implements Adapter {
  readonly #database: ProviderDatabase;
  readonly #kind: string;

  constructor(database: ProviderDatabase, kind: string) {
    this.#database = database;
    this.#kind = kind;
  }

  #at(id: string) {
    return and(eq(records.kind, this.#kind), eq(records.id, keyOfRecord(this.#kind, id)));
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // Every parameter of a request may be stored with its code. Forms are not checked before the provider reads
    // them.
    if (!isWellFormed(payload)) throw new errors.InvalidRequest('a parameter cannot be stored');
    if (!isModest(payload.params)) throw new errors.InvalidRequest('a parameter is too long');
    const { jti, ...rest } = payload;
    const from = secretKinds.has(this.#kind) ? renewedFrom() : null;
    const kept = {
      payload: secretKinds.has(this.#kind) ? { ...rest, ...(from !== null && { from }) } : { ...rest, jti },
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? seconds() + expiresIn : null,
    };
    await this.#database.write(({ db }) =>
      db
        .insert(records)
        .values({ kind: this.#kind, id: keyOfRecord(this.#kind, id), ...kept })
        .onConflictDoUpdate({ target: [records.kind, records.id], set: kept }),
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!isWellFormed(id)) return undefined;
    const row = await this.#find(this.#at(id));
    if (givenKinds.includes(this.#kind)) noteOwner(row?.payload.accountId);
    if (!row || !(await this.#isRepeated(row))) return row && this.#payloadOf(row, id);
    // To the provider, a token that its renewal uses once more is unused.
    return this.#payloadOf({ ...row, consumedAt: null }, id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    if (!isWellFormed(uid)) return undefined;
    const row = await this.#find(and(eq(records.kind, this.#kind), eq(records.uid, uid)));
    return row && this.#payloadOf(row, row.id);
  }

  /**
   * Finds a device code by its user code. There are few at a time, and they are stored again by their value once
   * somebody has signed in.
   */
  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    if (!isWellFormed(userCode)) return undefined;
    const row = await this.#find(
      and(eq(records.kind, this.#kind), sql`${records.payload} ->> 'userCode' = ${userCode}`),
    );
    return row && this.#payloadOf(row, row.id);
  }

  /**
   * Of several concurrent calls only one succeeds. The others find what is used up, which ends the sign-in, unless they
   * repeat a renewal: then it is carried out anew, and what nobody heard of is void.
   */
  async consume(id: string): Promise<void> {
    const renewal = this.#kind === 'RefreshToken' ? renewalKey() : null;
    const payload = renewal === null ? records.payload : sql`${records.payload} || ${{ renewal }}::jsonb`;
    const consumed = await this.#database.write(({ db }) =>
      db
        .update(records)
        .set({ consumedAt: seconds(), payload })
        .where(and(this.#at(id), isNull(records.consumedAt)))
        .returning({ id: records.id }),
    );
    if (consumed.length > 0 || (renewal !== null && (await this.#forgetUnheard(id, renewal)))) return;
    const row = await this.#find(this.#at(id));
    await this.#endSignIn(row?.grantId ?? null);
    throw new errors.InvalidGrant('already used');
  }

  /** Voids what a renewal gave whose repetition this is; false when it is none. One repetition at a time. */
  async #forgetUnheard(id: string, renewal: string): Promise<boolean> {
    const [repeated] = await this.#database.write(({ db }) =>
      db
        .update(records)
        .set({ consumedAt: records.consumedAt })
        .where(and(this.#at(id), sql`${records.payload} ->> 'renewal' = ${renewal}`))
        .returning(),
    );
    if (!repeated || !(await this.#isRepeated(repeated))) return false;
    await this.#database.write(({ db }) => db.delete(records).where(this.#successorsOf(repeated)));
    return true;
  }

  #successorsOf({ id, grantId }: StoredRecord): SQL | undefined {
    return and(eq(records.grantId, grantId ?? ''), sql`${records.payload} ->> 'from' = ${id}`);
  }

  /** Whether the renewal under way repeats the one that used this token up, and nobody has used what that gave. */
  async #isRepeated(row: StoredRecord): Promise<boolean> {
    const renewal = this.#kind === 'RefreshToken' ? renewalKey() : null;
    if (renewal === null || row.consumedAt === null || row.consumedAt <= seconds() - REPEATABLE) return false;
    if (row.payload.renewal !== renewal) return false;
    return (await this.#find(and(this.#successorsOf(row), isNotNull(records.consumedAt)))) === undefined;
  }

  /** Revokes everything that a sign-in has given. */
  async #endSignIn(grantId: string | null): Promise<void> {
    if (grantId === null) return;
    const given = and(inArray(records.kind, givenKinds), eq(records.grantId, grantId));
    const grant = and(eq(records.kind, 'Grant'), eq(records.id, grantId));
    await this.#database.write(({ db }) => db.delete(records).where(or(given, grant)));
  }

  async destroy(id: string): Promise<void> {
    await this.#database.write(({ db }) => db.delete(records).where(this.#at(id)));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database.write(({ db }) =>
      db.delete(records).where(and(eq(records.kind, this.#kind), eq(records.grantId, grantId))),
    );
  }

  async #find(which: SQL | undefined): Promise<StoredRecord | undefined> {
    const [row] = await this.#database.read(({ db }) => db.select().from(records).where(which));
    return row;
  }

  #payloadOf(row: StoredRecord, id: string): AdapterPayload | undefined {
    if (row.expiresAt !== null && row.expiresAt <= seconds()) return undefined;
    return {
      ...row.payload,
      ...(secretKinds.has(this.#kind) && { jti: id }),
      ...(row.consumedAt !== null && { consumed: row.consumedAt }),
    };
  }
}

export const providerStore = (database: ProviderDatabase) => (kind: string) =>
  new ProviderStore(database, kind);

/**
 * Removes records that have expired: those that strangers begin at once, the others after a day, so that a late use is
 * told from one that was made up.
 */
export async function sweepProviderRecords({ db }: Database): Promise<void> {
  const isStrangers = or(
    inArray(records.kind, ['Interaction', 'DeviceCode']),
    and(eq(records.kind, 'Session'), sql`${records.payload} ->> 'accountId' is null`),
  );
  const begun = and(isStrangers, lt(records.expiresAt, seconds()));
  await db.delete(records).where(or(begun, lt(records.expiresAt, seconds() - 86_400)));
}
