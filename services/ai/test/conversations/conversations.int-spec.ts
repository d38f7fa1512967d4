import {
  AccountDeleted,
  AddMessage,
  ArchiveConversation,
  CreateConversation,
  DeleteConversation,
  EndShare,
  ForkConversation,
  GetConversation,
  GetShare,
  ListConversations,
  RenameConversation,
  ShareConversation,
  StopAnswer,
  type MessageContract,
  type RequestOf,
} from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import { EventBus } from '@word-unfolded/service-kit';
import { settleErasures, until } from '@word-unfolded/testing';
import type { Connection } from 'mongoose';
import { AnswersUnderTest, chat, completed, newId, readerOf, refusal } from '../answers/answers-fixture.js';
import { promptContexts, textOf } from '../answers/slow-generator.js';

let stack: AnswersUnderTest;
beforeAll(async () => {
  stack = await AnswersUnderTest.start();
});
afterAll(() => stack.stop());

/** Asks, and waits until the answer is stored: a reader receives its end a moment before. */
const say = async (userId: string, question: string, more: Parameters<typeof chat>[1] = {}) => {
  const said = completed(await stack.write(readerOf(userId), chat(question, more)));
  await until('the answer is stored', async () =>
    (await get(userId, said.conversationId!)).messages.every(({ status }) => status !== 'writing'),
  );
  return said;
};
const get = (userId: string, id: string) => stack.ask(GetConversation, { userId, id });
const list = (userId: string, more: Partial<RequestOf<typeof ListConversations>> = {}) =>
  stack.ask(ListConversations, { userId, page: 1, limit: 20, archived: false, ...more });
const titlesOf = async (userId: string, search: string) =>
  (await list(userId, { search })).conversations.map(({ title }) => title);

describe('a conversation', () => {
  it('begins with a question, which gives its title', async () => {
    const ruth = newId();
    const { conversationId, questionId, messageId } = await say(
      ruth,
      'What does the Bible say about gleaning?',
      {
        scriptureRef: 'Ruth 2',
      },
    );
    const { title, scriptureRef, currentId, messages } = await get(ruth, conversationId!);
    expect({ title, scriptureRef, currentId }).toEqual({
      title: 'Gleaning',
      scriptureRef: 'Ruth 2',
      currentId: messageId,
    });
    expect(messages).toMatchObject([
      { id: questionId, parentId: null, role: 'user', siblings: [questionId] },
      { id: messageId, parentId: questionId, role: 'assistant', status: 'complete', content: textOf(3) },
    ]);
    expect(messages[1]!.writer).toBeDefined();
  });

  it('continues, and the generator receives the earlier messages', async () => {
    const ruth = newId();
    const first = await say(ruth, 'Who was Boaz?');
    const id = first.conversationId!;
    const second = await say(ruth, 'And his mother?', { conversationId: id });
    expect(second.conversationId).toBe(id);
    const { messages, title } = await get(ruth, id);
    expect(title).toBe('Boaz');
    expect(messages.map(({ parentId }) => parentId)).toEqual([
      null,
      first.questionId,
      first.messageId,
      second.questionId,
    ]);
    expect(promptContexts.at(-1)!.history).toEqual([
      { role: 'user', content: 'Who was Boaz?' },
      { role: 'assistant', content: textOf(3) },
    ]);
  });

  it('stores edited questions and regenerated answers beside the earlier ones', async () => {
    const ruth = newId();
    const first = await say(ruth, 'Who was Boaz?');
    const conversationId = first.conversationId!;
    const anew = completed(
      await stack.write(readerOf(ruth), {
        kind: 'chat',
        language: 'en',
        conversationId,
        regenerate: first.messageId!,
      }),
    );
    expect(promptContexts.at(-1)).toMatchObject({ task: { question: 'Who was Boaz?' }, history: [] });
    const edited = await say(ruth, 'Who was Naomi?', { conversationId, edit: first.questionId! });
    const { messages, currentId } = await get(ruth, conversationId);
    const siblingsOf = (id: string | undefined) => messages.find((message) => message.id === id)?.siblings;
    expect(anew.questionId).toBe(first.questionId);
    expect(siblingsOf(anew.messageId)).toEqual([first.messageId, anew.messageId]);
    expect(siblingsOf(edited.questionId)).toEqual([first.questionId, edited.questionId]);
    expect(currentId).toBe(edited.messageId);
    const back = await say(ruth, 'Go on there', { conversationId, parentId: first.messageId! });
    const after = await get(ruth, conversationId);
    expect(after.messages.find(({ id }) => id === back.questionId)!.parentId).toBe(first.messageId);
  });

  it('shows an answer that is being generated', async () => {
    const ruth = newId();
    const answerId = newId();
    await stack.begin(readerOf(ruth), chat('4000 parts every 5'), answerId, 2);
    const found = await until('the conversation is there', async () => (await list(ruth)).conversations[0]);
    expect((await get(ruth, found._id)).messages[1]).toMatchObject({ status: 'writing', answerId });
    await stack.ask(StopAnswer, { subject: readerOf(ruth), answerId });
  });

  it('stays deleted when its answer ends', async () => {
    const ruth = newId();
    const answerId = newId();
    await stack.begin(readerOf(ruth), chat('40 parts every 5'), answerId, 2);
    const found = await until('the conversation is there', async () => (await list(ruth)).conversations[0]);
    await stack.ask(DeleteConversation, { userId: ruth, id: found._id });
    completed(await stack.follow(readerOf(ruth), answerId));
    expect((await list(ruth)).pagination.total).toBe(0);
  });

  it('can be renamed, archived and extended by a message without a question', async () => {
    const ruth = newId();
    const { _id: id } = await stack.ask(CreateConversation, { userId: ruth, scriptureRef: 'Ruth 1' });
    const said = await stack.ask(AddMessage, { userId: ruth, id, content: 'Tell me about Orpah' });
    expect(said).toMatchObject({ role: 'user', parentId: null, status: 'complete' });
    expect((await get(ruth, id)).title).toBe('Orpah');
    await stack.ask(RenameConversation, { userId: ruth, id, title: 'Moab' });
    await say(ruth, 'And then?', { conversationId: id });
    expect((await get(ruth, id)).title).toBe('Moab');
    await stack.ask(ArchiveConversation, { userId: ruth, id, isActive: false });
    expect((await list(ruth)).conversations).toEqual([]);
    expect((await list(ruth, { archived: true })).conversations).toMatchObject([{ _id: id, title: 'Moab' }]);
  });

  it('can be forked up to a message', async () => {
    const ruth = newId();
    const first = await say(ruth, 'Who was Boaz?');
    const id = first.conversationId!;
    await say(ruth, 'And his mother?', { conversationId: id });
    const fork = await stack.ask(ForkConversation, { userId: ruth, id, messageId: first.messageId! });
    expect(fork._id).not.toBe(id);
    expect(fork.messages.map(({ content }) => content)).toEqual(['Who was Boaz?', textOf(3)]);
    expect(fork.currentId).toBe(fork.messages[1]!.id);
    expect((await get(ruth, id)).messages).toHaveLength(4);
  });
});

