import { chatStreamRoute } from '@word-unfolded/contracts';
import { waitFor } from '@testing-library/react';
import { ANSWER_ID, chunk, complete, events, eventServer, type Line } from '../../test/event-server.js';
import { createAnswerStore } from './use-answer.js';
import { storeQuestion } from './stored-question.js';

const QUICK = { idleMs: 60_000, firstPauseMs: 1, longestPauseMs: 2, losses: 2 };

type Body = { readonly question: string };

function open(place: string, ...lines: Line[]) {
  const server = eventServer(...lines);
  const store = createAnswerStore<Body>({
    route: chatStreamRoute,
    storage: storeQuestion(place),
    transport: server.transport,
    callDeadline: QUICK,
  });
  return { ...server, store };
}

const shown = (store: ReturnType<typeof open>['store'], state: string) =>
  waitFor(() => expect(store.state().state).toBe(state));

const keysOf = ({ asked }: ReturnType<typeof open>) => asked.map(({ headers }) => headers['Idempotency-Key']);

beforeEach(() => window.sessionStorage.clear());

describe('a question and its answer', () => {
  it('shows the answer while it arrives, and then its end', async () => {
    let send: (text: string) => void = () => undefined;
    const page = open('one', { push: (ready) => (send = ready) });
    page.store.ask({ question: 'Who?' }, 'en');
    await waitFor(() => expect(page.asked).toHaveLength(1));
    send(events(1, chunk('A '), chunk('man')));
    await waitFor(() => expect(page.store.state().content).toBe('A man'));
    expect(page.store.state().state).toBe('writing');
    send(events(3, complete('A man.')));
    await shown(page.store, 'complete');
    expect(page.store.state()).toMatchObject({ content: 'A man.', request: { question: 'Who?' } });
    expect(page.store.state().writer?.kind).toBe('study-engine');
  });

  it('resumes the same answer after a reload', async () => {
    const before = open('reload', { text: events(1, chunk('A ')), then: 'idle' });
    before.store.ask({ question: 'Who?' }, 'en');
    await waitFor(() => expect(before.store.state().content).toBe('A '));
    const after = open('reload', { text: events(1, chunk('A '), chunk('man'), complete('A man')) });
    after.store.resume('en');
    await shown(after.store, 'complete');
    expect(after.store.state().content).toBe('A man');
    expect(keysOf(after)).toEqual(keysOf(before).slice(0, 1));
    expect(after.asked[0]!.body).toEqual({ question: 'Who?' });
  });

  it('shows a finished answer again without a request', async () => {
    const before = open('again', { text: events(1, complete('A man')) });
    before.store.ask({ question: 'Who?' }, 'en');
    await shown(before.store, 'complete');
    const after = open('again');
    after.store.resume('en');
    expect(after.store.state()).toMatchObject({ state: 'complete', content: 'A man' });
    expect(after.asked).toHaveLength(0);
  });

  it('stops at the server, and retains the text so far', async () => {
    let send: (text: string) => void = () => undefined;
    const page = open('stop', { push: (ready) => (send = ready) });
    page.store.ask({ question: 'Who?' }, 'en');
    await waitFor(() => expect(page.asked).toHaveLength(1));
    send(events(1, chunk('A ')));
    await waitFor(() => expect(page.store.state().content).toBe('A '));
    page.store.stop();
    await waitFor(() =>
      expect(page.asked.map(({ what }) => what)).toContain(`DELETE /api/ai/answers/${ANSWER_ID}`),
    );
    send(events(2, complete('A ', { stopped: true })));
    await shown(page.store, 'stopped');
    expect(page.store.state().content).toBe('A ');
  });

  it('is stopped as soon as the server has named it, if it was stopped earlier', async () => {
    let send: (text: string) => void = () => undefined;
    const page = open('early', { push: (ready) => (send = ready) });
    page.store.ask({ question: 'Who?' }, 'en');
    await waitFor(() => expect(page.asked).toHaveLength(1));
    page.store.stop();
    send(events(1, chunk('A ')));
    await waitFor(() => expect(page.asked).toHaveLength(2));
    expect(page.asked[1]!.what).toBe(`DELETE /api/ai/answers/${ANSWER_ID}`);
  });

  it('is stopped after a reload too, if the server had not named it before', async () => {
    const before = open('early-reload', { push: () => undefined });
    before.store.ask({ question: 'Who?' }, 'en');
    await waitFor(() => expect(before.asked).toHaveLength(1));
    before.store.stop();
    let send: (text: string) => void = () => undefined;
    const after = open('early-reload', { push: (ready) => (send = ready) });
    after.store.resume('en');
    expect(after.store.state()).toMatchObject({ state: 'stopped', request: { question: 'Who?' } });
    await waitFor(() => expect(after.asked).toHaveLength(1));
    send(events(1, chunk('A ')));
    await waitFor(() => expect(after.asked).toHaveLength(2));
    expect(after.asked[1]!.what).toBe(`DELETE /api/ai/answers/${ANSWER_ID}`);
    expect(keysOf(after).slice(0, 1)).toEqual(keysOf(before).slice(0, 1));
    expect(after.store.state()).toMatchObject({ state: 'stopped', content: '' });
  });

  it('reports why there is no answer, and when a limit resets', async () => {
    const body = {
      success: false,
      error: 'You have used up today’s limit.',
      code: 'LIMIT_REACHED',
      correlationId: 'c',
      retryAfter: 60,
      resetAt: '2026-11-22T00:00:00.000Z',
    };
    const page = open('limit', { status: 429, body }, { text: events(1, complete('A man')) });
    page.store.ask({ question: 'Who?' }, 'en');
    await shown(page.store, 'failed');
    expect(page.store.state().problem).toEqual({
      code: 'LIMIT_REACHED',
      text: 'You have used up today’s limit.',
      resetsAt: Date.parse('2026-11-22T00:00:00.000Z'),
    });
    page.store.again('en');
    await shown(page.store, 'complete');
    expect(new Set(keysOf(page)).size).toBe(2);
  });

  it('requests the same answer again after a lost connection, so that it is charged once', async () => {
    const cut: Line = { text: ': alive\n\n', then: 'end' };
    const page = open('line', cut, cut, cut, { text: events(1, complete('A man')) });
    page.store.ask({ question: 'Who?' }, 'en');
    await shown(page.store, 'failed');
    page.store.again('en');
    await shown(page.store, 'complete');
    expect(new Set(keysOf(page)).size).toBe(1);
  });

  it('is discarded', async () => {
    const page = open('clear', { text: events(1, complete('A man')) });
    page.store.ask({ question: 'Who?' }, 'en');
    await shown(page.store, 'complete');
    page.store.clear();
    expect(page.store.state().state).toBe('idle');
    const after = open('clear');
    after.store.resume('en');
    expect(after.store.state().state).toBe('idle');
  });
});
