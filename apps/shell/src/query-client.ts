import { QueryClient } from '@tanstack/react-query';

/** The answers of the API that this page has, for all remotes. A page says itself how long its answers stay fresh. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false, // to try again is a matter of the api-client: it knows which errors pass
        refetchOnWindowFocus: false,
        networkMode: 'always', // being offline is an answer, to be shown; not a reason to wait without a word
        refetchOnReconnect: true,
      },
    },
  });
}
