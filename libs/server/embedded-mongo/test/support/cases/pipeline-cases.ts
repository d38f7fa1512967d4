import type { Document } from 'mongodb';
import {
  casesOf,
  collectionWith,
  expectOutcome,
  shown,
  type Aspects,
  type Case,
  type Fails,
} from '../battery.js';

/** The documents of a collection, a pipeline, and the expected documents. */
export type PipelineRow = readonly [
  documents: readonly Document[],
  pipeline: Document[],
  result: readonly Document[] | Fails,
  others?: Readonly<Record<string, readonly Document[]>>,
];

let lastGroup = 0;

/** Cases of a pipeline. `FROM(name)` is replaced by another collection of the case, also inside the pipeline. */
export function pipelineCases(stage: string, aspects: Aspects<PipelineRow>): Case[] {
  return casesOf(stage, aspects, ([documents, pipeline, result, others = {}]) => ({
    title: `${shown(pipeline)} over ${shown(documents)} is ${shown(result)}`,
    run: async (database) => {
      lastGroup += 1;
      const names = new Map(Object.keys(others).map((name) => [name, `${name}_${lastGroup}`]));
      for (const [name, content] of Object.entries(others))
        await collectionWith(database, content, names.get(name));
      const collection = await collectionWith(database, documents);
      await expectOutcome(result, () =>
        collection.aggregate(renamed(pipeline, names) as Document[]).toArray(),
      );
    },
  }));
}

/** `@name` is replaced by the name of another collection of the same case. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? names.get(value.slice(1)) : value;
  if (Array.isArray(value)) return value.map((element) => renamed(element, names));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, names)]));
}
