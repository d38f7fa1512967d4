import { PRODUCT } from '@word-unfolded/domain';
/** A message from one tab to the others of this browser. */
export type TabMessage = 'signed-out' | 'changed';

/** The other tabs of this browser. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  /** Subscribes to their messages; returns the unsubscribe function. */
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

const CHANNEL = `${PRODUCT.slug}-session`;

/** The tabs, connected by BroadcastChannel; in a browser without it each tab is alone. */
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
