import { mongoError, notSupported } from '../../errors/mongo-error.js';
import { documentOf } from '../document-literal.js';
import { toNumber } from '../numbers/number.js';
import { isNumber, type BsonDocument, type Maybe } from '../value.js';

/**
 * Language rules for comparing strings (manual, "Collation").
 *
 * `fold` maps equal strings to the same string, so that an index can store it: it replaces each letter with the
 * simplest letter that the collator treats as equal. Equality is equality of folded strings; order is the collator's.
 */
export type Collation = {
  /** The specification with all options filled in. Two collations are the same if these texts are equal. */
  readonly identity: string;
  readonly document: BsonDocument;
  fold(text: string): string;
  compare(left: string, right: string): number;
};

const SENSITIVITY = { 1: 'base', 2: 'accent', 3: 'variant' } as const;
const OPTIONS = [
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'backwards',
  'normalization',
  'version',
];

const known = new Map<string, Collation>();

/**
 * Parses a collation document. Returns undefined for the simple binary comparison.
 *
 * @throws MongoError 2 BadValue for an invalid document, 238 NotImplemented for options that would need ICU itself
 */
export function collationOf(document: BsonDocument | undefined): Collation | undefined {
  if (!document || document.size === 0) return undefined;
  const options = readOptions(document);
  if (options.locale === 'simple') return undefined;
  const identity = JSON.stringify(options);
  let collation = known.get(identity);
  if (!collation) known.set(identity, (collation = createCollation(options, identity)));
  return collation;
}

type Options = {
  locale: string;
  strength: 1 | 2 | 3;
  caseLevel: boolean;
  caseFirst: 'off' | 'upper' | 'lower';
  numericOrdering: boolean;
  alternate: 'non-ignorable' | 'shifted';
};

function readOptions(document: BsonDocument): Options {
  for (const name of document.keys())
    if (!OPTIONS.includes(name))
      throw mongoError(40415, `BSON field 'collation.${name}' is an unknown field.`);
  const locale = document.get('locale');
  if (typeof locale !== 'string')
    throw mongoError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (document.get('backwards') === true) throw notSupported("collation option 'backwards'");
  return {
    locale,
    strength: readStrength(document.get('strength')),
    caseLevel: document.get('caseLevel') === true,
    caseFirst: oneOf(document.get('caseFirst'), 'caseFirst', ['off', 'upper', 'lower']),
    numericOrdering: document.get('numericOrdering') === true,
    alternate: oneOf(document.get('alternate'), 'alternate', ['non-ignorable', 'shifted']),
  };
}

function readStrength(value: Maybe): 1 | 2 | 3 {
  if (value === undefined) return 3;
  const strength = isNumber(value) ? toNumber(value) : Number.NaN;
  if (strength === 4 || strength === 5) throw notSupported(`collation strength ${strength}`);
  if (strength !== 1 && strength !== 2 && strength !== 3)
    throw mongoError('BadValue', "Enumeration value for field 'collation.strength' is not a valid value.");
  return strength;
}

function oneOf<const Choice extends string>(
  value: Maybe,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (value === undefined) return choices[0];
  const choice = choices.find((one) => one === value);
  if (!choice)
    throw mongoError('BadValue', `Enumeration value for field 'collation.${name}' is not a valid value.`);
  return choice;
}

function createCollation(options: Options, identity: string): Collation {
  const collator = createCollator(options);
  const fold = folder(collator, options.numericOrdering);
  return {
    identity,
    document: documentOf({
      ...options,
      maxVariable: 'punct',
      normalization: false,
      backwards: false,
      version: '57.1',
    }),
    fold,
    compare(left, right) {
      const [a, b] = [fold(left), fold(right)];
      if (a === b) return 0;
      return collator.compare(left, right) || (a < b ? -1 : 1);
    },
  };
}

function createCollator(options: Options): Intl.Collator {
  const tag = options.locale.replaceAll('_', '-');
  if (!isKnownLocale(tag))
    throw mongoError('BadValue', `Field 'locale' is invalid in: { locale: "${options.locale}" }`);
  const sensitivity =
    options.caseLevel && options.strength === 1
      ? 'case'
      : options.caseLevel && options.strength === 2
        ? 'variant'
        : SENSITIVITY[options.strength];
  return new Intl.Collator(tag, {
    sensitivity,
    numeric: options.numericOrdering,
    caseFirst: options.caseFirst === 'off' ? 'false' : options.caseFirst,
    ignorePunctuation: options.alternate === 'shifted',
  });
}

function isKnownLocale(tag: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** A letter with its combining marks, or a single character. */
const CLUSTER = /\P{M}\p{M}*|\p{M}/gsu;
/** Letters without a Unicode decomposition. The collator still decides whether they are equal. */
const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ĳ: 'ij',
  ı: 'i',
};

function folder(collator: Intl.Collator, numeric: boolean): (text: string) => string {
  const spellings = new Map<string, string>();
  const spell = (cluster: string) => {
    let spelling = spellings.get(cluster);
    if (spelling === undefined) spellings.set(cluster, (spelling = plainest(cluster, collator)));
    return spelling;
  };
  return (text) => {
    const folded = text.normalize('NFD').replace(CLUSTER, spell);
    return numeric ? folded.replace(/0+(?=\d)/g, '') : folded;
  };
}

function plainest(cluster: string, collator: Intl.Collator): string {
  const lower = cluster.toLowerCase();
  const compatible = lower.normalize('NFKD');
  const base = compatible.replace(/\p{M}+/gu, '');
  const candidates = ['', LIGATURES[base] ?? base, base, LIGATURES[lower] ?? lower, compatible, lower];
  return candidates.find((candidate) => collator.compare(candidate, cluster) === 0) ?? cluster;
}
