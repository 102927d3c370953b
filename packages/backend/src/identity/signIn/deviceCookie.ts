import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a browser stays known after a sign-in, in seconds. */
export const deviceSeconds = 180 * 86_400;

/** The account that a cookie is of. A new password voids its cookies: whoever knew the old one is a stranger again. */
export interface DeviceAccount {
  readonly email: string;
  /** null for an unknown account, which has no cookies. */
  readonly passwordHash: string | null;
}

/** Recognizes the browsers that an account has signed in with, by a signed cookie. The cookie signs nobody in. */
export interface DeviceCookies {
  /** The cookie's name. Each account has its own, so that a shared browser knows both of its users. */
  nameFor(email: string): string;
  /** A new cookie for an account that has just signed in. */
  valueFor(account: DeviceAccount, now: number): string;
  /** Id of the known browser that sent this value; null for no cookie, another account's, a forged or an old one. */
  deviceOf(account: DeviceAccount, value: string | null, now: number): string | null;
}

const nonceBytes = 16;
const timeBytes = 6;
const length = nonceBytes + timeBytes + 32;

/** @param secret known only to the instances of this portal. */
export function deviceCookies(secret: string, prefix: string): DeviceCookies {
  const key = createHmac('sha256', secret).update('device cookies').digest();
  const accountOf = (email: string) => createHash('sha256').update(email).digest();
  const sign = ({ email, passwordHash }: DeviceAccount, body: Buffer) =>
    createHmac('sha256', key)
      .update(accountOf(email))
      .update(body)
      .update(passwordHash ?? '')
      .digest();
  return {
    nameFor: (email) => `${prefix}selvedge_device_${accountOf(email).toString('hex').slice(0, 12)}`,
    valueFor(account, now) {
      const time = Buffer.alloc(timeBytes);
      time.writeUIntBE(Math.floor(now / 1000), 0, timeBytes);
      const body = Buffer.concat([randomBytes(nonceBytes), time]);
      return Buffer.concat([body, sign(account, body)]).toString('base64url');
    },
    deviceOf(account, value, now) {
      const bytes = Buffer.from(value ?? '', 'base64url');
      if (bytes.length !== length || account.passwordHash === null) return null;
      const body = bytes.subarray(0, nonceBytes + timeBytes);
      if (!timingSafeEqual(bytes.subarray(body.length), sign(account, body))) return null;
      const since = body.readUIntBE(nonceBytes, timeBytes) * 1000;
      if (since > now + 60_000 || since + deviceSeconds * 1000 < now) return null;
      return body.subarray(0, nonceBytes).toString('base64url');
    },
  };
}
