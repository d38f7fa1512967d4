import type { Db, Document } from 'mongodb';
import { REFUSED_STAGES } from '../src/aggregation/compile-pipeline.js';
import { REFUSED_ACCUMULATORS } from '../src/aggregation/group-accumulators.js';
import { REFUSED_INDEX_OPTIONS } from '../src/catalogue/index-definition.js';
import { commands } from '../src/commands/commands.js';
import { REFUSED_EXPRESSIONS } from '../src/expression/expression-operators.js';
import { REFUSED_FIELD_OPERATORS } from '../src/query/field-operators.js';
import { REFUSED_FILTERS } from '../src/query/compile-filter.js';
import { startTestServer, type TestServer } from './support/test-server.js';

const NOT_IMPLEMENTED = 238;
const CANNOT_CREATE_INDEX = 67;
const COMMAND_NOT_FOUND = 59;
const AUTHENTICATION_FAILED = 18;

let server: TestServer;
let database: Db;
beforeAll(async () => {
  server = await startTestServer();
  database = server.client.db('unsupported');
  await database.collection('things').insertOne({ a: 1 });
});
afterAll(() => server.stop());

const refuses = (command: Document, code: number) =>
  expect(database.command(command)).rejects.toMatchObject({ code });
const find = (more: Document) => ({ find: 'things', ...more });
const aggregate = (...pipeline: readonly Document[]) => ({ aggregate: 'things', pipeline, cursor: {} });

describe('an unsupported feature of MongoDB is rejected with an error:', () => {
  it.each(REFUSED_STAGES)('the stage %s', (stage) => refuses(aggregate({ [stage]: {} }), NOT_IMPLEMENTED));

  it.each(REFUSED_ACCUMULATORS)('the accumulator %s', (operator) =>
    refuses(aggregate({ $group: { _id: 1, b: { [operator]: {} } } }), NOT_IMPLEMENTED),
  );

  it.each(REFUSED_EXPRESSIONS)('the expression %s', (operator) =>
    refuses(aggregate({ $set: { b: { [operator]: {} } } }), NOT_IMPLEMENTED),
  );

  it.each(REFUSED_FIELD_OPERATORS)('the query operator %s', (operator) =>
    refuses(find({ filter: { a: { [operator]: [1, 2] } } }), NOT_IMPLEMENTED),
  );

  it.each(REFUSED_FILTERS)('the query operator %s', (operator) =>
    refuses(find({ filter: { [operator]: 'this.a === 1' } }), NOT_IMPLEMENTED),
  );

  it.each(REFUSED_INDEX_OPTIONS)('the index option %s', (option) => {
    const index = { key: { a: 1 }, name: 'a', [option]: 1 };
    return refuses({ createIndexes: 'things', indexes: [index] }, CANNOT_CREATE_INDEX);
  });

  it.each(['text', '2d', '2dsphere', 'geoHaystack', 'columnstore'])('an index of the kind %s', (kind) =>
    refuses({ createIndexes: 'things', indexes: [{ key: { a: kind }, name: 'a' }] }, CANNOT_CREATE_INDEX),
  );

  it.each(['$**', 'a.$**'])('an index on %s', (path) =>
    refuses({ createIndexes: 'things', indexes: [{ key: { [path]: 1 }, name: 'a' }] }, CANNOT_CREATE_INDEX),
  );

  const options = Object.entries(commands).flatMap(([name, { refused = [] }]) =>
    refused.map((option) => [name, option] as const),
  );
  it.each(options)('option of the command %s: %s', (name, option) =>
    refuses({ [name]: 'things', [option]: { a: 1 } }, NOT_IMPLEMENTED),
  );

  it.each<[string, Document]>([
    ['the projection $meta', find({ projection: { a: { $meta: 'textScore' } } })],
    ['a sort by $meta', find({ sort: { a: { $meta: 'textScore' } } })],
    [
      'granularity of $bucketAuto',
      aggregate({ $bucketAuto: { groupBy: '$a', buckets: 2, granularity: 'R5' } }),
    ],
    ['$out into a time series', aggregate({ $out: { db: 'x', coll: 'y', timeseries: { timeField: 't' } } })],
    ['the collation option backwards', find({ collation: { locale: 'fr', backwards: true } })],
    ['the collation strength 4', find({ collation: { locale: 'fr', strength: 4 } })],
    ['a snapshot outside of a transaction', find({ readConcern: { level: 'snapshot' } })],
    ['the profiler', { profile: 1 }],
    ['a regular expression that only PCRE supports', find({ filter: { a: { $regex: '(?>a)b' } } })],
    ['pre-images of changes', aggregate({ $changeStream: { fullDocument: 'required' } })],
    ['events of DDL in a change stream', aggregate({ $changeStream: { showExpandedEvents: true } })],
  ])('%s', (_what, command) => refuses(command, NOT_IMPLEMENTED));

  it('resuming a change stream from before the start of the server (286)', () =>
    refuses(aggregate({ $changeStream: { resumeAfter: { _data: '00000001000000010000000000' } } }), 286));

  it.each([
    'mapReduce',
    'eval',
    'geoNear',
    'group',
    'bulkWrite',
    'createUser',
    'shardCollection',
    'fsync',
    'top',
  ])('the command %s', (name) => refuses({ [name]: 'things' }, COMMAND_NOT_FOUND));

  it('a login without configured credentials', async () => {
    await refuses({ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: '' }, AUTHENTICATION_FAILED);
  });

  it('leaves no trace in the data', async () => {
    expect(
      await database
        .collection('things')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    ).toEqual([{ a: 1 }]);
    expect(await database.listCollections({}, { nameOnly: true }).toArray()).toEqual([
      { name: 'things', type: 'collection' },
    ]);
    expect(await database.collection('things').indexes()).toHaveLength(1);
  });
});