describe('the list of conversations', () => {
  it('has pages, the latest changed first', async () => {
    const ruth = newId();
    const begun = [];
    for (const question of ['Who was Boaz?', 'Who was Naomi?', 'Who was Obed?'])
      begun.push((await say(ruth, question)).conversationId!);
    await say(ruth, 'Tell me more', { conversationId: begun[0]! });
    const first = await list(ruth, { limit: 2 });
    expect(first.conversations.map(({ title }) => title)).toEqual(['Boaz', 'Obed']);
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect((await list(ruth, { limit: 2, page: 2 })).conversations.map(({ title }) => title)).toEqual([
      'Naomi',
    ]);
  });

  it('is searched by words, without accents, in any message', async () => {
    const ruth = newId();
    await say(ruth, '¿Qué dice la Biblia sobre la oración?');
    await say(ruth, 'Who was Boaz?', { scriptureRef: 'Ruth 2' });
    expect(await titlesOf(ruth, 'ORACION')).toEqual(['Oración']);
    expect(await titlesOf(ruth, 'ruth 2')).toEqual(['Boaz']);
    // A reader receives the end of an answer before a slow database has stored it.
    await until('the answer is stored', async () => (await titlesOf(ruth, 'part boaz'))[0] === 'Boaz');
    expect(await titlesOf(ruth, 'boaz oracion')).toEqual([]);
    expect(await titlesOf(ruth, '.* (')).toEqual([]);
  });
});

describe('a share', () => {
  it('shows its snapshot to everybody with the link, does not name its owner, and can be ended', async () => {
    const ruth = newId();
    const { conversationId: id } = await say(ruth, 'Who was Boaz?', { firstName: 'Ruth' });
    const { token, path, shareId } = await stack.ask(ShareConversation, { userId: ruth, id: id! });
    expect(path).toBe(`/shared/${token}`);
    await say(ruth, 'Something private', { conversationId: id! });
    const shared = await stack.ask(GetShare, { token });
    expect(shared).toMatchObject({ kind: 'chat', title: 'Boaz' });
    expect(shared.messages.map(({ content }) => content)).toEqual(['Who was Boaz?', textOf(3)]);
    expect(JSON.stringify(shared)).not.toContain(ruth);
    expect((await get(ruth, id!)).shares).toMatchObject([{ shareId, token }]);
    await stack.ask(EndShare, { userId: ruth, shareId });
    expect((await refusal(stack.ask(GetShare, { token }))).code).toBe('SHARE_NOT_FOUND');
  });

  it('ends with its conversation', async () => {
    const ruth = newId();
    const { conversationId: id } = await say(ruth, 'Who was Boaz?');
    const { token } = await stack.ask(ShareConversation, { userId: ruth, id: id! });
    await stack.ask(DeleteConversation, { userId: ruth, id: id! });
    expect((await refusal(stack.ask(GetShare, { token }))).code).toBe('SHARE_NOT_FOUND');
  });
});

