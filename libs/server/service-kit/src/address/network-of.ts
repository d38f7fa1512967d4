import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network of one customer, commonly a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;

/**
 * What an address is counted as: an IPv4 address as it is, an IPv6 address as its network, because who has one has 2^64.
 *
 * @param address IP address as the gateway knows it; anything else counts as itself
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0]!.toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::', 2);
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...gap, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
