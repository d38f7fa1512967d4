import { NEEDS, type Need } from '../need.js';
import { plainWords } from '../words/plain-words.js';
import { Classifier, type Learned } from './classifier.js';
import { featuresOf } from './features.js';

/** A sentence as it was written, with the need that it tells of; none if it is harmless. */
export type LabelledSentence = { readonly text: string; readonly need?: Need };

/** What both classifiers have learned. */
export type LearnedDanger = { readonly danger: Learned; readonly need: Learned };

/** What a sentence tells of, and how probable it is that its writer, or somebody near them, is in danger. */
export type Judgement = { readonly need: Need; readonly probability: number };

const DANGER = ['danger', 'harmless'] as const;

/**
 * Judges sentences whose wording no pattern knows, by what it has learned from others. One classifier tells danger from
 * what is harmless, a second one which need it is.
 */
export class DangerClassifier {
  private constructor(
    private readonly danger: Classifier<(typeof DANGER)[number]>,
    private readonly need: Classifier<Need>,
  ) {}

  static learn(sentences: readonly LabelledSentence[]): DangerClassifier {
    const plain = sentences.map(({ text, need }) => ({ features: featuresOf(plainWords(text)), need }));
    return new DangerClassifier(
      Classifier.learn(
        DANGER,
        plain.map(({ features, need }) => ({ features, label: need ? 'danger' : 'harmless' })),
      ),
      Classifier.learn(
        NEEDS,
        plain.flatMap(({ features, need }) => (need ? [{ features, label: need }] : [])),
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
    const probability = this.danger.of(sentence).get('danger') ?? 0;
    const [first = 'despair'] = [...this.need.of(sentence)]
      .sort((one, other) => other[1] - one[1])
      .map(([need]) => need);
    return { need: first, probability };
  }
}
