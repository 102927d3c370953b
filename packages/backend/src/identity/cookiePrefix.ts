/**
 * What cookies are called before their name. Over https a browser takes a cookie of such a name only with `Secure` and
 * from https, so that nobody on the network can put one there; over http on one's own machine it would take none.
 */
export const cookiePrefix = (publicUrl: string): '__Secure-' | '' =>
  publicUrl.startsWith('https:') ? '__Secure-' : '';
