export * from './entries/entry.js';
export { foldedWords } from './patterns/pattern.js';
export type { Match } from './patterns/pattern-index.js';
export { readActs, type Act } from './reading/read-acts.js';
export { readConcepts } from './reading/read-concepts.js';
export { readContent } from './reading/read-content.js';
export { readNeedSentences, type NeedSentence } from './reading/read-sentences.js';
export { relationsCalled, relationWords } from './relations/relation-names.js';
export { rangeOf, StudyEntries, type Related } from './study-entries.js';
