import { PAGES } from '@word-unfolded/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest validity of security.txt (RFC 9116, section 2.5.5: less than a year is recommended). */
const GOOD_FOR_MS = 180 * 86_400_000;

/**
 * Paths that crawlers should not fetch (RFC 9309): data, searches, and developer tools. Pictures of link previews are
 * fetched by the crawlers of messengers. Shared pages may be fetched, because crawlers must read the header that
 * forbids listing them.
 */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/image/cards/',
  'Allow: /api/magazine/*/cover',
  'Disallow: /sandbox/',
  'Disallow: /read/*/search',
];

/**
 * Serves robots.txt and security.txt (RFC 9116).
 *
 * @param siteOf the address of the site, without a slash at its end
 * @param now milliseconds since 1970
 */
export function registerWellKnown(
  server: FastifyInstance,
  siteOf: (request: FastifyRequest) => string,
  now: () => number,
): void {
  server.get('/robots.txt', (request, reply) =>
    reply.headers(TEXT).send([...ROBOTS, `Sitemap: ${siteOf(request)}/sitemap.xml`, ''].join('\n')),
  );
  server.get('/.well-known/security.txt', (request, reply) => {
    const site = siteOf(request);
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
