import { GetConversation } from '@word-unfolded/contracts';
import { startOpenaiSandbox, type ChatRequest, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { until } from '@word-unfolded/testing';
import { AnswerTimes } from '../../src/answers/answer-times.js';
import { AnswersUnderTest, chat, completed, newId, readerOf } from '../answers/answers-fixture.js';

const QUESTION = 'What does it say that God is love?';

/** What the model gives for a title. */
let title: () => string;
let sandbox: OpenaiSandbox;
let house: AnswersUnderTest;

const isForTitle = ({ messages }: ChatRequest) => messages[0]!.content.includes('Task: a title');

beforeAll(async () => {
  const answer = (request: ChatRequest) => (isForTitle(request) ? title() : 'Love comes from God.');
  sandbox = await startOpenaiSandbox({ answer });
  house = await AnswersUnderTest.start({
    OPENAI_BASE_URL: sandbox.baseUrl,
    OPENAI_API_KEY: sandbox.apiKey,
    AI_TEXT_MODEL: 'some-model',
  });
  // A busy machine may take its time for a title, and no test is about that.
  Object.assign(house.service.app.get(AnswerTimes, { strict: false }), { titleMs: 60_000 });
});
afterAll(async () => {
  await house.stop();
  await sandbox.stop();
});

/** Asks, and says what the conversation is called then. */
async function titleOf(userId: string, question = QUESTION, conversationId?: string): Promise<string> {
  const asked = chat(question, conversationId === undefined ? {} : { conversationId });
  const { conversationId: id } = completed(await house.write(readerOf(userId), asked));
  return until('the answer is kept', async () => {
    const kept = await house.ask(GetConversation, { userId, id: id! });
    return kept.messages.at(-1)?.status === 'complete' && kept.title;
  });
}

describe('the title of a conversation with a model', () => {
  it.each([
    ['Love that comes from God', 'Love that comes from God'],
    ['**Title: “God is love” ****.', 'God is love'],
    ['# The love of God in 1 John 4\n', 'The love of God in 1 John 4'],
  ])('is the model’s, without its markup: %j', async (written, shown) => {
    title = () => written;
    expect(await titleOf(newId())).toBe(shown);
  });

  it.each([
    ['nothing', ''],
    ['a passage that no edition has', 'Love in Psalm 151:9'],
    ['more than a title', 'Love is of God. '.repeat(20)],
    ['several lines', 'Love\n\nHere is your title.'],
  ])('is that of the question where the model writes %s', async (_, written) => {
    title = () => written;
    expect(await titleOf(newId(), 'What does the Bible say about love?')).toBe('Love');
  });

  it('is that of the question where the provider fails, and the answer is whole', async () => {
    title = () => {
      throw new Error('out of order');
    };
    expect(await titleOf(newId(), 'What does the Bible say about love?')).toBe('Love');
  });

  it('is paid for with the first answer as one action, and asked for once', async () => {
    title = () => 'Love';
    const userId = newId();
    const titlesAsked = () =>
      sandbox.calls.filter(
        ({ body }) => isForTitle(body as ChatRequest) && JSON.stringify(body).includes(userId),
      ).length;
    const question = `What is said of ${userId}?`;
    const { conversationId, tokens } = completed(await house.write(readerOf(userId), chat(question)));
    expect(titlesAsked()).toBe(1);
    expect(await house.used(readerOf(userId))).toEqual({ tokens, requests: 1 });
    await titleOf(userId, `And of ${userId}?`, conversationId);
    expect(titlesAsked()).toBe(1);
    expect((await house.used(readerOf(userId))).requests).toBe(2);
  });
});
