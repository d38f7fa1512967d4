import { documentOf } from '../bson/document-literal.js';
import { Timestamp, type BsonDocument } from '../bson/value.js';
import { PAUSE } from '../stage-stream/stage-stream.js';
import { compilePipeline } from './compile-pipeline.js';

const scope = { now: new Date(0), clusterTime: new Timestamp({ t: 1, i: 1 }), variables: new Map() };

/** The most documents that a pipeline returns without a pause, when one is always due. */
function longestWithoutPause(stages: readonly BsonDocument[], input: readonly BsonDocument[]): number {
  const run = compilePipeline(stages, { expressions: scope, source: () => [], needsPause: () => true });
  let [longest, current] = [0, 0];
  for (const item of run(input)) {
    current = item === PAUSE ? 0 : current + 1;
    longest = Math.max(longest, current);
  }
  return longest;
}

describe('a pipeline', () => {
  const numbers = Array.from({ length: 50 }, (_, n) => documentOf({ _id: n, n, all: [1, 2, 3] }));

  it.each([
    ['$unwind', { $unwind: '$all' }],
    ['$group', { $group: { _id: '$n' } }],
    ['$sort', { $sort: { n: -1 } }],
    ['$sortByCount', { $sortByCount: '$n' }],
    ['$documents', { $documents: [{ n: 1 }, { n: 2 }, { n: 3 }] }],
    ['$bucketAuto', { $bucketAuto: { groupBy: '$n', buckets: 9 } }],
  ])('lets others have their turn between the documents of %s, before expensive stages', (name, stage) => {
    const stages = [documentOf(stage), documentOf({ $set: { more: 1 } })];
    expect([name, longestWithoutPause(stages, name === '$documents' ? [] : numbers)]).toEqual([name, 1]);
  });
});
