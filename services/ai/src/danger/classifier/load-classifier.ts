import { LANGUAGES } from '@word-unfolded/domain';
import { readConcepts, readNeedSentences, readRightWords } from '@word-unfolded/study-library';
import { createHash } from 'node:crypto';
import { NEEDS, type Need } from '../need.js';
import { DangerClassifier, type LabelledSentence } from './danger-classifier.js';
import { keepLearned, learningCode, readLearned, writeLearned } from './learned-file.js';

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
  const sentences = sentencesOfDanger();
  const digest = digestOf(sentences);
  const learned = readLearned(digest);
  if (learned) return DangerClassifier.restore(learned);
  const classifier = DangerClassifier.learn(sentences);
  keepLearned(digest, classifier.learned);
  return classifier;
}

/** Learns, and stores the result for {@link loadClassifier}. Part of the build, because it takes seconds. */
export function storeClassifier(): void {
  const sentences = sentencesOfDanger();
  writeLearned(digestOf(sentences), DangerClassifier.learn(sentences).learned);
}

/** Of all that the study library says about danger, and of the code that learns it. */
const digestOf = (sentences: readonly LabelledSentence[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        sentences,
        readConcepts(),
        LANGUAGES.map((language) => readRightWords(language)),
        learningCode(),
      ]),
    )
    .digest('hex');

/**
 * The sentences of the tables of danger, and nothing else of the study library: who adds an entry there moves no decision
 * about people in danger.
 */
function sentencesOfDanger(): LabelledSentence[] {
  return readNeedSentences().map(({ text, need }) => (isNeed(need) ? { text, need } : { text }));
}

const isNeed = (name: string | undefined): name is Need => NEEDS.some((need) => need === name);
