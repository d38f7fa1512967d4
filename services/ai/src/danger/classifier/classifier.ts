import { minimise, type Objective } from './minimise.js';

/** The features of a sentence (`featuresOf`) with its label. */
export type Example<Label extends string> = { readonly features: Uint32Array; readonly label: Label };

/** The features that a classifier knows, the most frequent first, and the weights of each beside each other; the last ones are of none. */
export type Learned = { readonly known: Uint32Array; readonly weights: Float32Array };

/** How a classifier learns. */
export type Learning = {
  /** Keeps weights small (L2): those of a feature in {@link COMMON} sentences by this much, of others in proportion. */
  readonly shrinking: number;
  /** Sentences in which a feature must stand to be known: what stood in one tells of that one only. */
  readonly leastSentences: number;
};

/** Features in so many sentences have weights of about the size of the constant ones, so that the search is short. */
const COMMON = 20;

/**
 * A logistic regression over the features of a sentence (multinomial for more than two labels). What it learns is the
 * minimum of a convex function: the same examples give the same classifier in whatever order, and a few more or less
 * move it only a little. Weights of features that stand in many sentences are kept smaller, because a rare word tells
 * more of its sentence: by cross-validation fewer look-alikes are then caught for the same cries missed.
 */
export class Classifier<Label extends string> {
  private readonly places: ReadonlyMap<number, number>;

  private constructor(
    private readonly labels: readonly Label[],
    readonly learned: Learned,
  ) {
    this.places = new Map(Array.from(learned.known, (feature, place) => [feature, place]));
  }

  static learn<Label extends string>(
    labels: readonly Label[],
    examples: readonly Example<Label>[],
    { shrinking, leastSentences }: Learning,
  ): Classifier<Label> {
    const counts = countsOf(examples, leastSentences);
    // The most frequent ones first: what is read most often then lies together in memory, which halves the time.
    const known = Uint32Array.from(counts.keys())
      .sort()
      .sort((one, other) => counts.get(other)! - counts.get(one)!);
    const scales = Float64Array.from(known, (feature) => Math.sqrt(COMMON / counts.get(feature)!));
    const matrix = matrixOf(examples, known, scales);
    const wanted = Uint8Array.from(examples, ({ label }) => labels.indexOf(label));
    const columns = labels.length - 1;
    const weights = minimise(lossOf(matrix, wanted, columns, shrinking), (known.length + 1) * columns);
    const scaled = weights.map((weight, index) => weight * (scales[Math.floor(index / columns)] ?? 1));
    return new Classifier(labels, { known, weights: Float32Array.from(scaled) });
  }

  /** The classifier of {@link learned} weights, for the same labels. */
  static restore<Label extends string>(labels: readonly Label[], learned: Learned): Classifier<Label> {
    return new Classifier(labels, learned);
  }

  /** The probability of each label for a sentence with these features; together they are 1. */
  of(features: Uint32Array): ReadonlyMap<Label, number> {
    const { weights, known } = this.learned;
    const columns = this.labels.length - 1;
    const scores = Float64Array.from(weights.subarray(known.length * columns));
    const share = shareOf(features);
    for (const feature of features) {
      const place = this.places.get(feature);
      if (place === undefined) continue;
      for (let column = 0; column < columns; column++)
        scores[column]! += share * weights[place * columns + column]!;
    }
    toProbabilities(scores);
    const last = 1 - scores.reduce((sum, each) => sum + each, 0);
    return new Map(this.labels.map((label, index) => [label, scores[index] ?? last]));
  }
}

/** Examples as rows: the places of their features, and what each feature counts there. */
type Matrix = {
  readonly ends: Int32Array;
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly width: number;
};

/** A long sentence has many features, and is to count no more than a short one. */
const shareOf = (features: Uint32Array) => 1 / Math.sqrt(features.length || 1);

function countsOf(examples: readonly Example<string>[], least: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return least > 1 ? new Map([...counts].filter(([, count]) => count >= least)) : counts;
}

function matrixOf(examples: readonly Example<string>[], known: Uint32Array, scales: Float64Array): Matrix {
  const placeOf = new Map(Array.from(known, (feature, place) => [feature, place]));
  const places: number[] = [];
  const values: number[] = [];
  const ends = examples.map(({ features }) => {
    const share = shareOf(features);
    for (const feature of features) {
      const place = placeOf.get(feature);
      if (place === undefined) continue;
      places.push(place);
      values.push(share * scales[place]!);
    }
    return places.length;
  });
  return {
    ends: Int32Array.from(ends),
    places: Int32Array.from(places),
    values: Float64Array.from(values),
    width: known.length,
  };
}

/**
 * How improbable the wanted labels are, and how large the weights. The last label has no weights: its score is 0. Plain
 * loops: they run some hundred million times.
 */
function lossOf(matrix: Matrix, wanted: Uint8Array, columns: number, shrinking: number): Objective {
  const { ends, places, values, width } = matrix;
  const constants = width * columns;
  const scores = new Float64Array(columns);
  return (weights, slope) => {
    let loss = 0;
    for (let index = 0; index < constants; index++) {
      loss += (shrinking / 2) * weights[index]! ** 2;
      slope[index] = shrinking * weights[index]!;
    }
    slope.fill(0, constants);
    for (let row = 0, begin = 0; row < ends.length; begin = ends[row++]!) {
      const end = ends[row]!;
      if (columns === 1) {
        loss += addTwoLabels(matrix, begin, end, wanted[row] === 0, weights, slope);
        continue;
      }
      scores.fill(0);
      for (let index = begin; index < end; index++)
        for (let column = 0, at = places[index]! * columns; column < columns; column++)
          scores[column]! += values[index]! * weights[at + column]!;
      for (let column = 0; column < columns; column++) scores[column]! += weights[constants + column]!;
      const label = wanted[row]!;
      const score = label < columns ? scores[label]! : 0;
      loss += toProbabilities(scores) - score;
      if (label < columns) scores[label]! -= 1;
      for (let column = 0; column < columns; column++) slope[constants + column]! += scores[column]!;
      for (let index = begin; index < end; index++)
        for (let column = 0, at = places[index]! * columns; column < columns; column++)
          slope[at + column]! += values[index]! * scores[column]!;
    }
    return loss;
  };
}

/** The same for a row where there are only two labels. @returns the loss of the row */
function addTwoLabels(
  { places, values, width }: Matrix,
  begin: number,
  end: number,
  isFirst: boolean,
  weights: Float64Array,
  slope: Float64Array,
): number {
  let score = weights[width]!;
  for (let index = begin; index < end; index++) score += values[index]! * weights[places[index]!]!;
  const error = 1 / (1 + Math.exp(-score)) - (isFirst ? 1 : 0);
  slope[width]! += error;
  for (let index = begin; index < end; index++) slope[places[index]!]! += values[index]! * error;
  const wrong = isFirst ? -score : score;
  return Math.max(wrong, 0) + Math.log1p(Math.exp(-Math.abs(wrong)));
}

/** Turns scores into probabilities, beside a last label whose score is 0. @returns the logarithm of their sum */
function toProbabilities(scores: Float64Array): number {
  let most = 0;
  for (const score of scores) most = Math.max(most, score);
  let total = Math.exp(-most);
  for (const score of scores) total += Math.exp(score - most);
  for (let index = 0; index < scores.length; index++) scores[index] = Math.exp(scores[index]! - most) / total;
  return most + Math.log(total);
}
