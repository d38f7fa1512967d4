/** How a request leaves the browser; stands in for `fetch` in tests. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

export const browserTransport: Transport = (address, init) => fetch(address, init);
