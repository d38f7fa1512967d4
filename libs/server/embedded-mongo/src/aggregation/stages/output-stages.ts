import { mongoError } from '../../errors/mongo-error.js';
import { gatherStream } from '../../stage-stream/stage-stream.js';
import type { StageCompiler, StageCompilers } from '../stage.js';

/** Manual, "$out": replaces a collection with the documents of the pipeline. */
const out: StageCompiler = (argument, { outputs }, name) => {
  if (!outputs) throw notHere(name);
  return function* putOut(input) {
    outputs.out(argument, yield* gatherStream(input));
  };
};

/** Manual, "$merge": merges the documents of the pipeline into a collection, one by one. */
const merge: StageCompiler = (argument, { outputs }, name) => {
  if (!outputs) throw notHere(name);
  return function* mergeIn(input) {
    outputs.merge(argument, yield* gatherStream(input));
  };
};

function notHere(name: string) {
  return mongoError(51047, `${name} is not allowed within a sub-pipeline, an update or a transaction`);
}

export const outputStages: StageCompilers = { $merge: merge, $out: out };
