import { jest } from '@jest/globals';
import {
  BeginMapping,
  CreateConversation,
  ForkConversation,
  ListConversations,
  ListMappings,
  ShareConversation,
} from '@word-unfolded/contracts';
import { Erasures, MONGO_CONNECTION, ownerOf } from '@word-unfolded/persistence';
import { REDIS } from '@word-unfolded/service-kit';
import { settleErasures, until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { AsyncLocalStorage } from 'node:async_hooks';
import { ConversationRepository } from '../src/conversations/conversation.repository.js';
import { MessageRepository } from '../src/conversations/messages/message.repository.js';
import { ShareRepository } from '../src/conversations/sharing/share.repository.js';
import { StopLimit } from '../src/costs/stop-limit.js';
import { FindPassage } from '../src/mapping/find-passage.js';
import { MappingRepository } from '../src/mapping/mapping.repository.js';
import { AnswersUnderTest, chat, completed, newId, readerOf } from './answers/answers-fixture.js';

let stack: AnswersUnderTest;
beforeAll(async () => {
  stack = await AnswersUnderTest.start();
  const found = { reference: 'Romans 8:28', osis: 'Rom.8.28', translationId: 'WEB', language: 'en' };
  Object.assign(stack.service.app.get(FindPassage, { strict: false }), { of: () => Promise.resolve(found) });
});
afterAll(() => stack.stop());
afterEach(() => jest.restoreAllMocks());

/** As the consumer does it for the event. */
function deleteAccount(userId: string): Promise<void> {
  return stack.service.app.get(Erasures).eraseAccount({ userId, at: new Date().toISOString() });
}

/** The write that was under way may have ended, but nothing of it remains. */
async function settled(write: Promise<unknown>): Promise<void> {
  await Promise.allSettled([write]);
  await settleErasures(stack.service.app.get<Connection>(MONGO_CONNECTION));
}

/** Runs the whole deletion of the account while a write waits for its commit. */
function deleteWithin<Name extends string>(
  repository: Readonly<Record<Name, (...of: never[]) => Promise<unknown>>>,
  method: Name,
  userId: string,
): void {
  const outsideOfTransaction = AsyncLocalStorage.snapshot();
  const methods = repository as unknown as Record<string, (...of: unknown[]) => Promise<unknown>>;
  const write = methods[method]!.bind(repository);
  const spied = jest.spyOn(methods, method);
  spied.mockImplementationOnce(async (...of) => {
    const written = await write(...of);
    await outsideOfTransaction(() => deleteAccount(userId));
    return written;
  });
}

const conversationsOf = async (userId: string) => {
  const which = { userId, page: 1, limit: 20, archived: false };
  return (await stack.ask(ListConversations, which)).pagination.total;
};
const mappingsOf = async (userId: string) =>
  (await stack.ask(ListMappings, { userId, page: 1, limit: 20 })).pagination.total;

const passage = { scriptureRef: 'Romans 8:28', language: 'en' } as const;

/** The keys of answers in Redis. */
async function redisKeys(): Promise<string[]> {
  const redis = stack.service.app.get<Redis>(REDIS, { strict: false });
  const prefix = redis.options.keyPrefix ?? '';
  return (await redis.keys(`${prefix}answers:*`)).map((key) => key.slice(prefix.length));
}

/** All data of answers in Redis. */
async function redisText(): Promise<string> {
  const redis = stack.service.app.get<Redis>(REDIS, { strict: false });
  const texts = (await redisKeys()).map(async (key) => {
    switch (await redis.type(key)) {
      case 'hash':
        return JSON.stringify(await redis.hgetall(key));
      case 'stream':
        return JSON.stringify(await redis.xrange(key, '-', '+'));
      default:
        return '';
    }
  });
  return (await Promise.all(texts)).join('\n');
}

describe('an answer of a deleted account', () => {
  it('leaves neither question nor text in Redis', async () => {
    const [ruth, naomi] = [newId(), newId()];
    await stack.write(readerOf(ruth), chat('Why did Ruth glean that day?'));
    await stack.write(readerOf(naomi), chat('Why did Naomi come back?'));
    await until('it is there', async () => (await redisText()).includes('Ruth glean'));
    await deleteAccount(ruth);
    await until('it is removed', async () => !(await redisText()).includes('Ruth glean'));
    expect(await redisText()).toContain('Naomi come back');
    expect(await redisText()).not.toContain(ruth);
  });

  it('leaves no counter of stopped answers, whether they ended before or after the erasure', async () => {
    const ruth = newId();
    const stops = stack.service.app.get(StopLimit, { strict: false });
    const countersOfRuth = async () => (await redisKeys()).filter((key) => key.includes(ruth));
    await stops.count(readerOf(ruth));
    expect(await countersOfRuth()).toEqual([`answers:stopped:${ruth}`]);
    await deleteAccount(ruth);
    await settleErasures(stack.service.app.get<Connection>(MONGO_CONNECTION));
    expect(await countersOfRuth()).toEqual([]);
    await stops.count(readerOf(ruth)); // as for an answer that the deletion has stopped
    expect(await countersOfRuth()).toEqual([]);
  });
});

describe('a write during the deletion of the account', () => {
  it('is refused afterwards', async () => {
    const ruth = newId();
    await deleteAccount(ruth);
    const begun = stack.ask(CreateConversation, { userId: ruth, scriptureRef: 'Ruth 1' });
    await expect(begun).rejects.toMatchObject({ code: 'ACCOUNT_DELETED', status: 401 });
  });

  it('leaves nothing: a mapping', async () => {
    const ruth = newId();
    deleteWithin(stack.service.app.get(MappingRepository, { strict: false }), 'begin', ruth);
    const begun = stack.ask(BeginMapping, { userId: ruth, ...passage, anew: false });
    await settled(begun);
    expect(await mappingsOf(ruth)).toBe(0);
  });

  it('leaves nothing: a mapping with its first step', async () => {
    const ruth = newId();
    deleteWithin(stack.service.app.get(MappingRepository, { strict: false }), 'begin', ruth);
    const step = { kind: 'mapping-step', step: 1, ...passage } as const;
    await settled(stack.write(readerOf(ruth), step));
    expect(await mappingsOf(ruth)).toBe(0);
  });

  it('leaves nothing: a conversation', async () => {
    const ruth = newId();
    deleteWithin(stack.service.app.get(ConversationRepository, { strict: false }), 'add', ruth);
    const begun = stack.ask(CreateConversation, { userId: ruth, scriptureRef: 'Ruth 1' });
    await settled(begun);
    expect(await conversationsOf(ruth)).toBe(0);
  });

  it('leaves nothing: a fork', async () => {
    const ruth = newId();
    const said = completed(await stack.write(readerOf(ruth), chat('Who was Boaz?')));
    deleteWithin(stack.service.app.get(MessageRepository, { strict: false }), 'addMany', ruth);
    const forked = { userId: ruth, id: said.conversationId!, messageId: said.questionId! };
    await settled(stack.ask(ForkConversation, forked));
    expect(await conversationsOf(ruth)).toBe(0);
  });

  it('leaves nothing: a share', async () => {
    const ruth = newId();
    const said = completed(await stack.write(readerOf(ruth), chat('Who was Boaz?')));
    const shares = stack.service.app.get(ShareRepository, { strict: false });
    deleteWithin(shares, 'add', ruth);
    const shared = stack.ask(ShareConversation, { userId: ruth, id: said.conversationId! });
    await settled(shared);
    expect(await shares.countAll(ownerOf(ruth))).toBe(0);
  });
});
