import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of the equivalent costs that OWASP recommends for scrypt: 64 MiB of memory, twice. */
const cost: Cost = { N: 65_536, r: 8, p: 2 };
const length = 32;

/** Bytes that a computation needs besides its blocks; a hash at the lowest cost needs this much. */
const LEAST_MEMORY = 1 << 20;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(
      password.normalize('NFKC'),
      salt,
      length,
      { N, r, p, maxmem: 256 * N * r + LEAST_MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  );

const written = ({ N, r, p }: Cost, salt: string, key: string) => ['scrypt', N, r, p, salt, key].join('$');

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return written(cost, salt.toString('base64url'), key.toString('base64url'));
}

const costIn = (hash: string): Cost => {
  const [, N, r, p] = hash.split('$').map(Number);
  return { N: N ?? 0, r: r ?? 0, p: p ?? 0 };
};

const workOf = ({ N, r, p }: Cost): number => N * r * p;

/** The work at today's cost minus the work at a lower cost, as a cost of its own: passes over 16 MiB of memory. */
function restOf(kept: Cost): Cost | null {
  const unit = { N: 16_384, r: 8, p: 1 };
  const p = Math.round((workOf(cost) - workOf(kept)) / workOf(unit));
  return p < 1 ? null : { ...unit, p };
}

const nobody = written(cost, 'A'.repeat(22), 'A'.repeat(43));

async function matches(password: string, kept: string): Promise<boolean> {
  const [, , , , salt = '', expected = ''] = kept.split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'), costIn(kept));
  const known = Buffer.from(expected, 'base64url');
  return known.length === key.length && timingSafeEqual(known, key);
}

export interface Compared {
  readonly fits: boolean;
  /** A new hash at today's cost; null unless the password fits and its hash was made at a lower cost. */
  readonly renewed: string | null;
}

/**
 * Compares a password with a stored hash. A wrong password takes the same work whether the account exists or not
 * (`hash` is null for an unknown one, and nothing fits it), and at whichever cost the hash was made.
 */
export async function comparePassword(password: string, hash: string | null): Promise<Compared> {
  const kept = hash ?? nobody;
  const fits = (await matches(password, kept)) && hash !== null;
  const rest = restOf(costIn(kept));
  if (rest === null) return { fits, renewed: null };
  if (fits) return { fits, renewed: await hashPassword(password) };
  await derive(password, randomBytes(16), rest);
  return { fits, renewed: null };
}

/** Compares a published password. Everybody knows it, so it needs no protection, and its quick hash is not renewed. */
export const comparePublished = async (password: string, hash: string): Promise<Compared> => ({
  fits: await matches(password, hash),
  renewed: null,
});
