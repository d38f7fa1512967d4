import { isIPv6 } from 'node:net';

/** The 16-bit groups of an IPv6 address that identify a customer's network, usually a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;

/**
 * The key under which an address is counted: an IPv4 address itself, or the network of an IPv6 address, because one
 * customer has 2^64 of them.
 *
 * @param address IP address from the gateway; any other text is returned unchanged
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
