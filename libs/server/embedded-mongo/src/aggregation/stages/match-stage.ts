import { isDocument } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { mapStream } from '../../stage-stream/stage-stream.js';
import { compileFilter } from '../../query/compile-filter.js';
import type { StageCompiler } from '../stage.js';

/** Manual, "$match" */
export const matchStage: StageCompiler = (argument, { expressions }) => {
  if (!isDocument(argument)) throw mongoError(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(argument, { collation: expressions.collation, expressions });
  return (input) => mapStream(input, (document) => (matches(document, {}) ? document : undefined));
};
