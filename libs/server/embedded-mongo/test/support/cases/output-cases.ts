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

/** The documents of a collection, the target before, the output stage, and the target after. */
export type OutputRow = readonly [
  documents: readonly Document[],
  target: readonly Document[],
  stage: unknown,
  result: readonly Document[] | Fails,
  uniqueIndex?: Record<string, 1>,
];

let lastTarget = 0;

/** Cases of a stage that writes. `TARGET` in its argument is replaced by the name of the target. */
export function outputCases(stage: '$out' | '$merge', aspects: Aspects<OutputRow>): Case[] {
  return casesOf(stage, aspects, ([documents, before, argument, after, uniqueIndex]) => ({
    title: `${shown(argument)} of ${shown(documents)} into ${shown(before)} is ${shown(after)}`,
    run: async (database) => {
      lastTarget += 1;
      const name = `target_${lastTarget}`;
      const target = await collectionWith(database, before, name);
      if (uniqueIndex) await target.createIndex(uniqueIndex, { unique: true });
      const source = await collectionWith(database, documents);
      await expectOutcome(after, async () => {
        await source
          .aggregate([{ $sort: { _id: 1 } }, ...withoutMarkedId, { [stage]: named(argument, name) }])
          .toArray();
        return target.find({}, { sort: { _id: 1 } }).toArray();
      });
    },
  }));
}

/** `_id: 'none'` means a document without an `_id`. */
const withoutMarkedId = [
  {
    $replaceWith: {
      $cond: [{ $eq: ['$_id', 'none'] }, { $unsetField: { field: '_id', input: '$$ROOT' } }, '$$ROOT'],
    },
  },
];

function named(argument: unknown, name: string): unknown {
  if (argument === 'TARGET') return name;
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return argument;
  return Object.fromEntries(Object.entries(argument).map(([field, value]) => [field, named(value, name)]));
}
