import type { Document, Filter } from 'mongodb';
import {
  casesOf,
  collectionWith,
  expectOutcome,
  shown,
  type Aspects,
  type Case,
  type Fails,
} from '../battery.js';

/** A document, a filter, and whether the document matches. */
export type QueryRow = readonly [document: Document, filter: Document, matches: boolean | Fails];

/** Cases of a query operator. */
export function queryCases(operator: string, aspects: Aspects<QueryRow>): Case[] {
  return casesOf(operator, aspects, ([document, filter, matches]) => ({
    title: `${shown(document)} with ${shown(filter)}: ${typeof matches === 'boolean' ? matches : shown(matches)}`,
    run: async (database) => {
      const collection = await collectionWith(database, [document]);
      await expectOutcome(
        matches,
        async () => (await collection.find(filter as Filter<Document>).toArray()).length === 1,
      );
    },
  }));
}
