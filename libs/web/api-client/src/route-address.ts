import { parseInput, type RouteContract } from '@word-unfolded/contracts';

/** What a GET asks with: the parts of its path and of its query, as a reader or the address bar gives them. */
export type RouteInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
};

/**
 * The address of a route for an input, below the origin of the page: `/api/scripture/books/WEB`.
 *
 * The input is read by the contract first, so that what the server would refuse never leaves the browser.
 *
 * @throws CatalogueError with status 400 and the texts of the contract
 */
export function routeAddress(route: RouteContract, { params = {}, query = {} }: RouteInput): string {
  if (route.params) parseInput(route.params, params);
  if (route.query) parseInput(route.query, query);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}
