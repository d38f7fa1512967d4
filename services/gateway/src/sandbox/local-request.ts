import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that a proxy adds: with them the peer is the proxy, and not the client. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

const SAFE_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request was made on this machine, by its user or one of its programs.
 *
 * The peer must be this machine. The requested host must be this machine's too: a page of another site can make its own
 * name resolve to this machine (DNS rebinding). The request must not have passed a proxy, trusted or not: behind one
 * every reader has the address of the proxy, and its headers are only as reliable as its configuration. And no page of
 * another site may make a local browser send the request.
 */
export function isLocalRequest({
  socket,
  headers,
  method,
}: Pick<IncomingMessage, 'socket' | 'headers' | 'method'>): boolean {
  if (!isLoopback(socket.remoteAddress)) return false;
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  if (!isLocalHost(headers.host)) return false;
  const { origin } = headers;
  return SAFE_METHODS.has(method) || origin === undefined || isLocalOrigin(origin);
}

function isLoopback(address: string | undefined): boolean {
  if (!address) return false;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** A Host header, such as `localhost:8080`. Names below localhost never leave the machine (RFC 6761, section 6.3). */
function isLocalHost(host: string | undefined): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host ?? '') ?? [];
  if (/^(?:[a-z0-9-]+\.)*localhost\.?$/i.test(name)) return true;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return /^[\d.]+$|^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(address) && isLoopback(address);
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLocalHost(new URL(origin).host);
}
