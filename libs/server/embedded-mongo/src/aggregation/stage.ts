import type { BsonDocument, BsonValue } from '../bson/value.js';
import type { ExpressionContext } from '../expression/expression.js';
import type { StreamStage } from '../stage-stream/stage-stream.js';

export type Documents = StreamStage<BsonDocument>;

/** One compiled stage of a pipeline: takes documents and returns documents. */
export type Stage = (input: Documents) => Documents;

/** Documents of another collection that match a filter. The search may use an index. */
export type Source = (collection: string, filter: BsonDocument, database?: string) => Documents;

/** Where `$out` and `$merge` write their documents. */
export type Outputs = {
  out(target: BsonValue, documents: readonly BsonDocument[]): void;
  merge(specification: BsonValue, documents: readonly BsonDocument[]): void;
};

export type PipelineContext = {
  readonly expressions: ExpressionContext;
  readonly source: Source;
  /** Whether the operation has worked for so long that others should have their turn. */
  readonly needsPause: () => boolean;
  /** Defined only at the end of a pipeline that may write. */
  readonly outputs: Outputs | undefined;
  /** The kind of the enclosing pipeline. Some stages are not allowed in every kind. */
  readonly within: 'pipeline' | 'facet' | 'sub-pipeline' | 'update';
  compilePipeline(stages: readonly BsonValue[], context: PipelineContext): Stage;
};

/** Validates and compiles the argument of a stage. */
export type StageCompiler = (argument: BsonValue, context: PipelineContext, name: string) => Stage;
export type StageCompilers = Readonly<Record<string, StageCompiler>>;
