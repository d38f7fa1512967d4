import { compareValues } from '../../bson/order/compare.js';
import { toSafeInteger } from '../../bson/numbers/number.js';
import { isDocument, isNumber, type BsonDocument, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import type { Partition } from './partition.js';
import type { WindowCompiler } from './window-function.js';

/** Manual, "$rank", "$denseRank", "$documentNumber", "$shift" */
export const orderFunctions: Readonly<Record<string, WindowCompiler>> = {
  $denseRank: ranking((partition) => {
    let rank = 0;
    return partition.documents.map((_, at) => (rank += isTie(partition, at) ? 0 : 1));
  }),
  $documentNumber: ranking(({ documents }) => documents.map((_, at) => at + 1)),
  $rank: ranking((partition) => {
    let rank = 0;
    return partition.documents.map((_, at) => (rank = isTie(partition, at) ? rank : at + 1));
  }),
  $shift: (argument, { expressions, pattern }, window, name) => {
    refuseWindow(window, name);
    if (pattern.length === 0) throw mongoError('FailedToParse', `'${name}' requires a sortBy`);
    const { output, by, otherwise } = readShift(argument);
    const value = compileExpression(output, expressions);
    const fallback = compileExpression(otherwise, expressions)(new Map()) ?? null;
    return ({ documents }) =>
      documents.map((_, at) => {
        const other: BsonDocument | undefined = documents[at + by];
        return other ? (value(other) ?? null) : fallback;
      });
  },
};

function ranking(rank: (partition: Partition) => readonly number[]): WindowCompiler {
  return (argument, { pattern }, window, name) => {
    refuseWindow(window, name);
    if (!isDocument(argument) || argument.size > 0)
      throw mongoError(5371603, `(None) ${name} must be specified with '{}' as the value`);
    if (pattern.length === 0)
      throw mongoError(5371602, `${name} must be specified with a top level sortBy expression`);
    return rank;
  };
}

export function refuseWindow(window: Maybe, name: string): void {
  if (window !== undefined) throw mongoError('FailedToParse', `'window' field is not allowed in ${name}`);
}

function isTie({ keys }: Partition, at: number): boolean {
  const [own, previous] = [keys[at], keys[at - 1]];
  return (
    previous !== undefined &&
    own !== undefined &&
    own.every((value, index) => compareValues(value, previous[index]) === 0)
  );
}

function readShift(argument: BsonValue): { output: BsonValue; by: number; otherwise: BsonValue } {
  if (!isDocument(argument)) throw mongoError('FailedToParse', 'Argument to $shift must be an object');
  const unknown = [...argument.keys()].find((option) => !['output', 'by', 'default'].includes(option));
  if (unknown !== undefined) throw mongoError('FailedToParse', `Unknown argument in $shift: ${unknown}`);
  const output = argument.get('output');
  const shift = argument.get('by');
  const by = isNumber(shift) ? toSafeInteger(shift) : undefined;
  if (output === undefined) throw mongoError('FailedToParse', "$shift requires an 'output' expression.");
  if (by === undefined)
    throw mongoError('FailedToParse', "'$shift:by' field must be an integer, but found by: " + String(shift));
  return { output, by, otherwise: argument.get('default') ?? null };
}
