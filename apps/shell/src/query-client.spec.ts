import { QueryObserver } from '@tanstack/react-query';
import { CONNECTION_EVENTS } from '@word-unfolded/api-client';
import { createQueryClient } from './query-client.js';

describe('what failed and is still shown', () => {
  it('is asked again as soon as the server can be reached, and what succeeded is not', async () => {
    const queries = createQueryClient();
    let isAway = true;
    const attempts = { failed: 0, answered: 0 };
    const failed = new QueryObserver(queries, {
      queryKey: ['passage'],
      queryFn: async () => {
        attempts.failed += 1;
        if (isAway) throw new Error('no network');
        return 'In the beginning';
      },
    });
    const answered = new QueryObserver(queries, {
      queryKey: ['translations'],
      queryFn: () => (attempts.answered += 1),
    });
    const seen = (matches: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (matches()) resolve();
        };
        const stops = [failed.subscribe(check), answered.subscribe(check)];
        void Promise.resolve().then(check);
        stopWatching.push(...stops);
      });
    const stopWatching: (() => void)[] = [];

    await seen(() => failed.getCurrentResult().isError && answered.getCurrentResult().isSuccess);
    isAway = false;
    window.dispatchEvent(new CustomEvent(CONNECTION_EVENTS.online));
    await seen(() => failed.getCurrentResult().data === 'In the beginning');
    expect(attempts).toEqual({ failed: 2, answered: 1 });
    for (const stop of stopWatching) stop();
    queries.clear();
  });
});
