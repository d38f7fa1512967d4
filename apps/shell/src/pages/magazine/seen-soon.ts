import { refusedFor } from '@word-unfolded/api-client';

/** Longer than browsers keep an answer of the magazine, and shorter than a change may take to be seen. */
const ASKED_AGAIN_MS = 4_000;

/** A post that is not there now may be published again while its page is open. */
const isAnswered = (error: Error | null) => error === null || refusedFor(error, 'POST_NOT_FOUND');

type Asked = { readonly state: { readonly error: Error | null } };

/**
 * Asks again for what an open page shows, as long as it is visible and the server answers: a post that is published,
 * changed or deleted is seen within five seconds. An answer that is the same changes nothing on the page.
 */
export const SEEN_SOON = {
  refetchInterval: ({ state }: Asked) => (isAnswered(state.error) ? ASKED_AGAIN_MS : false),
  refetchOnWindowFocus: true,
} as const;
