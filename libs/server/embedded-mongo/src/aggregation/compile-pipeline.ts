import { isDocument, onlyField, type BsonValue } from '../bson/value.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import type { ExpressionContext } from '../expression/expression.js';
import { pausing } from '../stage-stream/stage-stream.js';
import type { Documents, PipelineContext, Source, Stage, StageCompilers, Outputs } from './stage.js';
import { bucketStages } from './stages/bucket-stages.js';
import { combiningStages } from './stages/combining-stages.js';
import { countStages, readLimitStage, readSkip } from './stages/count-stages.js';
import { densifyStage } from './stages/densify-stage.js';
import { fillStage } from './stages/fill-stage.js';
import { graphLookupStage } from './stages/graph-lookup-stage.js';
import { groupStages } from './stages/group-stages.js';
import { lookupStage } from './stages/lookup-stage.js';
import { matchStage } from './stages/match-stage.js';
import { outputStages } from './stages/output-stages.js';
import { shapeStages } from './stages/shape-stages.js';
import { compileSort, sortStage } from './stages/sort-stage.js';
import { unwindStage } from './stages/unwind-stage.js';

/** Stages of MongoDB 7 that this server rejects: geospatial, search, windows, and inspection of MongoDB's internals. */
export const REFUSED_STAGES = [
  '$collStats',
  '$currentOp',
  '$geoNear',
  '$indexStats',
  '$listLocalSessions',
  '$listSampledQueries',
  '$listSearchIndexes',
  '$listSessions',
  '$planCacheStats',
  '$search',
  '$searchMeta',
  '$setWindowFields',
  '$shardedDataDistribution',
  '$vectorSearch',
] as const;

/** All stages by name (manual, "Aggregation Stages"). $changeStream is not here, because it has its own cursor. */
export const supportedStages: StageCompilers = {
  ...bucketStages,
  ...combiningStages,
  ...countStages,
  ...groupStages,
  ...outputStages,
  ...shapeStages,
  $densify: densifyStage,
  $fill: fillStage,
  $graphLookup: graphLookupStage,
  $lookup: lookupStage,
  $match: matchStage,
  $sort: sortStage,
  $unwind: unwindStage,
};

/** Stages that are allowed in an update (manual, "Updates with Aggregation Pipeline"). */
const UPDATE_STAGES = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];
/** Stages that return at most one document for each that they take. Others return many without a pause between them. */
const ONE_BY_ONE: ReadonlySet<string> = new Set([...UPDATE_STAGES, '$limit', '$match', '$redact', '$skip']);

const NOT_IN_FACET = ['$documents', '$facet', '$merge', '$out'];

export type PipelineOptions = {
  readonly expressions: ExpressionContext;
  readonly source: Source;
  readonly needsPause: () => boolean;
  readonly outputs?: Outputs | undefined;
  readonly within?: PipelineContext['within'];
};

/**
 * Compiles an aggregation pipeline.
 *
 * @throws MongoError 40324 for an unknown stage, 238 for an unsupported one, or the stage's own code
 */
export function compilePipeline(stages: readonly BsonValue[], options: PipelineOptions): Stage {
  return compileStages(stages, {
    within: 'pipeline',
    outputs: undefined,
    ...options,
    compilePipeline: compileStages,
  });
}

function compileStages(stages: readonly BsonValue[], context: PipelineContext): Stage {
  const compiled = stages.map((stage, at) => {
    const compile = compileStage(stage, at, stages, context);
    if (ONE_BY_ONE.has(stageOf(stage)[0])) return compile;
    return (input: Documents) => pausing(compile(input), context.needsPause);
  });
  return (input) => compiled.reduce((documents, stage) => stage(documents), input);
}

function compileStage(
  stage: BsonValue,
  at: number,
  stages: readonly BsonValue[],
  context: PipelineContext,
): Stage {
  const [name, argument] = stageOf(stage);
  const compiler = Object.hasOwn(supportedStages, name) ? supportedStages[name] : undefined;
  if (REFUSED_STAGES.some((refused) => refused === name)) throw notSupported(name);
  if (name === '$changeStream')
    throw mongoError(40602, '$changeStream is only valid as the first stage in a pipeline');
  if (!compiler) throw mongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  checkPlace(name, at, stages.length, context);
  if (name === '$sort') return compileSort(argument, context, sortLimit(stages, at + 1));
  return compiler(argument, context, name);
}

export function stageOf(stage: BsonValue): [string, BsonValue] {
  if (!isDocument(stage))
    throw mongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const only = onlyField(stage);
  if (!only) throw mongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return only;
}

function checkPlace(name: string, at: number, length: number, { within }: PipelineContext): void {
  if (within === 'update' && !UPDATE_STAGES.includes(name))
    throw mongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
  if (within === 'facet' && NOT_IN_FACET.includes(name))
    throw mongoError(40600, `${name} is not allowed to be used within a $facet stage`);
  if (within === 'sub-pipeline' && (name === '$out' || name === '$merge'))
    throw mongoError(51047, `${name} is not allowed within a $lookup's sub-pipeline`);
  if ((name === '$out' || name === '$merge') && at !== length - 1)
    throw mongoError(40601, `${name} can only be the final stage in the pipeline`);
  if (name === '$documents' && at !== 0)
    throw mongoError(40602, '$documents is only valid as the first stage in a pipeline.');
}

/** How many documents of a sort the following stages use. */
function sortLimit(stages: readonly BsonValue[], next: number): number {
  const [name, argument] = stages[next] === undefined ? [] : stageOf(stages[next]);
  if (name === '$limit') return readLimitStage(argument);
  return name === '$skip' ? readSkip(argument) + sortLimit(stages, next + 1) : Infinity;
}
