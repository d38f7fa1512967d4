import type { Document } from 'mongodb';
import {
  absent,
  casesOf,
  collectionWith,
  expectOutcome,
  shown,
  type Aspects,
  type Case,
} from '../battery.js';

/** A document, the argument of the operator, and the expected value. */
export type ExpressionRow = readonly [document: Document, argument: unknown, expected: unknown];

/** Cases of an expression operator, each evaluated for one document. */
export function expressionCases(operator: string, aspects: Aspects<ExpressionRow>): Case[] {
  return casesOf(operator, aspects, ([document, argument, expected]) => ({
    title: `${shown(argument)} of ${shown(document)} is ${shown(expected)}`,
    run: async (database) => {
      const collection = await collectionWith(database, [document]);
      await expectOutcome(expected, async () => {
        const [result] = await collection
          .aggregate([{ $project: { _id: 0, result: { [operator]: argument } } }])
          .toArray();
        return result?.result;
      });
    },
  }));
}

/** The row of an operator with one operand. */
export function of(value: unknown, expected: unknown): ExpressionRow {
  return [value === absent ? {} : { v: value }, '$v', expected];
}
