import { WELL_KNOWN_PASSAGES } from '@word-unfolded/scripture-text';
import { loadStudyEntries, readConcepts, readNeedSentences } from '@word-unfolded/study-library';
import { createHash } from 'node:crypto';
import { NEEDS, type Need } from '../need.js';
import { DangerClassifier, type LabelledSentence } from './danger-classifier.js';
import { keepLearned, learningCode, readLearned, writeLearned } from './learned-file.js';

/** Kinds of entries whose titles are harmless, and how many of their titles are learned: two of three; the others test it. */
const HARMLESS_KINDS = new Set(['stories', 'people', 'places', 'theology', 'questions']);

/** Titles in the words of somebody in need. */
const OWN_TITLE = /^(?:I |My |What if I |Ya no |Mi |Me |Estoy |Soy |Tengo )/;

let classifier: DangerClassifier | undefined;

/**
 * The classifier. It is the one that was learned when the service was built, or by an earlier run of the tests, unless the
 * study library (or the code that learns) has been edited since: then it learns at the first call.
 */
export function loadClassifier(): DangerClassifier {
  classifier ??= restoreOrLearn();
  return classifier;
}

function restoreOrLearn(): DangerClassifier {
  const sentences = learnedSentences();
  const digest = digestOf(sentences);
  const learned = readLearned(digest);
  if (learned) return DangerClassifier.restore(learned);
  const classifier = DangerClassifier.learn(sentences);
  keepLearned(digest, classifier.learned);
  return classifier;
}

/** Learns, and stores the result for {@link loadClassifier}. Part of the build, because it takes seconds. */
export function storeClassifier(): void {
  const sentences = learnedSentences();
  writeLearned(digestOf(sentences), DangerClassifier.learn(sentences).learned);
}

const learnedSentences = (): LabelledSentence[] => [...ownSentences(), ...titles()];

/** Of all that the study library says about danger, and of the code that learns it. */
const digestOf = (sentences: readonly LabelledSentence[]): string =>
  createHash('sha256')
    .update(JSON.stringify([sentences, readConcepts(), learningCode()]))
    .digest('hex');

function ownSentences(): LabelledSentence[] {
  return readNeedSentences().map(({ text, need }) => (isNeed(need) ? { text, need } : { text }));
}

const isNeed = (name: string | undefined): name is Need => NEEDS.some((need) => need === name);

/** Titles of entries, and of passages as people call them: many are words of somebody in the Bible who says “I”. */
function titles(): LabelledSentence[] {
  const ofEntries = loadStudyEntries()
    .all.filter(({ kind }) => HARMLESS_KINDS.has(kind))
    .flatMap(({ text }) => [text.en.title, text.es.title])
    .filter((title) => !OWN_TITLE.test(title));
  const ofPassages = Object.values(WELL_KNOWN_PASSAGES).flatMap(({ en, es }) => [...en, ...es]);
  return [ofEntries, ofPassages].flatMap((list) =>
    list.filter((_, index) => index % 3 !== 1).map((text) => ({ text })),
  );
}
