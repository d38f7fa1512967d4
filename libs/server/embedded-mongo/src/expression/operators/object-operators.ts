import { typeNameOf } from '../../bson/bson-type.js';
import { show } from '../../bson/show.js';
import {
  isArray,
  isDocument,
  isNullish,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { Expression, ExpressionCompiler, ExpressionOperators } from '../expression.js';
import { namedArguments, operandsOf } from '../operator-shapes.js';

/** Manual, "Object Expression Operators" and "$getField": fields whose names a path cannot express. */
export const objectOperators: ExpressionOperators = {
  $getField: compileGetField,
  $mergeObjects: (argument, compiler) => {
    const single = !isArray(argument);
    const operands = operandsOf(argument).map((operand) => compiler.compile(operand));
    return (root) => {
      const values = operands.map((operand) => operand(root));
      const [only] = values;
      return mergeDocuments(single && isArray(only) ? only : values);
    };
  },
  $setField: (argument, compiler, name) => {
    const args = namedArguments(name, argument, {
      notObject: 4161100,
      unknown: 4161101,
      required: { field: 4161102, value: 4161103, input: 4161109 },
    });
    const [value, input] = [compiler.compile(args.value), compiler.compile(args.input)];
    const field = constantName(args.field, name, 4161108);
    return (root) => withField(input(root), field, value(root), name);
  },
  $unsetField: (argument, compiler, name) => {
    const args = namedArguments(name, argument, {
      notObject: 4161100,
      unknown: 4161101,
      required: { field: 4161102, input: 4161109 },
    });
    const input = compiler.compile(args.input);
    const field = constantName(args.field, name, 4161108);
    return (root) => withField(input(root), field, undefined, name);
  },
};

/** Merges the fields of all documents; the last value wins. Skips null and missing. */
function mergeDocuments(values: readonly Maybe[]): BsonDocument {
  const merged: BsonDocument = new Map();
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value))
      throw mongoError(
        40400,
        `$mergeObjects requires object inputs, but input ${show(value)} is of type ${typeNameOf(value)}`,
      );
    for (const [field, content] of value) merged.set(field, content);
  }
  return merged;
}

/** The long form is `{ field, input }`. The short form is only the field, of the current document. */
function compileGetField(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const isLong = isDocument(argument) && !argument.keys().next().value?.startsWith('$');
  const args = isLong
    ? namedArguments(name, argument, {
        notObject: 3041701,
        unknown: 3041701,
        required: { field: 3041702, input: 3041703 },
      })
    : { field: argument, input: '$$CURRENT' };
  const field = fieldNameExpression(args.field, compiler);
  const input = compiler.compile(args.input);
  return (root) => {
    const [fieldName, document] = [field(root), input(root)];
    if (typeof fieldName !== 'string')
      throw mongoError(
        3041704,
        `$getField requires 'field' to evaluate to type String, but got ${typeNameOf(fieldName)}`,
      );
    if (isNullish(document)) return document;
    return isDocument(document) ? document.get(fieldName) : undefined;
  };
}

/** A string is the field name itself, unless it is a field path. */
function fieldNameExpression(field: BsonValue, compiler: ExpressionCompiler): Expression {
  if (typeof field === 'string' && field.startsWith('$'))
    throw mongoError(
      5654600,
      `A field path reference which is not allowed in this context. Did you mean {$literal: '${field}'}?`,
    );
  return compiler.compile(field);
}

function constantName(field: BsonValue, operator: string, code: number): string {
  if (typeof field === 'string' && !field.startsWith('$')) return field;
  const literal = isDocument(field) ? (field.get('$literal') ?? field.get('$const')) : undefined;
  if (typeof literal === 'string') return literal;
  throw mongoError(code, `${operator} requires 'field' to evaluate to a constant string`);
}

function withField(input: Maybe, field: string, value: Maybe, operator: string): Maybe {
  if (isNullish(input)) return null;
  if (!isDocument(input))
    throw mongoError(4161105, `${operator} requires 'input' to evaluate to type Object`);
  const changed = new Map(input);
  if (value === undefined) changed.delete(field);
  else changed.set(field, value);
  return changed;
}
