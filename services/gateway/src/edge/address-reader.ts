import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** Parses the configured list of trusted proxies. */
export function trustedProxies(configured: string | undefined): string[] {
  return configured?.split(',').map((each) => each.trim()) ?? [];
}

/**
 * Reads the client address of a request: that of the connection, or the one that trusted proxies report in
 * X-Forwarded-For. Fastify applies the same rule to `request.ip`.
 */
export function addressReader(configured: string | undefined): (request: IncomingMessage) => string {
  const proxies = trustedProxies(configured);
  if (proxies.length === 0) return (request) => request.socket.remoteAddress ?? '';
  const trusts = proxyAddr.compile(proxies);
  return (request) => proxyAddr(request, trusts);
}
