import { documentOf } from '../../bson/document-literal.js';
import { typeNameOf } from '../../bson/bson-type.js';
import { FieldReader } from '../../bson/encoding/field-reader.js';
import { show } from '../../bson/show.js';
import {
  isArray,
  isDocument,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { readOutputTarget, type OutputTarget } from './output-target.js';

const WHEN_MATCHED = ['replace', 'keepExisting', 'merge', 'fail'] as const;
const WHEN_NOT_MATCHED = ['insert', 'discard', 'fail'] as const;

/** The argument of `$merge`. */
export type MergeOptions = {
  readonly into: OutputTarget;
  readonly on: readonly string[];
  readonly whenMatched: (typeof WHEN_MATCHED)[number] | BsonArray;
  readonly whenNotMatched: (typeof WHEN_NOT_MATCHED)[number];
  readonly variables: BsonDocument;
};

/**
 * Parses the argument of `$merge` (manual, "$merge: Syntax").
 *
 * @throws MongoError with the code of the invalid field
 */
export function readMergeOptions(specification: BsonValue, databaseName: string): MergeOptions {
  if (typeof specification !== 'string' && !isDocument(specification))
    throw mongoError(
      'TypeMismatch',
      `$merge requires a string or object argument, but found ${typeNameOf(specification)}`,
    );
  const options = new FieldReader(
    isDocument(specification) ? specification : documentOf({ into: specification }),
    '$merge',
  );
  options.allowOnly(['into', 'on', 'let', 'whenMatched', 'whenNotMatched']);
  const whenMatched = readWhenMatched(options.get('whenMatched'));
  const whenNotMatched =
    oneOf(options.text('whenNotMatched'), WHEN_NOT_MATCHED, 'whenNotMatched') ?? 'insert';
  checkCombination(whenMatched, whenNotMatched);
  return {
    into: readInto(options.required('into', options.get('into')), databaseName),
    on: readOn(options.get('on')),
    whenMatched,
    whenNotMatched,
    variables: readVariables(options.document('let'), whenMatched),
  };
}

function readInto(into: Maybe, databaseName: string): OutputTarget {
  const target = readOutputTarget(into, databaseName, '$merge.into');
  if (!target)
    throw mongoError(
      51178,
      `$merge 'into' field must be either a string or an object, but found ${typeNameOf(into)}`,
    );
  return target;
}

function readOn(on: Maybe): readonly string[] {
  if (on === undefined) return ['_id'];
  if (typeof on === 'string') return [on];
  if (!isArray(on))
    throw mongoError(
      51186,
      `$merge 'on' field must be either a string or an array of strings, but found ${typeNameOf(on)}`,
    );
  if (on.length === 0)
    throw mongoError(51187, "If explicitly specifying $merge 'on', must include at least one field");
  return on.map((path, at) => {
    if (typeof path !== 'string')
      throw mongoError(51134, `$merge 'on' array elements must be strings, but found ${typeNameOf(path)}`);
    if (on.indexOf(path) !== at) throw mongoError(31465, `Found a duplicate field '${path}'`);
    return path;
  });
}

function readWhenMatched(value: Maybe): MergeOptions['whenMatched'] {
  if (isArray(value)) return value;
  if (value !== undefined && typeof value !== 'string')
    throw mongoError(
      51191,
      `$merge 'whenMatched' field must be either a string or an array, but found ${typeNameOf(value)}`,
    );
  return oneOf(value, WHEN_MATCHED, 'whenMatched') ?? 'merge';
}

function oneOf<Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
  name: string,
): Choice | undefined {
  const choice = choices.find((one) => one === value);
  if (value !== undefined && !choice)
    throw mongoError(
      'BadValue',
      `Enumeration value ${show(value)} for field '$merge.${name}' is not a valid value.`,
    );
  return choice;
}

/** If an existing document is kept or is an error, the only possible write is an insert. */
function checkCombination(
  whenMatched: MergeOptions['whenMatched'],
  whenNotMatched: MergeOptions['whenNotMatched'],
): void {
  if ((whenMatched !== 'keepExisting' && whenMatched !== 'fail') || whenNotMatched === 'insert') return;
  throw mongoError(
    51181,
    `Combination of $merge modes 'whenMatched: ${whenMatched}' and 'whenNotMatched: ${whenNotMatched}' is not supported`,
  );
}

/** `$$new` is the document of the pipeline. It is always defined, unless `let` declares other variables only. */
function readVariables(
  variables: BsonDocument | undefined,
  whenMatched: MergeOptions['whenMatched'],
): BsonDocument {
  if (variables && !isArray(whenMatched))
    throw mongoError(51199, `Cannot use 'let' variables with 'whenMatched: ${whenMatched}' mode`);
  const declared: BsonDocument = new Map(variables);
  if (declared.has('new') && declared.get('new') !== '$$ROOT')
    throw mongoError(
      51273,
      "'let' may not define a value for the reserved 'new' variable other than '$$ROOT'",
    );
  return declared.set('new', '$$ROOT');
}
