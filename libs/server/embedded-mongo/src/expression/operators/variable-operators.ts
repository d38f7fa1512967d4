import { encodeDocument } from '../../bson/encoding/encode.js';
import { typeNameOf } from '../../bson/bson-type.js';
import { double } from '../../bson/numbers/number.js';
import { Binary, isArray, isDocument, isNullish, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { checkVariableName } from '../variable-name.js';
import type { Expression, ExpressionCompiler, ExpressionOperators, Variable } from '../expression.js';
import { namedArguments, unary } from '../operator-shapes.js';

/** Manual, "Variable Expression Operators", "$literal", "$rand" and "Data Size Operators". */
export const variableOperators: ExpressionOperators = {
  $binarySize: unary((value) => {
    if (isNullish(value)) return null;
    if (typeof value === 'string') return Buffer.byteLength(value);
    if (value instanceof Binary) return value.length();
    throw mongoError(51276, `$binarySize requires a string or BinData argument, found: ${typeNameOf(value)}`);
  }),
  $bsonSize: unary((value) => {
    if (isNullish(value)) return null;
    if (isDocument(value)) return encodeDocument(value).length;
    throw mongoError(31393, `$bsonSize requires a document input, found: ${typeNameOf(value)}`);
  }),
  $const: (argument) => () => argument,
  $let: compileLet,
  $literal: (argument) => () => argument,
  $rand: (argument) => {
    const none =
      (isArray(argument) && argument.length === 0) || (isDocument(argument) && argument.size === 0);
    if (!none) throw mongoError(3040501, '$rand does not currently accept arguments');
    return () => double(Math.random());
  },
};

/** The variables are evaluated in the outer scope: none of them sees another one. */
function compileLet(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 16874,
    unknown: 16875,
    required: { vars: 16876, in: 16877 },
  });
  if (!isDocument(args.vars)) throw mongoError(16876, 'invalid parameter: expected an object (vars)');
  const declared = [...args.vars].map(([variableName, value]) => {
    checkVariableName(variableName);
    return { name: variableName, box: { value: undefined } as Variable, expression: compiler.compile(value) };
  });
  const boxes = Object.fromEntries(declared.map(({ name: variableName, box }) => [variableName, box]));
  const body = compiler.withVariables(boxes).compile(args.in);
  return (root) => {
    const values: Maybe[] = declared.map(({ expression }) => expression(root));
    declared.forEach(({ box }, index) => (box.value = values[index]));
    return body(root);
  };
}
