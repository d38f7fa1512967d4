import { WELL_KNOWN_PASSAGES } from '@word-unfolded/scripture-text';
import { loadStudyEntries, readConcepts, readNeedSentences } from '@word-unfolded/study-library';
import { createHash } from 'node:crypto';
import { NEEDS, type Need } from '../need.js';
import { DangerClassifier, type LabelledSentence } from './danger-classifier.js';
import { readLearned, writeLearned } from './learned-file.js';

/** Kinds of entries whose titles are harmless, and how many of their titles are learned: two of three; the others test it. */
const HARMLESS_KINDS = new Set(['stories', 'people', 'places', 'theology', 'questions']);

/** Titles in the words of somebody in need. */
const OWN_TITLE = /^(?:I |My |What if I |Ya no |Mi |Me |Estoy |Soy |Tengo )/;

let classifier: DangerClassifier | undefined;

/**
 * The classifier. It is the one that was learned when the service was built, unless the study library has been edited
 * since: then it learns at the first call.
 */
export function loadClassifier(): DangerClassifier {
  classifier ??= restoreOrLearn();
  return classifier;
}

function restoreOrLearn(): DangerClassifier {
  const sentences = learnedSentences();
  const learned = readLearned(digestOf(sentences));
  return learned ? DangerClassifier.restore(learned) : DangerClassifier.learn(sentences);
}

/** Learns, and stores the result for {@link loadClassifier}. Part of the build, because it takes seconds. */
export function storeClassifier(): void {
  const sentences = learnedSentences();
  writeLearned(digestOf(sentences), DangerClassifier.learn(sentences).learned);
}

const learnedSentences = (): LabelledSentence[] => [...ownSentences(), ...titles()];

/** Of all that the study library says about danger; the code is that of the same build. */
const digestOf = (sentences: readonly LabelledSentence[]): string =>
  createHash('sha256')
    .update(JSON.stringify([sentences, readConcepts()]))
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
