import { NEEDS, type Need } from '../need.js';
import { plainWords } from '../words/plain-words.js';
import { Classifier, type Learned } from './classifier.js';
import { conceptFeaturesOf, featuresOf, letterFeaturesOf } from './features.js';

/** A sentence as it was written, with the need that it tells of; none if it is harmless. */
export type LabelledSentence = { readonly text: string; readonly need?: Need };

/** What the classifiers have learned. */
export type LearnedDanger = { readonly danger: readonly Learned[]; readonly need: Learned };

/** What a sentence tells of, and how probable it is that its writer, or somebody near them, is in danger. */
export type Judgement = { readonly need: Need; readonly probability: number };

const DANGER = ['danger', 'harmless'] as const;

/** The ways in which a sentence is looked at: each misjudges other sentences, so that together they err less. */
const VIEWS = [featuresOf, conceptFeaturesOf, letterFeaturesOf] as const;

/**
 * Judges sentences whose wording no pattern knows, by what it has learned from others. Several classifiers tell danger
 * from what is harmless, each by its view of the sentence; another one tells which need it is.
 */
export class DangerClassifier {
  private constructor(
    /** One for each view. */
    private readonly danger: readonly Classifier<(typeof DANGER)[number]>[],
    private readonly need: Classifier<Need>,
  ) {}

  static learn(sentences: readonly LabelledSentence[]): DangerClassifier {
    const plain = sentences.map(({ text, need }) => ({ words: plainWords(text), need }));
    return new DangerClassifier(
      VIEWS.map((view) =>
        Classifier.learn(
          DANGER,
          plain.map(({ words, need }) => ({ features: view(words), label: need ? 'danger' : 'harmless' })),
        ),
      ),
      Classifier.learn(
        NEEDS,
        plain.flatMap(({ words, need }) => (need ? [{ features: featuresOf(words), label: need }] : [])),
      ),
    );
  }

  /** @param learned of a classifier that has learned with this version of the code */
  static restore(learned: LearnedDanger): DangerClassifier {
    return new DangerClassifier(
      learned.danger.map((each) => Classifier.restore(DANGER, each)),
      Classifier.restore(NEEDS, learned.need),
    );
  }

  get learned(): LearnedDanger {
    return { danger: this.danger.map(({ learned }) => learned), need: this.need.learned };
  }

  /** @param sentence plain words */
  judge(sentence: string): Judgement {
    const features = VIEWS.map((view) => view(sentence));
    const probability = together(
      this.danger.map((classifier, index) => classifier.of(features[index]!).get('danger') ?? 0),
    );
    const [first = 'despair'] = [...this.need.of(features[0]!)]
      .sort((one, other) => other[1] - one[1])
      .map(([need]) => need);
    return { need: first, probability };
  }
}

/** The probability that several opinions make together: the mean of their odds on a logarithmic scale. */
function together(probabilities: readonly number[]): number {
  const odds = probabilities.map((each) => Math.log((each + 1e-9) / (1 - each + 1e-9)));
  return 1 / (1 + Math.exp(-odds.reduce((sum, each) => sum + each, 0) / odds.length));
}
