import type { Document, Filter, UpdateFilter } from 'mongodb';
import { casesOf, collectionWith, expectOutcome, Fails, shown, type Aspects, type Case } from '../battery.js';

/** A document, an update, and the resulting document. */
export type UpdateRow = readonly [
  before: Document,
  update: Document | Document[],
  after: Document | Fails,
  options?: { filter?: Document; arrayFilters?: Document[] },
];

/** Cases of an update operator. */
export function updateCases(operator: string, aspects: Aspects<UpdateRow>): Case[] {
  return casesOf(operator, aspects, ([before, update, after, { filter, arrayFilters } = {}]) => ({
    title: `${shown(before)} with ${shown(update)}${arrayFilters ? ` where ${shown(arrayFilters)}` : ''} is ${shown(after)}`,
    run: async (database) => {
      const collection = await collectionWith(database, [{ _id: 1, ...before }]);
      const expected = after instanceof Fails ? after : { _id: 1, ...after };
      await expectOutcome(expected, () =>
        collection.findOneAndUpdate(
          { _id: 1, ...filter } as unknown as Filter<Document>,
          update as UpdateFilter<Document>,
          {
            returnDocument: 'after',
            ...(arrayFilters && { arrayFilters }),
          },
        ),
      );
    },
  }));
}
