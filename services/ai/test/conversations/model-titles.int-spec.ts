import { GetConversation } from '@word-unfolded/contracts';
import { startOpenaiSandbox, type ChatRequest, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { until } from '@word-unfolded/testing';
import { AnswerTimes } from '../../src/answers/answer-times.js';
import { AnswersUnderTest, chat, completed, newId, readerOf } from '../answers/answers-fixture.js';

const QUESTION = 'What does it say that God is love?';

/** The title that the model returns. */
let title: () => string;
let sandbox: OpenaiSandbox;
let stack: AnswersUnderTest;

const isForTitle = ({ messages }: ChatRequest) => messages[0]!.content.includes('Task: a title');

beforeAll(async () => {
  const answer = (request: ChatRequest) => (isForTitle(request) ? title() : 'Love comes from God.');
  sandbox = await startOpenaiSandbox({ answer });
  stack = await AnswersUnderTest.start({
    OPENAI_BASE_URL: sandbox.baseUrl,
    OPENAI_API_KEY: sandbox.apiKey,
    AI_TEXT_MODEL: 'some-model',
  });
  // A title may take long on a busy machine, and no test depends on its duration.
  Object.assign(stack.service.app.get(AnswerTimes, { strict: false }), { titleMs: 60_000 });
});
afterAll(async () => {
  await stack.stop();
  await sandbox.stop();
});

/** Asks, and returns the title of the conversation. */
async function titleOf(userId: string, question = QUESTION, conversationId?: string): Promise<string> {
  const task = chat(question, conversationId === undefined ? {} : { conversationId });
  const { conversationId: id } = completed(await stack.write(readerOf(userId), task));
  return until('the answer is stored', async () => {
    const stored = await stack.ask(GetConversation, { userId, id: id! });
    return stored.messages.at(-1)?.status === 'complete' && stored.title;
  });
}

describe('the title of a conversation with a model', () => {
  it.each([
    ['Love that comes from God', 'Love that comes from God'],
    ['**Title: “God is love” ****.', 'God is love'],
    ['# The love of God in 1 John 4\n', 'The love of God in 1 John 4'],
  ])('is the model’s title without its markup: %j', async (written, shown) => {
    title = () => written;
    expect(await titleOf(newId())).toBe(shown);
  });

  it.each([
    ['nothing', ''],
    ['a passage that no edition has', 'Love in Psalm 151:9'],
    ['more than a title', 'Love is of God. '.repeat(20)],
    ['several lines', 'Love\n\nHere is your title.'],
  ])('derives from the question when the model writes %s', async (_, written) => {
    title = () => written;
    expect(await titleOf(newId(), 'What does the Bible say about love?')).toBe('Love');
  });

  it('derives from the question when the provider fails, and the answer is complete', async () => {
    title = () => {
      throw new Error('out of order');
    };
    expect(await titleOf(newId(), 'What does the Bible say about love?')).toBe('Love');
  });

  it('is requested once, and charged with the first answer as one action', async () => {
    title = () => 'Love';
    const userId = newId();
    const titleRequests = () =>
      sandbox.calls.filter(
        ({ body }) => isForTitle(body as ChatRequest) && JSON.stringify(body).includes(userId),
      ).length;
    const question = `What is said of ${userId}?`;
    const { conversationId, tokens } = completed(await stack.write(readerOf(userId), chat(question)));
    expect(titleRequests()).toBe(1);
    expect(await stack.used(readerOf(userId))).toEqual({ tokens, requests: 1 });
    await titleOf(userId, `And of ${userId}?`, conversationId);
    expect(titleRequests()).toBe(1);
    expect((await stack.used(readerOf(userId))).requests).toBe(2);
  });
});
