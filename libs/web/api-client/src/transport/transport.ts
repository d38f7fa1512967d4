/** How a request leaves the browser; tests replace `fetch` with it. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

export const browserTransport: Transport = (address, init) => fetch(address, init);
