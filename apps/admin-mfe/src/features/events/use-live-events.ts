import type { LoggedEvent } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useState } from 'react';
import { followEvents } from './follow-events.js';

/** Events that are held on the page, at most; older ones are on the next pages. */
const HELD = 500;

type Live = { readonly of: string; readonly events: readonly LoggedEvent[]; readonly isConnected: boolean };

const NOTHING = { events: [], isConnected: false } as const;

type LiveOptions = {
  readonly isOn: boolean;
  readonly name: string | undefined;
  readonly kind: LoggedEvent['kind'] | undefined;
  readonly userId: string | undefined;
  /** The latest event of the list, null in an empty one; undefined until it has loaded. */
  readonly after: string | null | undefined;
};

/** The events that came since the list was read, the latest first. */
export function useLiveEvents({ isOn, name, kind, userId, after }: LiveOptions) {
  const language = useLanguage();
  // Another filter or list begins anew.
  const of = JSON.stringify([name, kind, userId, after]);
  const [live, setLive] = useState<Live>({ of, ...NOTHING });
  useEffect(() => {
    if (!isOn || after === undefined) return;
    const ending = new AbortController();
    const update = (change: (present: Live) => Partial<Live>) =>
      setLive((present) => {
        const own = present.of === of ? present : { of, ...NOTHING };
        return { ...own, ...change(own) };
      });
    void followEvents({
      query: { name, kind, userId },
      after: after ?? undefined,
      language,
      signal: ending.signal,
      onEvent: (event) => update(({ events }) => ({ events: [event, ...events].slice(0, HELD) })),
      onConnection: (isConnected) => update(() => ({ isConnected })),
    });
    return () => ending.abort();
  }, [isOn, of, name, kind, userId, after, language]);
  return live.of === of ? live : { of, ...NOTHING };
}
