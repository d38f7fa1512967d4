import { ownerOf, type RouteContract } from '@word-unfolded/contracts';
import type { FastifyRequest } from 'fastify';

/** The tags of a response: the service that answers, and the route's own with the parameters of the request. */
export function tagsOf(
  { message, caching }: Pick<RouteContract, 'message' | 'caching'>,
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
): string[] {
  const values = { ...(query as object), ...(params as object) } as Readonly<Record<string, unknown>>;
  const filled = (caching?.tags ?? []).map((tag) =>
    tag.replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name])),
  );
  return [ownerOf(message), ...filled];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
