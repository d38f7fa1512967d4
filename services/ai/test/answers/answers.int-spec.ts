import { once } from 'node:events';
import {
  FollowAnswer,
  GetConversation,
  type MeteredSubject,
  StopAnswer,
  WriteAnswer,
  WriteWholeAnswer,
} from '@word-unfolded/contracts';
import { DAILY_LIMITS } from '@word-unfolded/domain';
import { REDIS } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { jest } from '@jest/globals';
import { AnswerTimes } from '../../src/answers/answer-times.js';
import { GenerationStore } from '../../src/answers/generations/generation-store.js';
import { ConversationAnswers } from '../../src/conversations/conversation-answers.js';
import {
  allOf,
  AnswersUnderTest,
  chat,
  completed,
  newId,
  newReader,
  newVisitor,
  refusal,
} from './answers-fixture.js';
import { textOf } from './slow-generator.js';

let stack: AnswersUnderTest;
beforeAll(async () => {
  stack = await AnswersUnderTest.start();
});
afterAll(() => stack.stop());

describe('an answer', () => {
  it('arrives in parts and in order, and is charged at its end', async () => {
    const ruth = newReader();
    const read = await stack.write(ruth, chat('5 parts'));
    expect(read.text).toBe(textOf(5));
    expect(read.places).toEqual([1, 2, 3, 4, 5, 6]);
    expect(completed(read)).toMatchObject({ fullContent: textOf(5), tokens: 5, stopped: false });
    expect(await stack.used(ruth)).toEqual({ tokens: 5, requests: 1 });
  });

  it('is generated and charged once when two requests begin it at the same time', async () => {
    const ruth = newReader();
    const id = newId();
    const both = await Promise.all([1, 2, 3].map(() => stack.write(ruth, chat('30 parts every 2'), id)));
    for (const read of both) expect(read).toEqual(both[0]);
    expect(await stack.used(ruth)).toEqual({ tokens: 30, requests: 1 });
  });

  it('continues when its reader disconnects, and another device can read it', async () => {
    const ruth = newReader();
    const id = newId();
    await stack.begin(ruth, chat('40 parts every 3'), id, 2);
    const rest = await stack.follow(ruth, id, 2);
    expect(rest.places[0]).toBe(3);
    expect(completed(rest).fullContent).toBe(textOf(40));
    expect((await stack.follow(ruth, id)).text).toBe(textOf(40));
    expect(completed(await stack.follow(ruth, id, 41)).fullContent).toBe(textOf(40));
  });

  it('is complete for every reader, wherever their connections break', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 2 }),
        async (parts, cuts, everyMs) => {
          const subject = newVisitor();
          const id = newId();
          const task = chat(`${parts} parts every ${everyMs}`);
          const texts: string[] = [];
          const places: number[] = [];
          let hasEnded = false;
          for (const cut of [...cuts, Infinity]) {
            if (hasEnded) break;
            let taken = 0;
            const after = places.at(-1) ?? 0;
            const line = stack.client.stream(WriteAnswer, { subject, answerId: id, after, task });
            for await (const { place, event } of line) {
              places.push(place);
              if (event.type === 'chunk') texts.push(event.content);
              else hasEnded = true;
              taken += 1;
              if (taken === cut) break;
            }
          }
          expect(hasEnded).toBe(true);
          expect(texts.join('')).toBe(textOf(parts));
          expect(places).toEqual(places.map((_, index) => index + 1));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('can be read as a whole', async () => {
    const ruth = newReader();
    const { end } = await stack.ask(WriteWholeAnswer, {
      subject: ruth,
      answerId: newId(),
      task: chat('4 parts'),
    });
    expect(end).toMatchObject({ fullContent: textOf(4), tokens: 4 });
  });
});

describe('a stopped answer', () => {
  it('keeps its text so far and costs nothing', async () => {
    const ruth = newReader();
    const id = newId();
    await stack.begin(ruth, chat('4000 parts every 5'), id, 3);
    expect(await stack.ask(StopAnswer, { subject: ruth, answerId: id })).toEqual({ stopped: true });
    const end = completed(await stack.follow(ruth, id, 0));
    expect(end.stopped).toBe(true);
    expect(textOf(4_000).startsWith(end.fullContent)).toBe(true);
    expect(end.fullContent.length).toBeLessThan(textOf(4_000).length);
    expect(await stack.used(ruth)).toEqual({ tokens: 0, requests: 0 });
    const { messages } = await stack.ask(GetConversation, {
      userId: ruth.kind === 'reader' ? ruth.id : '',
      id: end.conversationId!,
    });
    expect(messages.map(({ status, content }) => [status, content])).toEqual([
      ['complete', '4000 parts every 5'],
      ['stopped', end.fullContent],
    ]);
    expect(await stack.ask(StopAnswer, { subject: ruth, answerId: id })).toEqual({ stopped: false });
  });
});

