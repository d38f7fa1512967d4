import type { FastifyRequest } from 'fastify';
import { parseInput, type RouteContract, type RouteInput } from '@word-unfolded/contracts';

/** Reads what a route takes from a request, each part by its schema. @throws CatalogueError with status 400 */
export function readInput(
  route: Pick<RouteContract, 'params' | 'query' | 'body'>,
  request: FastifyRequest,
): RouteInput {
  return {
    params: route.params ? parseInput(route.params, request.params) : {},
    query: route.query ? parseInput(route.query, request.query) : {},
    body: route.body ? parseInput(route.body, request.body ?? undefined) : {},
  } as RouteInput;
}
