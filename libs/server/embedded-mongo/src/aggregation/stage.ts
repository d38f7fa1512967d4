import type { BsonDocument, BsonValue } from '../bson/value.js';
import type { ExpressionContext } from '../expression/expression.js';
import type { Flow } from '../flow/flow.js';

export type Documents = Flow<BsonDocument>;

/** One stage of a pipeline, compiled: it takes documents and gives documents. */
export type Stage = (input: Documents) => Documents;

/** Documents of another collection that pass a filter; an index may help. */
export type Source = (collection: string, filter: BsonDocument, database?: string) => Documents;

/** Where `$out` and `$merge` put their documents. */
export type Outputs = {
  out(target: BsonValue, documents: readonly BsonDocument[]): void;
  merge(specification: BsonValue, documents: readonly BsonDocument[]): void;
};

export type PipelineContext = {
  readonly expressions: ExpressionContext;
  readonly source: Source;
  /** Only at the end of a pipeline that may write. */
  readonly outputs: Outputs | undefined;
  /** What kind of pipeline this is inside of, because not every stage may stand everywhere. */
  readonly within: 'pipeline' | 'facet' | 'sub-pipeline' | 'update';
  compilePipeline(stages: readonly BsonValue[], context: PipelineContext): Stage;
};

/** Checks and compiles the argument of a stage. */
export type StageCompiler = (argument: BsonValue, context: PipelineContext, name: string) => Stage;
export type StageCompilers = Readonly<Record<string, StageCompiler>>;
