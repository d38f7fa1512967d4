import type { Db, Document, MongoServerError } from 'mongodb';
import { typed } from './bson-values.js';

/** The sides of an operator that every one is tested from. */
export const ASPECTS = ['ordinary', 'array', 'null', 'missing', 'types'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** An expectation that MongoDB 7 meets, and so must we: it runs against either. */
export type Case = {
  /** The operator or stage that it is about. */
  readonly subject: string;
  readonly aspect: Aspect;
  readonly title: string;
  run(database: Db): Promise<void>;
};

/** The expectation of an error, by MongoDB's code. */
export class Fails {
  constructor(readonly code: number) {}
}
export const fails = (code: number) => new Fails(code);

/** A value that is not there. */
export const absent = Symbol('absent');

/** Cases of one subject, side by side. */
export type Aspects<Row> = Partial<Record<Aspect, readonly Row[]>>;

/** Something for every aspect. */
export type AllAspects<Value> = Readonly<Record<Aspect, Value>>;

/** Rows of every aspect, each made into another. */
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

/** Runs something that should give a value or fail with a code. */
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

/** An empty collection of its own for one case. */
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

/** A value in the title of a test. */
export function shown(value: unknown): string {
  if (value instanceof Fails) return `error ${value.code}`;
  if (value === absent) return 'nothing';
  const text = typed(value);
  return text.slice('{"value":'.length, -1) || 'nothing';
}
