import { NEEDS, type Need } from '../need.js';
import { plainWords } from '../words/plain-words.js';
import { Classifier, type Learned } from './classifier.js';
import { featuresOf } from './features.js';

/** A sentence as it was written, with the need that it tells of; none if it is harmless. */
export type LabelledSentence = { readonly text: string; readonly need?: Need };

/** What the classifiers have learned. */
export type LearnedDanger = { readonly danger: Learned; readonly need: Learned };

/** What a sentence tells of, and how probable it is that its writer, or somebody near them, is in danger. */
export type Judgement = { readonly need: Need; readonly probability: number };

/**
 * Chosen by cross-validation over blocks of the known sentences, where `shrinking` from 0.03 to 0.3 differs little. Ten needs
 * take ten times as long to learn, so that their classifier knows fewer features.
 */
const LEARNING = {
  danger: { shrinking: 0.2, leastSentences: 1 },
  need: { shrinking: 0.1, leastSentences: 30 },
} as const;

const DANGER = ['danger', 'harmless'] as const;

/**
 * Judges sentences whose wording no pattern knows, by what it has learned from others. One classifier tells danger from what
 * is harmless; another one tells which need it is.
 */
export class DangerClassifier {
  private constructor(
    private readonly danger: Classifier<(typeof DANGER)[number]>,
    private readonly need: Classifier<Need>,
  ) {}

  static learn(sentences: readonly LabelledSentence[]): DangerClassifier {
    // In an order of their own, because even the rounding of sums must not depend on where a sentence stands.
    const examples = sentences
      .map(({ text, need }) => ({ words: plainWords(text), need }))
      .sort((one, other) => compare(`${one.words}${one.need}`, `${other.words}${other.need}`))
      .map(({ words, need }) => ({ features: featuresOf(words), need }));
    return new DangerClassifier(
      Classifier.learn(
        DANGER,
        examples.map(({ features, need }) => ({ features, label: need ? 'danger' : 'harmless' })),
        LEARNING.danger,
      ),
      Classifier.learn(
        NEEDS,
        examples.flatMap(({ features, need }) => (need ? [{ features, label: need }] : [])),
        LEARNING.need,
      ),
    );
  }

  /** @param learned of a classifier that has learned with this version of the code */
  static restore(learned: LearnedDanger): DangerClassifier {
    return new DangerClassifier(
      Classifier.restore(DANGER, learned.danger),
      Classifier.restore(NEEDS, learned.need),
    );
  }

  get learned(): LearnedDanger {
    return { danger: this.danger.learned, need: this.need.learned };
  }

  /** @param sentence plain words */
  judge(sentence: string): Judgement {
    const features = featuresOf(sentence);
    const [first = 'despair'] = [...this.need.of(features)]
      .sort((one, other) => other[1] - one[1])
      .map(([need]) => need);
    return { need: first, probability: this.danger.of(features).get('danger') ?? 0 };
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
