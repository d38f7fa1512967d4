import { bibleOverflow } from './bible-overflow.js';
import { createIndexedAnswers } from './indexed-answers.js';
import type { AnswerStore } from './stored-answer.js';
import { lifetimeOf } from './lifetimes.js';

/** The owner of data that is the same for every reader. */
export const EVERYONE = 'everyone';

/** How long a cached passage may be used without the network, in milliseconds (specification, section 9). */
export const PASSAGE_LIFETIME_MS = lifetimeOf('/api/proxy/bible/passage');

/**
 * The passages that were read on this device. They have a separate store, so that heavy reading evicts nothing else;
 * the caller chooses the key.
 */
export const passageAnswers: AnswerStore = createIndexedAnswers({
  database: 'bibleCache',
  overflow: bibleOverflow,
});
