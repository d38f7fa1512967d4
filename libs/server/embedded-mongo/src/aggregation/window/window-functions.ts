import type { AccumulatorFactory } from '../../accumulator/accumulator.js';
import { double, toNumber } from '../../bson/numbers/number.js';
import {
  firstField,
  isArray,
  isDocument,
  isNumber,
  type BsonDocument,
  type BsonValue,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import { groupAccumulators, type AccumulatorProgram, type GroupAccumulator } from '../group-accumulators.js';
import { calculusFunctions } from './calculus-functions.js';
import { fillFunctions } from './fill-functions.js';
import { orderFunctions } from './order-functions.js';
import type { Partition } from './partition.js';
import { readFrame, type FrameOf } from './window-frame.js';
import type { WindowCompiler, WindowContext, WindowFunction } from './window-function.js';

/** Manual, "$setWindowFields: Window Operators" */
export const windowFunctions: Readonly<Record<string, WindowCompiler>> = {
  ...Object.fromEntries(
    Object.entries(groupAccumulators)
      .filter(([name]) => name !== '$mergeObjects')
      .map(([name, compile]) => [
        name,
        ofAccumulator((argument, { expressions }) => compile(argument, expressions, name)),
      ]),
  ),
  ...calculusFunctions,
  ...fillFunctions,
  ...orderFunctions,
  $covariancePop: ofAccumulator(covariance(0)),
  $covarianceSamp: ofAccumulator(covariance(1)),
};

/** @throws MongoError 9 FailedToParse for an unknown function */
export function compileWindowFunction(specification: BsonValue, context: WindowContext): WindowFunction {
  if (!isDocument(specification))
    throw mongoError('FailedToParse', 'Expected an object as the specification of a window function');
  const name = firstField(specification) ?? '';
  const extra = [...specification.keys()].find((field) => field !== name && field !== 'window');
  if (extra !== undefined)
    throw mongoError('FailedToParse', `Window function found an unknown argument: ${extra}`);
  const compiler = Object.hasOwn(windowFunctions, name) ? windowFunctions[name] : undefined;
  if (!compiler) throw mongoError('FailedToParse', `Unrecognized window function, ${name}`);
  return compiler(specification.get(name) as BsonValue, context, specification.get('window'), name);
}

function ofAccumulator(
  compile: (argument: BsonValue, context: WindowContext) => AccumulatorProgram,
): WindowCompiler {
  return (argument, context, window) => {
    const program = compile(argument, context);
    const { frameOf, grows } = readFrame(window, context.pattern);
    return grows ? growing(program, frameOf) : sliding(program, frameOf);
  };
}

/** A window that starts at the first document only adds documents, so the accumulator is never reset. */
function growing(program: AccumulatorProgram, frameOf: FrameOf): WindowFunction {
  return (partition) => {
    const accumulator = program(new Map());
    let taken = 0;
    return partition.documents.map((_, at) => {
      const { end } = frameOf(partition, at);
      for (; taken < end; taken++) accumulator.add(partition.documents[taken] as BsonDocument);
      return accumulator.result() ?? null;
    });
  };
}

function sliding(program: AccumulatorProgram, frameOf: FrameOf): WindowFunction {
  return (partition: Partition) =>
    partition.documents.map((_, at) => {
      const { start, end } = frameOf(partition, at);
      const accumulator: GroupAccumulator = program(new Map());
      for (const document of partition.documents.slice(start, Math.max(start, end)))
        accumulator.add(document);
      return accumulator.result() ?? null;
    });
}

/** Manual, "$covariancePop" and "$covarianceSamp": over pairs of numbers. */
function covariance(lostDegrees: 0 | 1) {
  return (argument: BsonValue, { expressions }: WindowContext): AccumulatorProgram => {
    const pair = compileExpression(argument, expressions);
    return () => {
      const accumulator = pairs(lostDegrees)();
      return { add: (document) => accumulator.add(pair(document)), result: () => accumulator.result() };
    };
  };
}

function pairs(lostDegrees: 0 | 1): AccumulatorFactory {
  return () => {
    let count = 0;
    let [meanX, meanY, products] = [0, 0, 0];
    return {
      add: (value) => {
        if (!isArray(value) || value.length !== 2 || !isNumber(value[0]) || !isNumber(value[1])) return;
        const [x, y] = [toNumber(value[0]), toNumber(value[1])];
        count += 1;
        const deltaX = x - meanX;
        meanX += deltaX / count;
        meanY += (y - meanY) / count;
        products += deltaX * (y - meanY);
      },
      result: () => (count > lostDegrees ? double(products / (count - lostDegrees)) : null),
    };
  };
}
