import { removeJobRoute, replayJobsRoute, retryJobRoute } from '@word-unfolded/contracts';
import type { Act } from '../../dashboard/acts/act.js';
import { useSend } from '../../dashboard/acts/use-send.js';
import { useJobTexts } from './texts.js';

/** What administrators do to jobs. None of it can be taken back: a job runs, or it is gone. */
export function useJobActs(queue: string) {
  const t = useJobTexts();
  const send = useSend();
  const words = (act: 'retry' | 'remove' | 'replay', id: string) => ({
    title: t(`acts.${act}.title`, { id, queue }),
    body: t(`acts.${act}.body`),
    confirm: t(`acts.${act}.confirm`),
    done: t(`acts.${act}.done`, { id, queue }),
  });
  return {
    retry: (id: string): Act => ({
      ...words('retry', id),
      run: () => send(retryJobRoute, { params: { queue, id } }),
    }),
    remove: (id: string): Act => ({
      ...words('remove', id),
      run: () => send(removeJobRoute, { params: { queue, id } }),
    }),
    replay: (): Act => ({
      ...words('replay', ''),
      run: () => send(replayJobsRoute, { params: { queue } }),
    }),
  };
}
