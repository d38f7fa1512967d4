import { QueryClient } from '@tanstack/react-query';
import { CONNECTION_EVENTS, RECOVERED } from '@word-unfolded/api-client';

/** The query cache of this page, shared by all remotes. Each query sets how long its data stays fresh. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false, // retries belong to the api-client, which knows which errors are temporary
        refetchOnWindowFocus: false,
        networkMode: 'always', // being offline is an error to show, not a reason to pause silently
        refetchOnReconnect: true,
      },
    },
  });
  for (const event of [CONNECTION_EVENTS.online, RECOVERED])
    window.addEventListener(event, () => void refetchFailed(queries));
  return queries;
}

/** Asks again what failed and is still shown as failed: the server answers again. */
function refetchFailed(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
  });
}