describe("another reader's conversation", () => {
  const attempts: readonly (readonly [string, MessageContract, (id: string, messageId: string) => object])[] =
    [
      ['read', GetConversation, (id) => ({ id })],
      ['added to', AddMessage, (id) => ({ id, content: 'mine' })],
      ['renamed', RenameConversation, (id) => ({ id, title: 'mine' })],
      ['archived', ArchiveConversation, (id) => ({ id, isActive: false })],
      ['forked', ForkConversation, (id, messageId) => ({ id, messageId })],
      ['shared', ShareConversation, (id) => ({ id })],
      ['deleted', DeleteConversation, (id) => ({ id })],
    ];

  it.each(attempts)('cannot be %s', async (_, contract, request) => {
    const [ruth, boaz] = [newId(), newId()];
    const { conversationId: id, messageId } = await say(ruth, 'Who was Boaz?');
    const before = await get(ruth, id!);
    const regeneration = { userId: boaz, ...request(id!, messageId!) };
    expect(await refusal(stack.ask(contract, regeneration))).toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
      status: 404,
    });
    expect(await get(ruth, id!)).toEqual(before);
  });

  it('cannot be continued by conversation, message or share id', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const { conversationId, messageId } = await say(ruth, 'Who was Boaz?');
    const own = await say(boaz, 'Who was Ruth?');
    const { shareId } = await stack.ask(ShareConversation, { userId: ruth, id: conversationId! });
    const go = (more: object) => stack.write(readerOf(boaz), chat('And then?', more));
    expect((await refusal(go({ conversationId }))).code).toBe('CONVERSATION_NOT_FOUND');
    for (const foreign of [{ parentId: messageId }, { regenerate: messageId }, { edit: messageId }])
      expect((await refusal(go({ conversationId: own.conversationId, ...foreign }))).code).toBe(
        'MESSAGE_NOT_FOUND',
      );
    expect((await refusal(stack.ask(EndShare, { userId: boaz, shareId }))).code).toBe('SHARE_NOT_FOUND');
    expect((await list(boaz, { search: 'Boaz' })).conversations).toEqual([]);
    expect(await stack.used(readerOf(boaz))).toEqual({ tokens: 3, requests: 1 });
  });
});

describe('a deleted account', () => {
  it('loses its conversations and shares', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const { conversationId: id } = await say(ruth, 'Who was Boaz?');
    const { token } = await stack.ask(ShareConversation, { userId: ruth, id: id! });
    await say(boaz, 'Who was Ruth?');
    const at = new Date().toISOString();
    await stack.service.app
      .get(EventBus)
      .publish(AccountDeleted, { userId: ruth, at }, `deletion of ${ruth}`);
    await until('Ruth is forgotten', async () => (await list(ruth)).pagination.total === 0);
    await settleErasures(stack.service.app.get<Connection>(MONGO_CONNECTION));
    expect((await refusal(get(ruth, id!))).code).toBe('CONVERSATION_NOT_FOUND');
    expect((await refusal(stack.ask(GetShare, { token }))).code).toBe('SHARE_NOT_FOUND');
    expect((await list(boaz)).pagination.total).toBe(1);
    // A token that outlives its account cannot begin anything.
    expect((await refusal(say(ruth, 'Who was Naomi?'))).code).toBe('ACCOUNT_DELETED');
    expect((await list(ruth)).pagination.total).toBe(0);
  });

  it('gets no more answers: the running one stops, costs nothing and leaves nothing', async () => {
    const [ruth, boaz] = [newId(), newId()];
    const answerId = newId();
    const reading = stack.follow.bind(stack, readerOf(ruth), answerId);
    await stack.begin(readerOf(ruth), chat('4000 parts every 25'), answerId);
    const others = stack.write(readerOf(boaz), chat('40 parts every 25'));
    const at = new Date().toISOString();
    await stack.service.app
      .get(EventBus)
      .publish(AccountDeleted, { userId: ruth, at }, `deletion of ${ruth}`);
    expect(completed(await reading()).stopped).toBe(true);
    await settleErasures(stack.service.app.get<Connection>(MONGO_CONNECTION));
    expect((await list(ruth)).pagination.total).toBe(0);
    expect(await stack.used(readerOf(ruth))).toEqual({ tokens: 0, requests: 0 });
    expect(completed(await others).stopped).toBe(false);
  });
});
