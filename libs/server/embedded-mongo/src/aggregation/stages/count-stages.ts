import { toSafeInteger } from '../../bson/numbers/number.js';
import { isDocument, isNumber, type BsonDocument, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { show } from '../../bson/show.js';
import { drainStream, PAUSE } from '../../stage-stream/stage-stream.js';
import type { StageCompilers } from '../stage.js';

/** Manual, "$limit", "$skip", "$count", "$sample" */
export const countStages: StageCompilers = {
  $count: (argument) => {
    const field = readCountField(argument);
    return function* count(input) {
      let documents = 0;
      yield* drainStream(input, () => (documents += 1));
      if (documents > 0) yield new Map([[field, documents]]);
    };
  },
  $limit: (argument) => {
    const limit = readLimitStage(argument);
    return function* take(input) {
      let taken = 0;
      for (const document of input) {
        yield document;
        if (document !== PAUSE) taken += 1;
        if (taken >= limit) return;
      }
    };
  },
  $sample: (argument) => {
    const size = readSampleSize(argument);
    return function* sample(input) {
      const chosen: BsonDocument[] = [];
      let seen = 0;
      yield* drainStream(input, (document) => {
        seen += 1;
        if (chosen.length < size) chosen.push(document);
        else if (Math.random() * seen < size) chosen[Math.floor(Math.random() * size)] = document;
      });
      yield* chosen;
    };
  },
  $skip: (argument) => {
    const skipped = readSkip(argument);
    return function* skip(input) {
      let left = skipped;
      for (const document of input) {
        if (document !== PAUSE && left > 0) left -= 1;
        else yield document;
      }
    };
  },
};

/** @throws MongoError 15957 if it is not an integer, 15958 if it is not positive */
export function readLimitStage(argument: Maybe): number {
  const limit = isNumber(argument) ? toSafeInteger(argument) : undefined;
  if (limit === undefined || limit < 0)
    throw mongoError(
      5107201,
      `invalid argument to $limit stage: Expected a non-negative number in: $limit: ${show(argument)}`,
    );
  if (limit === 0) throw mongoError(15958, 'the limit must be positive');
  return limit;
}

/** @throws MongoError 5107200 if it is not an integer or is negative */
export function readSkip(argument: Maybe): number {
  const skip = isNumber(argument) ? toSafeInteger(argument) : undefined;
  if (skip === undefined || skip < 0)
    throw mongoError(
      5107200,
      `invalid argument to $skip stage: Expected a non-negative number in: $skip: ${show(argument)}`,
    );
  return skip;
}

function readCountField(argument: BsonValue): string {
  if (typeof argument !== 'string') throw mongoError(40156, 'the count field must be a non-empty string');
  if (argument === '') throw mongoError(40156, 'the count field must be a non-empty string');
  if (argument.startsWith('$')) throw mongoError(40158, 'the count field cannot be a $-prefixed path');
  if (argument.includes('\0')) throw mongoError(40159, 'the count field cannot contain a null byte');
  if (argument.includes('.')) throw mongoError(40160, "the count field cannot contain '.'");
  return argument;
}

function readSampleSize(argument: BsonValue): number {
  if (!isDocument(argument)) throw mongoError(28745, 'the $sample stage specification must be an object');
  const unknown = [...argument.keys()].find((field) => field !== 'size');
  if (unknown !== undefined) throw mongoError(28748, `unrecognized option to $sample: ${unknown}`);
  const size = argument.get('size');
  if (size === undefined) throw mongoError(28749, '$sample stage must specify a size');
  if (!isNumber(size)) throw mongoError(28746, 'size argument to $sample must be a number');
  const whole = toSafeInteger(size);
  if (whole === undefined || whole <= 0)
    throw mongoError(28747, 'size argument to $sample must be a positive integer');
  return whole;
}
