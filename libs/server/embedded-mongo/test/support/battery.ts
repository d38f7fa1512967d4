import type { Db, Document, MongoServerError } from 'mongodb';
import { typed } from './cases/bson-values.js';

/** The aspects under which every operator is tested. */
export const ASPECTS = ['ordinary', 'array', 'null', 'missing', 'types'] as const;
type Aspect = (typeof ASPECTS)[number];

/** An expectation that MongoDB 7 and this server both meet. It runs against either. */
export type Case = {
  /** The operator or stage under test. */
  readonly subject: string;
  readonly aspect: Aspect;
  readonly title: string;
  run(database: Db): Promise<void>;
};

/** Expects an error with MongoDB's code. */
export class Fails {
  constructor(readonly code: number) {}
}
export const fails = (code: number) => new Fails(code);

/** A missing value. */
export const absent = Symbol('absent');

/** The cases of one subject. */
export type Aspects<Row> = Partial<Record<Aspect, readonly Row[]>>;

/** A value for every aspect. */
export type AllAspects<Value> = Readonly<Record<Aspect, Value>>;

/** Maps the rows of every aspect. */
export function allAspects<Row, Other>(
  rows: AllAspects<readonly Row[]>,
  change: (row: Row) => Other,
): Aspects<Other> {
  return Object.fromEntries(ASPECTS.map((aspect) => [aspect, rows[aspect].map(change)]));
}

export function casesOf<Row>(
  subject: string,
  aspects: Aspects<Row>,
  describeCase: (row: Row) => { title: string; run(database: Db): Promise<void> },
): Case[] {
  return ASPECTS.flatMap((aspect) =>
    (aspects[aspect] ?? []).map((row) => ({ subject, aspect, ...describeCase(row) })),
  );
}

/** Runs a function that should return a value or fail with a code. */
export async function expectOutcome(expected: unknown, produce: () => Promise<unknown>): Promise<void> {
  if (!(expected instanceof Fails)) {
    const actual = await produce();
    expect(typed(actual)).toBe(typed(expected === absent ? undefined : expected));
    return;
  }
  const outcome = await produce().then(
    (value) => ({ value }),
    (error: MongoServerError) => ({ code: Number(error.code), message: error.message }),
  );
  expect(outcome).toMatchObject({ code: expected.code });
}

let lastCollection = 0;

/** An empty collection for one case. */
export async function collectionWith(database: Db, documents: readonly Document[], name = nextName()) {
  const collection = database.collection<Document>(name, {
    promoteValues: false,
    bsonRegExp: true,
  } as object);
  if (documents.length > 0) await collection.insertMany(documents.map((document) => ({ ...document })));
  return collection;
}

function nextName(): string {
  lastCollection += 1;
  return `case_${lastCollection}`;
}

/** Formats a value for a test title. */
export function shown(value: unknown): string {
  if (value instanceof Fails) return `error ${value.code}`;
  if (value === absent) return 'nothing';
  const text = typed(value);
  return text.slice('{"value":'.length, -1) || 'nothing';
}
