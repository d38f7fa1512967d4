import { FEATURES } from './features.js';

/** The features of a sentence (`featuresOf`) with its label. */
export type Example<Label extends string> = { readonly features: Int32Array; readonly label: Label };

/** The weights of a classifier that are not 0, and their places. */
export type Learned = { readonly places: Uint32Array; readonly weights: Float32Array };

/** How often training goes over all examples. */
const ROUNDS = 10;

/**
 * The share of the features of an example that is left out, others each time, so that what is learned does not hang on
 * single words (dropout).
 */
const LEFT_OUT = 0.3;

const STEP = 0.5;

/** Keeps weights of rare features small (L2). */
const SHRINKING = 1e-4;

/**
 * A logistic regression over the words of a sentence, with one label or another (multinomial for more than two). It
 * learns from sentences in plain text, when the service is built or starts; the same examples give the same classifier.
 */
export class Classifier<Label extends string> {
  private constructor(
    private readonly labels: readonly Label[],
    /** The weights of a feature for all labels stand beside each other, because they are used together. */
    private readonly weights: Float32Array,
  ) {}

  /** Learns by stochastic gradient descent with steps that shrink for frequent features (Adagrad). */
  static learn<Label extends string>(
    labels: readonly Label[],
    examples: readonly Example<Label>[],
  ): Classifier<Label> {
    const seen = new Float32Array(FEATURES).fill(1e-3);
    const classifier = new Classifier(labels, new Float32Array(FEATURES * labels.length));
    const prepared = shuffled(
      examples.map(({ features, label }) => ({ features, label: labels.indexOf(label) })),
    );
    const next = generator(42);
    for (let round = 0; round < ROUNDS; round++)
      for (const { features, label } of prepared)
        classifier.correct(
          features.filter(() => next() >= LEFT_OUT),
          label,
          seen,
        );
    return classifier;
  }

  /** What was learned, without the many weights that are 0. */
  get learned(): Learned {
    const places = Uint32Array.from(this.weights.keys()).filter((place) => this.weights[place] !== 0);
    return { places, weights: Float32Array.from(places, (place) => this.weights[place]!) };
  }

  /** The classifier of {@link learned} weights, for the same labels. */
  static restore<Label extends string>(
    labels: readonly Label[],
    { places, weights }: Learned,
  ): Classifier<Label> {
    const all = new Float32Array(FEATURES * labels.length);
    places.forEach((place, index) => (all[place] = weights[index]!));
    return new Classifier(labels, all);
  }

  /** The probability of each label for a sentence with these features; together they are 1. */
  of(features: Int32Array): ReadonlyMap<Label, number> {
    const found = this.probabilities(features);
    return new Map(this.labels.map((label, index) => [label, found[index]!]));
  }

  /** One step of learning. Plain loops: they run some million times. */
  private correct(features: Int32Array, label: number, seen: Float32Array): void {
    if (features.length === 0) return;
    const { weights } = this;
    const labels = this.labels.length;
    const errors = this.probabilities(features);
    const share = 1 / features.length;
    const scale = STEP * Math.sqrt(share);
    errors[label]! -= 1;
    for (let place = 0; place < features.length; place++) {
      const feature = features[place]!;
      seen[feature]! += share;
      const step = scale / Math.sqrt(seen[feature]!);
      const at = feature * labels;
      for (let index = 0; index < labels; index++)
        weights[at + index]! -= step * errors[index]! + SHRINKING * weights[at + index]!;
    }
  }

  private probabilities(features: Int32Array): Float64Array {
    const { weights } = this;
    const labels = this.labels.length;
    const found = new Float64Array(labels);
    for (let place = 0; place < features.length; place++) {
      const at = features[place]! * labels;
      for (let index = 0; index < labels; index++) found[index]! += weights[at + index]!;
    }
    const scale = 1 / Math.sqrt(features.length || 1);
    let total = 0;
    for (let index = 0; index < labels; index++) {
      found[index] = Math.exp(Math.min(50, found[index]! * scale));
      total += found[index]!;
    }
    for (let index = 0; index < labels; index++) found[index]! /= total;
    return found;
  }
}

/** The same order for the same examples, without runs of one label (Fisher-Yates with a fixed generator). */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items];
  const next = generator(42);
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1));
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}

/** Numbers from 0 to 1, the same for the same seed: what is learned must not differ between two builds. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
