import type { Transport } from '@word-unfolded/api-client';
import { stubServer, type Reply } from '@word-unfolded/api-client/testing';
import { createSession } from '../src/session.js';
import type { TabMessage } from '../src/tabs.js';

/** A started session in a browser of one tab, with its side effects for assertions. */
export function startSession(
  replies: Readonly<Record<string, Reply | readonly Reply[]>> = {},
  transport?: Transport,
) {
  const server = stubServer(replies);
  const redirects: string[] = [];
  const tabMessages: TabMessage[] = [];
  let hear: (message: TabMessage) => void = () => undefined;
  const tabs = {
    tell: (message: TabMessage) => void tabMessages.push(message),
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
  };
  const session = createSession({ transport: transport ?? server.transport, tabs });
  const stop = session.start((to) => redirects.push(to));
  return {
    session,
    stop,
    redirects,
    tabMessages,
    hearTab: (message: TabMessage) => hear(message),
    ...server,
  };
}
