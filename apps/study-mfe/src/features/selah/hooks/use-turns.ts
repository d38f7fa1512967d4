import { useMemo } from 'react';
import { readHelplines, type HelplineEntry } from '../help/read-helplines.js';
import type { SpokenTurn } from '../transports/voice-transport.js';
import type { Selah } from './use-selah.js';

type Turns = {
  /** Everything that was said, also before this page was opened; the oldest first. */
  readonly turns: readonly SpokenTurn[];
  /** Those of the newest help for somebody in danger; undefined if there was none. */
  readonly helplines: readonly HelplineEntry[] | undefined;
};

/** What both sides have said in the conversation. */
export function useTurns({ earlier, state }: Selah): Turns {
  const before = useMemo(() => earlier.map(asTurn), [earlier]);
  return useMemo(() => {
    const turns = [...before, ...state.turns];
    const helplines = turns
      .filter(({ side }) => side === 'selah')
      .map(({ text, writer }) => readHelplines(text, writer))
      .findLast((entries) => entries.length > 0);
    return { turns, helplines };
  }, [before, state.turns]);
}

function asTurn({ id, role, content, status, writer }: Selah['earlier'][number]): SpokenTurn {
  const side = role === 'user' ? 'reader' : 'selah';
  const state = status === 'stopped' ? 'interrupted' : 'complete';
  return { id, side, text: content, state, writer };
}
