import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { fewAtATime } from './fewAtATime.ts';

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

/** Two computations at a time take 128 MiB, and leave threads to everything else. */
const inTurn = fewAtATime(2);

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          length,
          { N, r, p, maxmem: 256 * N * r + LEAST_MEMORY },
          (error, key) => (error ? reject(error) : resolve(key)),
        ),
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

/** Whether a hash was made at a lower cost than is advised today: then it is made anew when the password is known. */
export function isOutdated(hash: string): boolean {
  const { N, r, p } = costIn(hash);
  return N * r * p < cost.N * cost.r * cost.p;
}

const nobody = written(cost, 'A'.repeat(22), 'A'.repeat(43));

/** Takes the same time whether the account exists or not: `hash` is null for an unknown one, and never matches. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const kept = hash ?? nobody;
  const [, , , , salt = '', expected = ''] = kept.split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'), costIn(kept));
  const known = Buffer.from(expected, 'base64url');
  return known.length === key.length && timingSafeEqual(known, key) && hash !== null;
}
