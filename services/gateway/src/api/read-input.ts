import type { FastifyRequest } from 'fastify';
import { parseInput, type RouteContract, type RouteInput } from '@word-unfolded/contracts';
import { refuseControlCharacters } from './refuse-control-characters.js';
import { refuseOperators } from './refuse-operators.js';

/** Reads the input of a route from a request, each part by its schema. @throws AppError with status 400 */
export function readInput(
  route: Pick<RouteContract, 'params' | 'query' | 'body'>,
  request: FastifyRequest,
): RouteInput {
  refuseControlCharacters(request.params);
  refuseControlCharacters(request.query);
  const input = {
    params: route.params ? parseInput(route.params, request.params) : {},
    query: route.query ? parseInput(route.query, request.query) : {},
    body: route.body ? parseInput(route.body, request.body ?? undefined) : {},
  } as RouteInput;
  // After the schemas, which have a better error for their own fields.
  refuseOperators(request.query);
  refuseOperators(request.body);
  return input;
}
