import {
  AddMessage,
  CreateConversation,
  DeleteConversation,
  ListConversations,
  RenameConversation,
  SearchOwnChats,
} from '@word-unfolded/contracts';
import { MONGO_CONNECTION, ownerOf } from '@word-unfolded/persistence';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { folded, searchedWords } from '../../src/conversations/search/folded.js';
import { IndexOlderTexts } from '../../src/conversations/search/index-older-texts.js';
import { messageModel } from '../../src/conversations/messages/message.schema.js';
import { filtersOf } from '../../src/conversations/search/search-terms.js';
import { AnswersUnderTest, newId } from '../answers/answers-fixture.js';

let stack: AnswersUnderTest;
let connection: Connection;
beforeAll(async () => {
  stack = await AnswersUnderTest.start();
  connection = stack.service.app.get<Connection>(MONGO_CONNECTION, { strict: false });
});
afterAll(() => stack.stop());

const WORDS = ['grace', 'disgraceful', 'Oración', 'חסד', '1:28-30', 'a.b*c', '🙏amen', 'Mephibosheth', 'or'];
const said = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));
const part = fc
  .tuple(fc.constantFrom(...WORDS), fc.nat(6), fc.integer({ min: 1, max: 12 }))
  .map(([word, from, length]) => [...word].slice(from, from + length).join(''));
const searches = fc.array(
  fc.array(part, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  {
    minLength: 1,
    maxLength: 8,
  },
);

async function createConversation(userId: string, messages: readonly string[]): Promise<string> {
  const { _id: id } = await stack.ask(CreateConversation, { userId, title: 'kept' });
  for (const content of messages) await stack.ask(AddMessage, { userId, id, content });
  return id;
}

async function found(userId: string, search: string): Promise<string[]> {
  const page = { page: 1, limit: 20, archived: false } as const;
  return (await stack.ask(ListConversations, { userId, ...page, search })).conversations.map(
    ({ _id }) => _id,
  );
}

describe('the search of conversations', () => {
  it('finds what a full scan would find, with and without the index', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(said, { minLength: 1, maxLength: 3 }),
        fc.array(said, { maxLength: 2 }),
        searches,
        async (mine, others, searchTexts) => {
          const [ruth, boaz] = [newId(), newId()];
          const id = await createConversation(ruth, mine);
          await createConversation(boaz, others);
          const isOlder = mine.length === 2;
          if (isOlder) await messageModel(connection).updateMany({ ownerId: ruth }, { $unset: { terms: 1 } });
          for (const search of searchTexts) {
            const words = searchedWords(search);
            const all = folded(`kept ${mine.join(' ')}`);
            const isThere = words.every((word) => all.split(' ').some((one) => one.includes(word)));
            expect([search, await found(ruth, search)]).toEqual([search, isThere ? [id] : []]);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('uses an index instead of scanning all conversations of the reader', async () => {
    const ruth = newId();
    await createConversation(ruth, ['one of grace', 'two of mercy', 'three of mercy', 'four of mercy']);
    const [filter] = filtersOf('race');
    const { queryPlanner, executionStats } = (await messageModel(connection)
      .find({ ownerId: ownerOf(ruth), ...filter })
      .explain('executionStats')) as unknown as {
      queryPlanner: unknown;
      executionStats: { totalDocsExamined: number; nReturned: number };
    };
    expect(JSON.stringify(queryPlanner)).toContain('ownerId_1_terms_1');
    expect([executionStats.totalDocsExamined, executionStats.nReturned]).toEqual([1, 1]);
  });

  it('adds older texts to its index after a start', async () => {
    const ruth = newId();
    const id = await createConversation(ruth, ['one of grace', 'two of mercy']);
    const texts = messageModel(connection);
    await texts.updateMany({ ownerId: ruth }, { $unset: { terms: 1 } });
    await stack.service.app.get(IndexOlderTexts, { strict: false }).run();
    expect(await texts.countDocuments({ ownerId: ruth, terms: 'grace' })).toBe(1);
    expect(await texts.countDocuments({ terms: { $exists: false } })).toBe(0);
    expect(await found(ruth, 'rac merc')).toEqual([id]);
  });
});

describe('conversations in the search over everything', () => {
  it('are found by any form of the words, with the message that has them, by their own reader only', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const id = await createConversation(ruth, [
      'What is a threshing floor?',
      'Where were the gleaners gleaning?',
    ]);
    await createConversation(boaz, ['Who was gleaning?']);
    const search = (q: string) => stack.ask(SearchOwnChats, { userId: ruth, q });
    const { found, totals } = await search('gleaned');
    expect(found).toMatchObject([{ source: 'chats', id, excerpt: 'Where were the gleaners gleaning?' }]);
    expect(found[0]!.ranges.map(({ start, end }) => found[0]!.excerpt.slice(start, end))).toEqual([
      'gleaning',
    ]);
    expect(totals).toEqual({ chats: 1 });
    expect((await search('threshign floor')).corrections).toEqual([{ from: 'threshign', to: 'threshing' }]);
    expect((await search('.*')).found).toEqual([]);

    await stack.ask(RenameConversation, { userId: ruth, id, title: 'Harvest in Bethlehem' });
    expect((await search('bethlehem')).found).toMatchObject([{ id, title: 'Harvest in Bethlehem' }]);
    await stack.ask(AddMessage, { userId: ruth, id, content: 'And the barley?' });
    expect((await search('barley')).found).toMatchObject([{ id, excerpt: 'And the barley?' }]);
    await stack.ask(DeleteConversation, { userId: ruth, id });
    expect((await search('gleaned')).found).toEqual([]);
    expect((await search('bethlehem')).found).toEqual([]);
  });
});
