import type { FastifyRequest } from 'fastify';
import { parseInput, type RouteContract, type RouteInput } from '@word-unfolded/contracts';
import { refuseOperators } from './refuse-operators.js';

/** Reads what a route takes from a request, each part by its schema. @throws CatalogueError with status 400 */
export function readInput(
  route: Pick<RouteContract, 'params' | 'query' | 'body'>,
  request: FastifyRequest,
): RouteInput {
  const input = {
    params: route.params ? parseInput(route.params, request.params) : {},
    query: route.query ? parseInput(route.query, request.query) : {},
    body: route.body ? parseInput(route.body, request.body ?? undefined) : {},
  } as RouteInput;
  // After the schemas, which know the better word for a field of theirs.
  refuseOperators(request.query);
  refuseOperators(request.body);
  return input;
}