describe('a failed answer', () => {
  it('throws an ordinary error before its first chunk, and is neither charged nor stored', async () => {
    const ruth = newReader();
    const id = newId();
    const error = await refusal(stack.write(ruth, chat('3 parts, failing after 0'), id));
    expect(error).toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
    expect(await stack.used(ruth)).toEqual({ tokens: 0, requests: 0 });
  });

  it('is one that says nothing: it is not shown, and costs nothing', async () => {
    const ruth = newReader();
    const error = await refusal(stack.write(ruth, chat('6 parts, all blank')));
    expect(error).toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
    expect(await stack.used(ruth)).toEqual({ tokens: 0, requests: 0 });
  });

  it('can be requested again under the same id', async () => {
    const ruth = newReader();
    const id = newId();
    await refusal(stack.write(ruth, chat('3 parts, failing after 0'), id));
    expect((await stack.write(ruth, chat('3 parts'), id)).text).toBe(textOf(3));
  });

  it('ends with the error when it fails half-way; its text is stored but not charged', async () => {
    const ruth = newReader();
    const read = await stack.write(ruth, chat('9 parts, failing after 4'));
    expect(read.text).toBe(textOf(4));
    expect(read.end).toMatchObject({ type: 'error', code: 'PROVIDER_FAILED' });
    expect(await stack.used(ruth)).toEqual({ tokens: 0, requests: 0 });
  });

  it('passes on the error of the scripture service about a missing passage', async () => {
    const task = {
      kind: 'word-study',
      language: 'en',
      question: 'grace',
      scriptureRef: 'Psalm 151',
    } as const;
    const error = await refusal(stack.write(newReader(), task));
    expect(error.code).toBe('SCRIPTURE_CHAPTER_NOT_FOUND');
  });
});

describe("another reader's answer", () => {
  it('is reported as not found for every request', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    const id = newId();
    await stack.write(ruth, chat('3 parts'), id);
    for (const work of [
      () => stack.follow(boaz, id),
      () => stack.follow(newVisitor(), id),
      () => stack.write(boaz, chat('3 parts'), id),
      () => stack.ask(StopAnswer, { subject: boaz, answerId: id }),
      () => stack.follow(boaz, newId()),
    ])
      expect((await refusal(work())).code).toBe('ANSWER_NOT_FOUND');
  });

  it('is refused under its id for another question', async () => {
    const ruth = newReader();
    const id = newId();
    await stack.write(ruth, chat('3 parts'), id);
    expect((await refusal(stack.write(ruth, chat('4 parts'), id))).code).toBe('VALIDATION_FAILED');
  });

  it('is not begun again for a reader who has seen a part of a lost one', async () => {
    const error = await refusal(stack.write(newReader(), chat('3 parts'), newId(), 7));
    expect(error.code).toBe('ANSWER_NOT_FOUND');
  });
});

const freeReader = (): MeteredSubject => ({ kind: 'reader', id: newId(), tier: 'free', role: 'user' });

describe('limits', () => {
  it('refuse before anything is generated, and release what was not used', async () => {
    const visitor = newVisitor();
    const before = await stack.meter.remaining(visitor);
    const left = before.limits.requests;
    for (let request = 0; request < left; request += 1) await stack.write(visitor, chat('1 parts'));
    expect(await stack.used(visitor)).toEqual({ tokens: left, requests: left });
    const error = await refusal(stack.write(visitor, chat('1 parts')));
    expect(error).toMatchObject({ code: 'LIMIT_REACHED', status: 429 });
    expect(error.fields['retryAfter']).toBeGreaterThan(0);
  });

  it('let a reader with exactly 4,400 tokens left ask, also several questions at once', async () => {
    const ruth = freeReader();
    const id = newId();
    const tokens = DAILY_LIMITS.free.tokens - 4_400;
    await stack.meter.reserve(ruth, { id, feature: 'chat', amounts: { requests: 1, tokens } });
    await stack.meter.settle(ruth, id, { requests: 1, tokens });
    const both = await Promise.all([1, 2].map(() => stack.write(ruth, chat(`3 parts ${newId()}`))));
    for (const read of both) expect(completed(read).fullContent).toBe(textOf(3));
    expect((await stack.used(ruth)).tokens).toBe(tokens + 6);
  });
});

