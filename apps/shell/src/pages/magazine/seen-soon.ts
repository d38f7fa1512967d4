/** Longer than browsers keep an answer of the magazine, and shorter than a change may take to be seen. */
const ASKED_AGAIN_MS = 4_000;

type Asked = { readonly state: { readonly error: Error | null } };

/**
 * Asks again for what an open page shows, as long as it is visible and the server answers: a post that is published,
 * changed or deleted is seen within five seconds. An answer that is the same changes nothing on the page.
 */
export const SEEN_SOON = {
  refetchInterval: ({ state }: Asked) => (state.error ? false : ASKED_AGAIN_MS),
  refetchOnWindowFocus: true,
} as const;
