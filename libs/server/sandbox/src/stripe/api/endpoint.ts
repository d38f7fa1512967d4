import type { World } from '../engine/world.js';
import type { JsonObject } from '../records/json.js';
import type { Parameters } from './parameters.js';

/** One call of the API. */
export type ApiCall = {
  readonly world: World;
  readonly parameters: Parameters;
  /** The id in the path. */
  readonly id: string;
};

/** An endpoint of the API. Each call is worked off without interruption, so two calls never meet. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below /v1, with `:id`. */
  readonly path: string;
  readonly answer: (call: ApiCall) => JsonObject;
};
