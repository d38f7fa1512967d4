import type { FastifyRequest } from 'fastify';

/** Scheme and authority of a target in absolute form. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The target of a request in origin form. A client may send the whole URL (RFC 9112, section 3.2.2: a server must
 * accept it), and all other code should see one form.
 */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const rest = target.replace(ORIGIN, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The path as it was written. It is not parsed as a URL, because a path with two leading slashes would name another
 * host.
 */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}

/** Whether a request calls the API, also in a form that the router normalizes: `/%61pi/` is `/api/`. */
export function isCall(request: FastifyRequest): boolean {
  return pathOf(request).startsWith('/api/') || routeOf(request).startsWith('/api/');
}

/** The pattern of the matched route; empty when none matched. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? '';
}
