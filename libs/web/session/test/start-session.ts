import { stubServer, type Reply } from '@word-unfolded/api-client/testing';
import { createSession } from '../src/session.js';
import type { TabMessage } from '../src/tabs.js';

/** A session that has been started in a browser of one tab, and what it does to the world around it. */
export function startSession(replies: Readonly<Record<string, Reply | readonly Reply[]>> = {}) {
  const server = stubServer(replies);
  const redirects: string[] = [];
  const told: TabMessage[] = [];
  let hear: (message: TabMessage) => void = () => undefined;
  const tabs = {
    tell: (message: TabMessage) => void told.push(message),
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
  };
  const session = createSession({ transport: server.transport, tabs });
  const stop = session.start((to) => redirects.push(to));
  return { session, stop, redirects, told, hearTab: (message: TabMessage) => hear(message), ...server };
}