describe('while the database is away at the end', () => {
  it('the reader gets the answer, and it is stored as soon as possible', async () => {
    const ruth = newReader();
    const answerStore = stack.service.app.get(ConversationAnswers, { strict: false });
    const store = answerStore.store.bind(answerStore);
    let failures = 2;
    answerStore.store = async (ended) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no database');
      return store(ended);
    };
    try {
      const end = completed(await stack.write(ruth, chat('3 parts')));
      expect(end.conversationId).toMatch(/^[0-9a-f]{24}$/);
      const userId = ruth.kind === 'reader' ? ruth.id : '';
      await until('the answer is stored', async () => {
        const { messages } = await stack.ask(GetConversation, { userId, id: end.conversationId! });
        return messages[1]?.status === 'complete' && messages[1].content === textOf(3);
      });
    } finally {
      answerStore.store = store;
    }
  });
});

describe('while Redis is away', () => {
  const redis = () => stack.service.app.get<Redis>(REDIS, { strict: false });
  /** Resolves when the connection has ended: before that Redis may still respond, and cannot be connected again. */
  const disconnected = async () => {
    const ended = once(redis(), 'end');
    redis().disconnect();
    await ended;
  };
  afterEach(async () => {
    if (redis().status === 'end') await redis().connect();
  });

  it('nothing begins and nothing is charged', async () => {
    const ruth = newReader();
    await disconnected();
    const id = newId();
    expect(await refusal(stack.write(ruth, chat('3 parts'), id))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
    });
    await redis().connect();
    expect(await stack.used(ruth)).toEqual({ tokens: 0, requests: 0 });
    expect((await stack.write(ruth, chat('3 parts'), id)).text).toBe(textOf(3));
  });

  it('an answer waits during a short outage and continues', async () => {
    const ruth = newReader();
    const id = newId();
    await stack.begin(ruth, chat('300 parts every 5'), id, 3);
    const reading = stack.follow(ruth, id);
    const store = stack.service.app.get(GenerationStore, { strict: false });
    const refused = jest.spyOn(store, 'append');
    await disconnected();
    await until('some of it was refused', async () => {
      const results = await Promise.allSettled(refused.mock.results.map(({ value }) => value as unknown));
      return results.filter(({ status }) => status === 'rejected').length > 2;
    });
    await redis().connect();
    refused.mockRestore();
    const read = await reading;
    expect(read.text).toBe(textOf(300));
    expect(await stack.used(ruth)).toEqual({ tokens: 300, requests: 1 });
  });

  it('an answer is released during a long outage, and taken over when Redis is back', async () => {
    const times: { -readonly [Name in keyof AnswerTimes]: number } = stack.service.app.get(AnswerTimes, {
      strict: false,
    });
    const usual = times.redisAwayMs;
    times.redisAwayMs = 200;
    try {
      const ruth = newReader();
      const id = newId();
      const task = chat('80 parts every 5');
      const line = stack.client.stream(WriteAnswer, { subject: ruth, answerId: id, after: 0, task });
      const seen = [(await line.next()).value!];
      await disconnected();
      const lost = await refusal(allOf(line).then((rest) => seen.push(...rest)));
      expect(lost.code).toBe('SERVICE_UNAVAILABLE');
      await redis().connect();
      expect((await stack.follow(ruth, id)).text).toBe(textOf(80));
      expect(await stack.used(ruth)).toEqual({ tokens: 80, requests: 1 });
    } finally {
      times.redisAwayMs = usual;
    }
  });
});

describe('a stream of an answer', () => {
  it('ends with its reader, while the answer continues', async () => {
    const ruth = newReader();
    const id = newId();
    const line = new AbortController();
    const stream = stack.client.stream(
      WriteAnswer,
      { subject: ruth, answerId: id, after: 0, task: chat('300 parts every 5') },
      { signal: line.signal },
    );
    await stream.next();
    line.abort();
    // Events that had arrived by then may still be read.
    await refusal(allOf(stream));
    const read = await allOf(stack.client.stream(FollowAnswer, { subject: ruth, answerId: id, after: 0 }));
    expect(read).toHaveLength(301);
  });
});
