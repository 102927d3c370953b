import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of the equal costs that OWASP advises for scrypt: 64 MiB of memory, twice. */
const cost: Cost = { N: 65_536, r: 8, p: 2 };
const length = 32;

/** Bytes that a computation takes beside its blocks, as that of a hash at the least cost. */
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
async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return written(cost, salt.toString('base64url'), key.toString('base64url'));
}

const costIn = (hash: string): Cost => {
  const [, N, r, p] = hash.split('$').map(Number);
  return { N: N ?? 0, r: r ?? 0, p: p ?? 0 };
};

const workOf = ({ N, r, p }: Cost): number => N * r * p;

/** What a computation at today's cost takes beyond one at a lower cost; a multiple of 16 MiB, filled once. */
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
  /** The password at today's cost, where it fits and was kept at a lower one. */
  readonly renewed: string | null;
}

/**
 * Compares a password with the hash that is kept. A wrong one takes the same work whether the account exists or not
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

/** Compares a published password: what everybody knows needs no protection, and a quick hash stays quick. */
export const comparePublished = async (password: string, hash: string): Promise<Compared> => ({
  fits: await matches(password, hash),
  renewed: null,
});
