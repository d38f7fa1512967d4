import { removeJobRoute, replayJobsRoute, retryJobRoute } from '@word-unfolded/contracts';
import type { Action } from '../../dashboard/actions/action.js';
import { useSend } from '../../dashboard/actions/use-send.js';
import { useJobTexts } from './texts.js';

/** What administrators do to jobs. None of it can be taken back: a job runs, or it is gone. */
export function useJobActions(queue: string) {
  const t = useJobTexts();
  const send = useSend();
  const words = (action: 'retry' | 'remove' | 'replay', id: string) => ({
    title: t(`actions.${action}.title`, { id, queue }),
    body: t(`actions.${action}.body`),
    confirm: t(`actions.${action}.confirm`),
    done: t(`actions.${action}.done`, { id, queue }),
  });
  return {
    retry: (id: string): Action => ({
      ...words('retry', id),
      run: () => send(retryJobRoute, { params: { queue, id } }),
    }),
    remove: (id: string): Action => ({
      ...words('remove', id),
      run: () => send(removeJobRoute, { params: { queue, id } }),
    }),
    replay: (): Action => ({
      ...words('replay', ''),
      run: () => send(replayJobsRoute, { params: { queue } }),
    }),
  };
}
