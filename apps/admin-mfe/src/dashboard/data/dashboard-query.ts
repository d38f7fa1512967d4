import { queryOptions } from '@tanstack/react-query';
import { getData, type RouteInput } from '@word-unfolded/api-client';
import type { MessageContract, RouteContract } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The key with which every query of the dashboard begins. */
export const DASHBOARD = ['admin'] as const;

/** The query of a GET route. Nothing is stored on the device, because it is about other people. */
export function dashboardQuery<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: Pick<RouteInput, 'params' | 'query'>,
  language: Language,
) {
  return queryOptions({
    queryKey: [...DASHBOARD, route.path, input.params ?? {}, input.query ?? {}, language],
    queryFn: ({ signal }) => getData(route, input, { language, signal, remember: false }),
  });
}
