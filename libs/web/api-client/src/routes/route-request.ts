import { parseInput, type RouteContract } from '@word-unfolded/contracts';

/** The part of a route that determines its request, for ordinary and for stream routes. */
export type RequestedRoute = Pick<RouteContract, 'method' | 'path' | 'params' | 'query' | 'body' | 'upload'>;

/** The input of a route: path parameters, query, body, or a file. */
export type RouteInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** The input of the route's body schema; fields with defaults are optional. */
  readonly body?: unknown;
  readonly file?: Blob;
};

/** A request to send, without the headers that depend on the sender. */
export type RouteRequest = {
  readonly method: string;
  /** Below the origin of the page: `/api/scripture/books/WEB`. */
  readonly address: string;
  readonly body?: string | FormData;
};

/**
 * Builds the request of a route from an input. The contract validates the input first, so that invalid input never
 * leaves the browser.
 *
 * @throws AppError with status 400 and the texts of the contract
 */
export function routeRequest(route: RequestedRoute, input: RouteInput): RouteRequest {
  const { method } = route;
  const address = addressOf(route, input);
  if (route.upload) return { method, address, body: formOf(route.upload.field, input.file) };
  if (!route.body) return { method, address };
  parseInput(route.body, input.body);
  return { method, address, body: JSON.stringify(input.body) };
}

function addressOf(route: RequestedRoute, { params = {}, query = {} }: RouteInput): string {
  if (route.params) parseInput(route.params, params);
  if (route.query) parseInput(route.query, query);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

function formOf(field: string, file: Blob | undefined): FormData {
  const form = new FormData();
  if (file) form.set(field, file);
  return form;
}
