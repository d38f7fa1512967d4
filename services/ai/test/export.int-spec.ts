import {
  AccountDeleted,
  ArchiveConversation,
  DeleteConversation,
  ReadKeptAnswers,
  ShareConversation,
  type ChunkOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { MappingRepository } from '../src/mapping/mapping.repository.js';
import { AnswersUnderTest, chat, completed, newId, readerOf } from './answers/answers-fixture.js';
import { textOf } from './answers/slow-writer.js';

type Part = ChunkOf<typeof ReadKeptAnswers>['part'];

let house: AnswersUnderTest;
beforeAll(async () => {
  house = await AnswersUnderTest.start();
});
afterAll(() => house.stop());

async function readAll(userId: string): Promise<Partial<Record<Part, unknown[]>>> {
  const kept: Partial<Record<Part, unknown[]>> = {};
  for await (const { part, items } of house.client.stream(ReadKeptAnswers, { userId }))
    (kept[part] ??= []).push(...items);
  return kept;
}

const say = async (userId: string, question: string) =>
  completed(await house.write(readerOf(userId), chat(question)));

/** A conversation that is archived and shared, and a mapping with a step. */
async function writeEverything(userId: string) {
  const { conversationId } = await say(userId, 'Who was Boaz?');
  const about = { userId, id: conversationId! };
  const { token } = await house.ask(ShareConversation, about);
  await house.ask(ArchiveConversation, { ...about, isActive: false });
  const mappings = house.service.app.get(MappingRepository, { strict: false });
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

describe('everything that is kept of a reader', () => {
  it('is all there: conversations with what was said, what is shared, and what was mapped', async () => {
    const ruth = newId();
    const { conversationId, token } = await writeEverything(ruth);
    await say(newId(), 'Who was Orpah?');
    const gone = await say(ruth, 'Who was Elimelech?');
    await house.ask(DeleteConversation, { userId: ruth, id: gone.conversationId! });
    const kept = await readAll(ruth);
    expect(kept.conversations).toMatchObject([{ id: conversationId, isActive: false }]);
    expect(kept.messages).toMatchObject([
      { conversationId, role: 'user', content: 'Who was Boaz?', parentId: null, writer: null },
      { conversationId, role: 'assistant', content: textOf(3), status: 'complete' },
    ]);
    expect(kept.links).toMatchObject([{ conversationId }]);
    expect(kept.mappings).toMatchObject([{ reference: 'Ruth 2:12', steps: [{ step: 1, content: 'Wings' }] }]);
    expect(JSON.stringify(kept)).not.toMatch(/ownerId|Orpah|Elimelech/);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is nothing once the account is gone', async () => {
    const ruth = newId();
    await writeEverything(ruth);
    const at = new Date().toISOString();
    await house.service.app
      .get(EventBus)
      .publish(AccountDeleted, { userId: ruth, at }, `deletion of ${ruth}`);
    await until('nothing is left', async () => Object.keys(await readAll(ruth)).length === 0);
  });
});
