/** The value of a cookie in the request header; null if it was not sent. */
export function cookieIn(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{1,128}$/.test(value)) return value;
  }
  return null;
}

interface CookieOptions {
  readonly path: string;
  readonly secure: boolean;
  readonly seconds: number;
}

/** A cookie that no script can read, and that forms of other sites do not send. */
export const cookie = (name: string, value: string, { path, secure, seconds }: CookieOptions): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
