import {
  AccountDeleted,
  ArchiveConversation,
  DeleteConversation,
  ReadStoredAnswers,
  ShareConversation,
  type ChunkOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { MappingRepository } from '../src/mapping/mapping.repository.js';
import { AnswersUnderTest, chat, completed, newId, readerOf } from './answers/answers-fixture.js';
import { textOf } from './answers/slow-generator.js';

type Part = ChunkOf<typeof ReadStoredAnswers>['part'];

let stack: AnswersUnderTest;
beforeAll(async () => {
  stack = await AnswersUnderTest.start();
});
afterAll(() => stack.stop());

async function readAll(userId: string): Promise<Partial<Record<Part, unknown[]>>> {
  const stored: Partial<Record<Part, unknown[]>> = {};
  for await (const { part, items } of stack.client.stream(ReadStoredAnswers, { userId }))
    (stored[part] ??= []).push(...items);
  return stored;
}

const say = async (userId: string, question: string) =>
  completed(await stack.write(readerOf(userId), chat(question)));

/** An archived and shared conversation, and a mapping with a step. */
async function writeEverything(userId: string) {
  const { conversationId } = await say(userId, 'Who was Boaz?');
  const about = { userId, id: conversationId! };
  const { token } = await stack.ask(ShareConversation, about);
  await stack.ask(ArchiveConversation, { ...about, isActive: false });
  const mappings = stack.service.app.get(MappingRepository, { strict: false });
  const passage = {
    reference: 'Ruth 2:12',
    osis: 'Ruth.2.12',
    translationId: 'WEB',
    language: 'en',
  } as const;
  const now = new Date();
  const { id } = await mappings.begin(ownerOf(userId), passage, 1, now);
  const writer = { kind: 'study-engine' as const, name: 'Study engine' };
  const step = { step: 1 as const, content: 'Wings', writer, answerId: newId(), madeFrom: [], madeAt: now };
  await mappings.putSteps(ownerOf(userId), id, [step], now);
  return { conversationId: conversationId!, token };
}

describe('the export of a reader', () => {
  it('contains all conversations with their messages and shares, and all mappings', async () => {
    const ruth = newId();
    const { conversationId, token } = await writeEverything(ruth);
    await say(newId(), 'Who was Orpah?');
    const gone = await say(ruth, 'Who was Elimelech?');
    await stack.ask(DeleteConversation, { userId: ruth, id: gone.conversationId! });
    const stored = await readAll(ruth);
    expect(stored.conversations).toMatchObject([{ id: conversationId, isActive: false }]);
    expect(stored.messages).toMatchObject([
      { conversationId, role: 'user', content: 'Who was Boaz?', parentId: null, writer: null },
      { conversationId, role: 'assistant', content: textOf(3), status: 'complete' },
    ]);
    expect(stored.links).toMatchObject([{ conversationId }]);
    expect(stored.mappings).toMatchObject([
      { reference: 'Ruth 2:12', steps: [{ step: 1, content: 'Wings' }] },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/ownerId|Orpah|Elimelech/);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is empty after the account was deleted', async () => {
    const ruth = newId();
    await writeEverything(ruth);
    const at = new Date().toISOString();
    await stack.service.app
      .get(EventBus)
      .publish(AccountDeleted, { userId: ruth, at }, `deletion of ${ruth}`);
    await until('nothing is left', async () => Object.keys(await readAll(ruth)).length === 0);
  });
});
