import { parseInput, type RouteContract } from '@word-unfolded/contracts';

/** As much of a route as its request is made of: one that answers at once has it, and one that answers bit by bit. */
export type AskedRoute = Pick<RouteContract, 'method' | 'path' | 'params' | 'query' | 'body' | 'upload'>;

/** What a route is asked with: the parts of its path and of its query, its body, or a file. */
export type RouteInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** What the route's body schema reads; its defaults need not be given. */
  readonly body?: unknown;
  readonly file?: Blob;
};

/** A request as it is sent, without what belongs to who sends it. */
export type RouteRequest = {
  readonly method: string;
  /** Below the origin of the page: `/api/scripture/books/WEB`. */
  readonly address: string;
  readonly body?: string | FormData;
};

/**
 * The request of a route for an input. The input is read by the contract first, so that what the server would refuse
 * never leaves the browser.
 *
 * @throws CatalogueError with status 400 and the texts of the contract
 */
export function routeRequest(route: AskedRoute, input: RouteInput): RouteRequest {
  const { method } = route;
  const address = addressOf(route, input);
  if (route.upload) return { method, address, body: formOf(route.upload.field, input.file) };
  if (!route.body) return { method, address };
  parseInput(route.body, input.body);
  return { method, address, body: JSON.stringify(input.body) };
}

function addressOf(route: AskedRoute, { params = {}, query = {} }: RouteInput): string {
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
