import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal, stubServer, type Reply } from '@word-unfolded/api-client/testing';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader, showToVisitor } from '../../../test/as-reader.js';
import { ALLOWANCE, ANSWER_ID, fakeAnswers, WRITER } from '../../../test/streamed-answers.js';
import { TheoChat } from './components/theo-chat.js';
import { openConversation } from './theo-open.js';

const ID = '64b0000000000000000000c1';
const [Q1, A1, A2] = ['64b000000000000000000011', '64b000000000000000000012', '64b000000000000000000013'];
const ROUTE = 'POST /api/ai/chat/stream';
const STOP = `DELETE /api/ai/answers/${ANSWER_ID}`;
const PASSAGE = { reference: 'Ruth 2:1', translationId: 'WEB' };

const message = (id: string, parentId: string | null, role: string, content: string, more: object = {}) => ({
  id,
  parentId,
  role,
  content,
  createdAt: '2026-11-21T19:00:00.000Z',
  status: 'complete',
  siblings: [id],
  ...more,
});

const conversation = (messages: readonly object[], more: object = {}) =>
  data({
    _id: ID,
    title: 'Boaz',
    isActive: true,
    createdAt: '2026-11-21T19:00:00.000Z',
    updatedAt: '2026-11-21T19:00:00.000Z',
    currentId: (messages.at(-1) as { id: string } | undefined)?.id ?? null,
    messages,
    next: null,
    shares: [],
    ...more,
  });

const ANSWERED = conversation([
  message(Q1, null, 'user', 'Who was Boaz?'),
  message(A1, Q1, 'assistant', 'A man of Bethlehem.', { answerId: ANSWER_ID }),
]);

const ALL_LIMITS = data(ALLOWANCE);

const chat = () => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <TheoChat passage={PASSAGE} variant="panel" />
  </QueryClientProvider>
);

async function open(replies: Readonly<Record<string, Reply | readonly Reply[]>> = {}) {
  const shown = await showToReader(chat(), {
    replies: { 'GET /api/usage/limits': ALL_LIMITS, ...replies },
  });
  return { ...shown, ...fakeAnswers(ROUTE) };
}

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask Theo Assist' });
const log = () => within(screen.getByRole('log'));

async function ask(question: string, page: { requests: readonly unknown[] }) {
  const before = page.requests.length;
  await userEvent.type(input(), `${question}{Enter}`);
  await waitFor(() => expect(page.requests).toHaveLength(before + 1));
}

/**
 * The renderer of answers is compiled on first use, which takes a busy machine longer than the default timeout of a
 * second.
 */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  act(() => openConversation(undefined));
});
afterEach(() => jest.restoreAllMocks());

describe('a question to the assistant', () => {
  it('is answered in a stream, and the conversation continues', async () => {
    const page = await open({ [`GET /api/chat/${ID}`]: ANSWERED });
    await ask('Who was Boaz?', page);
    expect(page.requests[0]).toMatchObject({
      question: 'Who was Boaz?',
      scriptureRef: 'Ruth 2:1',
      translationId: 'WEB',
      firstName: 'Ruth',
      language: 'en',
    });
    expect(input().disabled).toBe(true);
    expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true');
    page.latest().write('A man ');
    expect(await log().findByText('A man')).toBeTruthy();
    page.latest().complete('A man of Bethlehem.', { conversationId: ID, questionId: Q1, messageId: A1 });
    await screen.findByText('Study engine (no AI model configured)');
    await waitFor(() => expect(page.sentTo(`GET /api/chat/${ID}`)).toHaveLength(1));
    await ask('And Ruth?', page);
    expect(page.requests[1]).toMatchObject({ conversationId: ID, parentId: A1, question: 'And Ruth?' });
    expect(log().getAllByText('A man of Bethlehem.')).toHaveLength(1);
  });

  it('is sent by Enter unless it is empty, and Shift+Enter starts a new line', async () => {
    const page = await open();
    await userEvent.type(input(), '  {Enter}');
    expect(page.requests).toHaveLength(0);
    await userEvent.clear(input());
    await userEvent.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input().value).toBe('one\ntwo');
    expect(page.requests).toHaveLength(0);
  });

  it('can be one of two suggestions in an empty conversation', async () => {
    const page = await open();
    const suggested = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole(
      'button',
    );
    expect(suggested).toHaveLength(2);
    await userEvent.click(suggested[0]!);
    await waitFor(() => expect(page.requests).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  });

  it('is stopped, and the focus stays usable by keyboard', async () => {
    const page = await open({ [`GET /api/chat/${ID}`]: ANSWERED, [STOP]: data({ stopped: true }) });
    await ask('Who was Boaz?', page);
    page.latest().write('A man ');
    await log().findByText('A man');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.sentTo(STOP)).toHaveLength(1));
    page.latest().complete('A man ', { stopped: true, conversationId: ID, messageId: A2 });
    expect(await screen.findByText(/^Operation was cancelled\. What was written stays/)).toBeTruthy();
    expect(document.activeElement).toBe(input());
  });

  it('shows when the limit resets, and can be asked again', async () => {
    const page = await open();
    page.refuseNext(AppError.with('LIMIT_REACHED', {}, { fields: { resetAt: '2026-11-22T00:00:00.000Z' } }));
    await userEvent.type(input(), 'Who was Boaz?{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You have used up today’s limit.');
    expect(alert.textContent).toContain('Your question is kept.');
    expect(
      log().getByText(/^Sorry, I couldn't process that\. You have used up today’s limit\./),
    ).toBeTruthy();
    expect(log().getByText('Who was Boaz?')).toBeTruthy();
    expect(input().value).toBe('Who was Boaz?');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.requests).toHaveLength(2));
    expect(input().value).toBe('');
  });
});

