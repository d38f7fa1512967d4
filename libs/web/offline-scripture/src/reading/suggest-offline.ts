import type { ScriptureSuggestion } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { loadReferenceParser } from '@word-unfolded/scripture-ref';
import { suggestionsOf } from '@word-unfolded/scripture-text';
import type { EditionStore } from '../storage/edition-store.js';
import type { AskWorker } from '../worker/ask-worker.js';

/**
 * Completes typed text: references of every book, and words of the texts on this device, those of its language first.
 */
export async function suggestOffline(
  store: EditionStore,
  ask: AskWorker,
  begun: string,
  language: Language,
): Promise<ScriptureSuggestion[]> {
  const [editions, { parse }] = await Promise.all([store.editions(), loadReferenceParser()]);
  const inOrder = [...editions].sort(
    (one, other) =>
      Number(other.translation.language === language) - Number(one.translation.language === language),
  );
  const translations = inOrder.map(({ id }) => id);
  return suggestionsOf(begun, language, {
    parse,
    completeWords: async (text) => {
      const answer = await ask({ kind: 'complete', text, translations });
      return 'problem' in answer ? [] : (answer.completed ?? []);
    },
  });
}
