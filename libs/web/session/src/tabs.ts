/** What one tab tells the others of this browser. */
export type TabMessage = 'signed-out' | 'changed';

/** The other tabs of this browser. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  /** Hears what they tell; answers with how to stop. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

const CHANNEL = 'word-unfolded-session';

/** The tabs as BroadcastChannel joins them; a browser without it has each tab alone. */
export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (hear) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-out' || data === 'changed') hear(data);
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
