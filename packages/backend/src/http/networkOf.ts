import { isIP, isIPv6 } from 'node:net';

/** Some proxies write the port behind an address, and an IPv6 address in brackets. */
const withoutPort = (text: string): string =>
  isIP(text) ? text : (/^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/:\d+$/, ''));

/** Whatever is no address counts as one, so that nobody gets limits of their own by inventing some. */
const NO_ADDRESS = 'no address';

/**
 * The network of an address. For IPv6 it is the first 64 bits, since a household or a server owns all addresses
 * below them; for IPv4 it is the address.
 */
export function networkOf(from: string): string {
  const address = withoutPort(from);
  if (!isIPv6(address)) return isIP(address) ? address : NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const between = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0);
  const all = [...before, ...Array.from({ length: between }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
