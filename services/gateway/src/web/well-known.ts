import { PAGES } from '@word-unfolded/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest validity of security.txt (RFC 9116, section 2.5.5: less than a year is recommended). */
const GOOD_FOR_MS = 180 * 86_400_000;

/**
 * Paths that crawlers should not fetch (RFC 9309): data, and developer tools. Shared pages may be fetched, because
 * crawlers must read the header that forbids listing them.
 */
const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /sandbox/', ''].join('\n');

/**
 * Serves robots.txt and security.txt (RFC 9116).
 *
 * @param publicUrl the address of the site; without it that of the request
 * @param now milliseconds since 1970
 */
export function registerWellKnown(
  server: FastifyInstance,
  publicUrl: string | undefined,
  now: () => number,
): void {
  server.get('/robots.txt', (_, reply) => reply.headers(TEXT).send(ROBOTS));
  server.get('/.well-known/security.txt', (request, reply) => {
    const site = (publicUrl ?? originOf(request)).replace(/\/+$/, '');
    const lines = [
      `Contact: ${site}${PAGES.help}`,
      `Expires: ${new Date(now() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: en, es',
      `Canonical: ${site}/.well-known/security.txt`,
    ];
    return reply.headers(TEXT).send(`${lines.join('\n')}\n`);
  });
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;
