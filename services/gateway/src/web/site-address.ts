import type { FastifyRequest } from 'fastify';
import type { GatewayConfiguration } from '../gateway.configuration.js';

/** The address at which readers reach this site, without a slash at its end: the configured one, else that of the request. */
export function siteOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { PUBLIC_URL }: Pick<GatewayConfiguration, 'PUBLIC_URL'>,
): string {
  return (PUBLIC_URL ?? `${protocol}://${host}`).replace(/\/+$/, '');
}
