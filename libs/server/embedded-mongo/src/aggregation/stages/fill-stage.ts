import { documentOf, type DocumentLiteral } from '../../bson/document-literal.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { StageCompiler } from '../stage.js';

const METHODS: Readonly<Record<string, string>> = { linear: '$linearFill', locf: '$locf' };
const OPTIONS = ['sortBy', 'partitionBy', 'partitionByFields', 'output'];

/** Manual, "$fill": a shorthand for $setWindowFields followed by $addFields. */
export const fillStage: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw mongoError('TypeMismatch', 'The $fill stage specification must be an object');
  const unknown = [...argument.keys()].find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw mongoError(40415, `BSON field '$fill.${unknown}' is an unknown field.`);
  const output = argument.get('output');
  if (!isDocument(output))
    throw mongoError(40414, "BSON field '$fill.output' is missing but a required field");
  if (output.size === 0) throw mongoError(6050203, "The $fill stage requires a non-empty 'output' object");
  const windows: BsonDocument = new Map();
  const values: BsonDocument = new Map();
  for (const [field, specification] of output) readOutput(field, specification, windows, values);
  const stages: BsonValue[] = [];
  if (windows.size > 0) stages.push(windowFields(argument, windows));
  if (values.size > 0) stages.push(documentOf({ $addFields: values }));
  return context.compilePipeline(stages, context);
};

function readOutput(
  field: string,
  specification: BsonValue,
  windows: BsonDocument,
  values: BsonDocument,
): void {
  const [method, value] = isDocument(specification)
    ? [specification.get('method'), specification.get('value')]
    : [];
  if ((method === undefined) === (value === undefined))
    throw mongoError(6050202, `Each fill output must have exactly one of 'method' and 'value'`);
  if (value !== undefined) {
    values.set(field, documentOf({ $ifNull: [`$${field}`, value] }));
    return;
  }
  const operator = typeof method === 'string' ? METHODS[method] : undefined;
  if (!operator) throw mongoError(6050202, 'Method must be either locf or linear');
  windows.set(field, new Map([[operator, `$${field}`]]));
}

function windowFields(argument: BsonDocument, output: BsonDocument): BsonDocument {
  const sortBy = argument.get('sortBy');
  const fields: DocumentLiteral = { partitionBy: partitionOf(argument), sortBy, output };
  return documentOf({ $setWindowFields: fields });
}

function partitionOf(argument: BsonDocument): Maybe {
  const [partitionBy, fields] = [argument.get('partitionBy'), argument.get('partitionByFields')];
  if (partitionBy !== undefined && fields !== undefined)
    throw mongoError(
      6050204,
      "Maximum one of 'partitionBy' and 'partitionByFields can be specified in '$fill'",
    );
  if (fields === undefined) return partitionBy;
  if (!isArray(fields))
    throw mongoError(
      'TypeMismatch',
      "BSON field '$fill.partitionByFields' is the wrong type, expected type 'array'",
    );
  return new Map(fields.map((field) => [String(field).replaceAll('.', '_'), `$${String(field)}`]));
}
