import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** The list of trusted proxies, as it is configured. */
export function trustedProxies(configured: string | undefined): string[] {
  return configured?.split(',').map((each) => each.trim()) ?? [];
}

/**
 * Reads the address that a request comes from: that of the connection, or what trusted proxies say in X-Forwarded-For.
 * The same rule that Fastify applies to `request.ip`.
 */
export function addressReader(configured: string | undefined): (request: IncomingMessage) => string {
  const proxies = trustedProxies(configured);
  if (proxies.length === 0) return (request) => request.socket.remoteAddress ?? '';
  const trusts = proxyAddr.compile(proxies);
  return (request) => proxyAddr(request, trusts);
}
