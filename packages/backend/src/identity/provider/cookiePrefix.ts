/**
 * Prefix of cookie names. Over https a browser accepts a cookie with this prefix only with `Secure` and from
 * https, so nobody on the network can set one. Over http on a developer's machine the browser would accept none.
 */
export const cookiePrefix = (publicUrl: string): '__Secure-' | '' =>
  publicUrl.startsWith('https:') ? '__Secure-' : '';