describe('a conversation', () => {
  const TWICE = conversation([
    message(Q1, null, 'user', 'Who was Boaz?'),
    message(A1, Q1, 'assistant', 'A man of Bethlehem.', { siblings: [A1, A2] }),
    message(A2, Q1, 'assistant', 'A kinsman of Naomi.', { siblings: [A1, A2] }),
  ]);

  async function openTwice() {
    openConversation(ID);
    const page = await open({ [`GET /api/chat/${ID}`]: TWICE });
    await screen.findByText('A kinsman of Naomi.');
    return page;
  }

  it('shows the newer of two answers, and switches to the other', async () => {
    await openTwice();
    expect(screen.queryByText('A man of Bethlehem.')).toBeNull();
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Previous version' }));
    expect(await screen.findByText('A man of Bethlehem.')).toBeTruthy();
    expect(screen.queryByText('A kinsman of Naomi.')).toBeNull();
  });

  it('regenerates an answer as another version', async () => {
    const page = await openTwice();
    await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
    await waitFor(() => expect(page.requests).toHaveLength(1));
    expect(page.requests[0]).toMatchObject({ conversationId: ID, regenerate: { messageId: A2 } });
    expect(screen.getAllByText('Who was Boaz?')).toHaveLength(1);
    expect(screen.queryByText('A kinsman of Naomi.')).toBeNull();
  });

  it('edits a question as another version', async () => {
    const page = await openTwice();
    await userEvent.click(screen.getByRole('button', { name: 'Ask in other words' }));
    const edit = screen.getByRole('textbox', { name: 'Your question' });
    await userEvent.clear(edit);
    await userEvent.type(edit, 'Who is Boaz?{Enter}');
    await waitFor(() => expect(page.requests).toHaveLength(1));
    expect(page.requests[0]).toMatchObject({ edit: { messageId: Q1, question: 'Who is Boaz?' } });
    expect(screen.queryByText('Who was Boaz?')).toBeNull();
  });

  it('is forked from a message', async () => {
    openConversation(ID);
    const forked = '64b0000000000000000000c2';
    const page = await open({
      [`GET /api/chat/${ID}`]: TWICE,
      [`POST /api/chat/${ID}/fork`]: conversation([message(Q1, null, 'user', 'Who, then, was Boaz?')], {
        _id: forked,
      }),
    });
    await screen.findByText('A kinsman of Naomi.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue from here in a new conversation' }));
    expect(await screen.findByText('Who, then, was Boaz?')).toBeTruthy();
    const [sent] = page.sentTo(`POST /api/chat/${ID}/fork`);
    expect(JSON.parse(String(sent!.init.body))).toEqual({ messageId: A2 });
  });

  it('shows an answer requested on another device, and continues when it has ended', async () => {
    const writing = message(A1, Q1, 'assistant', '', { status: 'writing', answerId: ANSWER_ID });
    await open({
      [`GET /api/chat/${ID}`]: [
        conversation([message(Q1, null, 'user', 'Who was Boaz?'), writing]),
        ANSWERED,
      ],
    });
    const others = globalThis.fetch;
    let end: () => void = () => undefined;
    globalThis.fetch = ((address: string, init: RequestInit = {}) => {
      if (address !== `/api/ai/answers/${ANSWER_ID}`) return others(address, init);
      const event = (place: number, data: object) =>
        new TextEncoder().encode(`id: ${ANSWER_ID}.${place}\ndata: ${JSON.stringify(data)}\n\n`);
      const body = new ReadableStream<Uint8Array>({
        start: (sink) => {
          sink.enqueue(event(1, { type: 'chunk', content: 'A man ' }));
          end = () => {
            const whole = { fullContent: 'A man of Bethlehem.', writer: WRITER, tokens: 1, stopped: false };
            sink.enqueue(event(2, { type: 'complete', answerId: ANSWER_ID, ...whole }));
          };
        },
      });
      return Promise.resolve(new Response(body));
    }) as typeof fetch;
    act(() => openConversation(ID));
    expect(await screen.findByText('A man')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    act(() => end());
    expect(await screen.findByText('A man of Bethlehem.')).toBeTruthy();
    await waitFor(() => expect(input().disabled).toBe(false));
  });

  it('shows the error when it cannot be loaded, and what to do', async () => {
    openConversation(ID);
    await open({ [`GET /api/chat/${ID}`]: refusal(404, 'CONVERSATION_NOT_FOUND') });
    expect(await screen.findByText('Failed to load conversation history')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Begin a new conversation' }));
    expect(await screen.findByText('Ask about what you read')).toBeTruthy();
  });

  it('of one reader is not requested for the next reader who signs in, and their draft is not shown', async () => {
    openConversation(ID);
    await open({ [`GET /api/chat/${ID}`]: ANSWERED });
    await screen.findByText('A man of Bethlehem.');
    await userEvent.type(input(), 'For me alone');
    cleanup();
    const page = await open({ [`GET /api/chat/${ID}`]: refusal(404, 'CONVERSATION_NOT_FOUND') });
    expect(await screen.findByText('Ask about what you read')).toBeTruthy();
    expect(input().value).toBe('');
    expect(page.sentTo(`GET /api/chat/${ID}`)).toEqual([]);
  });

  it('is copied with the marks of its quotations', async () => {
    const user = userEvent.setup();
    openConversation(ID);
    await open({
      [`GET /api/chat/${ID}`]: conversation([
        message(Q1, null, 'user', 'What did he do?'),
        message(A1, Q1, 'assistant', '“[Jesus wept.](scripture:John.11.35?edition=WEB&mark=exact)”'),
      ]),
    });
    await screen.findByText(/Jesus wept\./);
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[1]!);
    expect(await navigator.clipboard.readText()).toBe('“Jesus wept.” (John 11:35, WEB, exact)');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('is shared by a link, which can be revoked', async () => {
    openConversation(ID);
    const share = {
      shareId: '64b0000000000000000000d1',
      token: 'x'.repeat(24),
      path: `/shared/${'x'.repeat(24)}`,
      createdAt: '2026-11-21T19:00:00.000Z',
    };
    await open({
      [`GET /api/chat/${ID}`]: ANSWERED,
      [`POST /api/chat/${ID}/share`]: data(share),
      [`DELETE /api/share/${share.shareId}`]: data({ ended: true }),
    });
    await screen.findByText('A man of Bethlehem.');
    await userEvent.click(screen.getByRole('button', { name: 'This conversation' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toBe(`${window.location.origin}/shared/${'x'.repeat(24)}`);
    await userEvent.click(screen.getByRole('button', { name: /^End the link/ }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
  });
});

describe('a visitor', () => {
  it('can ask too; the messages stay in this browser and are sent with the next question', async () => {
    const { transport } = stubServer({});
    globalThis.fetch = ((address: string, init: RequestInit = {}) =>
      transport(address, { method: 'GET', ...init })) as typeof fetch;
    await showToVisitor(chat());
    const page = fakeAnswers(ROUTE);
    await ask('Who was Boaz?', page);
    page.latest().complete('A man of Bethlehem.');
    await screen.findByText('A man of Bethlehem.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write again' })).toBeTruthy());
    await ask('And Ruth?', page);
    expect(page.requests[1]).toMatchObject({
      question: 'And Ruth?',
      history: [
        { role: 'user', content: 'Who was Boaz?' },
        { role: 'assistant', content: 'A man of Bethlehem.' },
      ],
    });
    expect(page.requests[1]).not.toHaveProperty('conversationId');
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
  });
});
