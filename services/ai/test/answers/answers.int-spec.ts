import {
  FollowAnswer,
  GetConversation,
  StopAnswer,
  WriteAnswer,
  WriteWholeAnswer,
} from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { jest } from '@jest/globals';
import { AnswerTimes } from '../../src/answers/answer-times.js';
import { RunStore } from '../../src/answers/runs/run-store.js';
import { ConversationKeeper } from '../../src/conversations/conversation.keeper.js';
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
import { textOf } from './slow-writer.js';

let house: AnswersUnderTest;
beforeAll(async () => {
  house = await AnswersUnderTest.start();
});
afterAll(() => house.stop());

describe('an answer', () => {
  it('comes part by part, in order, and is charged at its end', async () => {
    const ruth = newReader();
    const read = await house.write(ruth, chat('5 parts'));
    expect(read.text).toBe(textOf(5));
    expect(read.places).toEqual([1, 2, 3, 4, 5, 6]);
    expect(completed(read)).toMatchObject({ fullContent: textOf(5), tokens: 5, stopped: false });
    expect(await house.used(ruth)).toEqual({ tokens: 5, requests: 1 });
  });

  it('asked for twice at once is one answer, written and charged once', async () => {
    const ruth = newReader();
    const id = newId();
    const both = await Promise.all([1, 2, 3].map(() => house.write(ruth, chat('30 parts every 2'), id)));
    for (const read of both) expect(read).toEqual(both[0]);
    expect(await house.used(ruth)).toEqual({ tokens: 30, requests: 1 });
  });

  it('goes on when its reader goes away, and is there for another device', async () => {
    const ruth = newReader();
    const id = newId();
    await house.begin(ruth, chat('40 parts every 3'), id, 2);
    const rest = await house.follow(ruth, id, 2);
    expect(rest.places[0]).toBe(3);
    expect(completed(rest).fullContent).toBe(textOf(40));
    expect((await house.follow(ruth, id)).text).toBe(textOf(40));
    expect(completed(await house.follow(ruth, id, 41)).fullContent).toBe(textOf(40));
  });

  it('is whole for every reader, wherever their lines are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 2 }),
        async (parts, cuts, everyMs) => {
          const payer = newVisitor();
          const id = newId();
          const task = chat(`${parts} parts every ${everyMs}`);
          const texts: string[] = [];
          const places: number[] = [];
          let hasEnded = false;
          for (const cut of [...cuts, Infinity]) {
            if (hasEnded) break;
            let taken = 0;
            const after = places.at(-1) ?? 0;
            const line = house.client.stream(WriteAnswer, { payer, answerId: id, after, task });
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

  it('can be had whole', async () => {
    const ruth = newReader();
    const { end } = await house.ask(WriteWholeAnswer, {
      payer: ruth,
      answerId: newId(),
      task: chat('4 parts'),
    });
    expect(end).toMatchObject({ fullContent: textOf(4), tokens: 4 });
  });
});

describe('an answer that is stopped', () => {
  it('keeps what was written, and costs nothing', async () => {
    const ruth = newReader();
    const id = newId();
    await house.begin(ruth, chat('4000 parts every 5'), id, 3);
    expect(await house.ask(StopAnswer, { payer: ruth, answerId: id })).toEqual({ stopped: true });
    const end = completed(await house.follow(ruth, id, 0));
    expect(end.stopped).toBe(true);
    expect(textOf(4_000).startsWith(end.fullContent)).toBe(true);
    expect(end.fullContent.length).toBeLessThan(textOf(4_000).length);
    expect(await house.used(ruth)).toEqual({ tokens: 0, requests: 0 });
    const { messages } = await house.ask(GetConversation, {
      userId: ruth.kind === 'reader' ? ruth.id : '',
      id: end.conversationId!,
    });
    expect(messages.map(({ status, content }) => [status, content])).toEqual([
      ['complete', '4000 parts every 5'],
      ['stopped', end.fullContent],
    ]);
    expect(await house.ask(StopAnswer, { payer: ruth, answerId: id })).toEqual({ stopped: false });
  });
});

describe('an answer that fails', () => {
  it('before its first word is an error like any other, and costs and keeps nothing', async () => {
    const ruth = newReader();
    const id = newId();
    const error = await refusal(house.write(ruth, chat('3 parts, failing after 0'), id));
    expect(error).toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
    expect(await house.used(ruth)).toEqual({ tokens: 0, requests: 0 });
  });

  it('can be asked for again under the same id', async () => {
    const ruth = newReader();
    const id = newId();
    await refusal(house.write(ruth, chat('3 parts, failing after 0'), id));
    expect((await house.write(ruth, chat('3 parts'), id)).text).toBe(textOf(3));
  });

  it('half-way ends with the error, and what was shown is kept but not charged', async () => {
    const ruth = newReader();
    const read = await house.write(ruth, chat('9 parts, failing after 4'));
    expect(read.text).toBe(textOf(4));
    expect(read.end).toMatchObject({ type: 'error', code: 'PROVIDER_FAILED' });
    expect(await house.used(ruth)).toEqual({ tokens: 0, requests: 0 });
  });

  it('says of a passage that does not exist what the scripture service says', async () => {
    const task = {
      kind: 'word-study',
      language: 'en',
      question: 'grace',
      scriptureRef: 'Psalm 151',
    } as const;
    const error = await refusal(house.write(newReader(), task));
    expect(error.code).toBe('SCRIPTURE_CHAPTER_NOT_FOUND');
  });
});

describe('an answer of another', () => {
  it('is not there, whoever asks and however', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    const id = newId();
    await house.write(ruth, chat('3 parts'), id);
    for (const work of [
      () => house.follow(boaz, id),
      () => house.follow(newVisitor(), id),
      () => house.write(boaz, chat('3 parts'), id),
      () => house.ask(StopAnswer, { payer: boaz, answerId: id }),
      () => house.follow(boaz, newId()),
    ])
      expect((await refusal(work())).code).toBe('ANSWER_NOT_FOUND');
  });

  it('is not written under the id of one with another question', async () => {
    const ruth = newReader();
    const id = newId();
    await house.write(ruth, chat('3 parts'), id);
    expect((await refusal(house.write(ruth, chat('4 parts'), id))).code).toBe('VALIDATION_FAILED');
  });

  it('is not begun for who has seen a part of one that is gone', async () => {
    const error = await refusal(house.write(newReader(), chat('3 parts'), newId(), 7));
    expect(error.code).toBe('ANSWER_NOT_FOUND');
  });
});

describe('limits', () => {
  it('refuse before anything is written, and give back what was not used', async () => {
    const visitor = newVisitor();
    const before = await house.meter.remaining(visitor);
    const left = before.limits.requests;
    for (let request = 0; request < left; request += 1) await house.write(visitor, chat('1 parts'));
    expect(await house.used(visitor)).toEqual({ tokens: left, requests: left });
    const error = await refusal(house.write(visitor, chat('1 parts')));
    expect(error).toMatchObject({ code: 'LIMIT_REACHED', status: 429 });
    expect(error.fields['retryAfter']).toBeGreaterThan(0);
  });
});

describe('while the database is away at the end', () => {
  it('the reader has the answer, and it is kept as soon as that can be done', async () => {
    const ruth = newReader();
    const keeper = house.service.app.get(ConversationKeeper, { strict: false });
    const keep = keeper.keep.bind(keeper);
    let failures = 2;
    keeper.keep = async (ended) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no database');
      return keep(ended);
    };
    try {
      const end = completed(await house.write(ruth, chat('3 parts')));
      expect(end.conversationId).toMatch(/^[0-9a-f]{24}$/);
      const userId = ruth.kind === 'reader' ? ruth.id : '';
      await until('the answer is kept', async () => {
        const { messages } = await house.ask(GetConversation, { userId, id: end.conversationId! });
        return messages[1]?.status === 'complete' && messages[1].content === textOf(3);
      });
    } finally {
      keeper.keep = keep;
    }
  });
});

describe('while Redis is away', () => {
  const redis = () => house.service.app.get<Redis>(REDIS, { strict: false });
  afterEach(async () => {
    if (redis().status === 'end') await redis().connect();
  });

  it('nothing is begun and nothing is charged', async () => {
    const ruth = newReader();
    redis().disconnect();
    const id = newId();
    expect(await refusal(house.write(ruth, chat('3 parts'), id))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
    });
    await redis().connect();
    expect(await house.used(ruth)).toEqual({ tokens: 0, requests: 0 });
    expect((await house.write(ruth, chat('3 parts'), id)).text).toBe(textOf(3));
  });

  it('for a moment, an answer waits and goes on', async () => {
    const ruth = newReader();
    const id = newId();
    await house.begin(ruth, chat('300 parts every 5'), id, 3);
    const reading = house.follow(ruth, id);
    const store = house.service.app.get(RunStore, { strict: false });
    const refused = jest.spyOn(store, 'append');
    redis().disconnect();
    await until('some of it was refused', async () => {
      const results = await Promise.allSettled(refused.mock.results.map(({ value }) => value as unknown));
      return results.filter(({ status }) => status === 'rejected').length > 2;
    });
    await redis().connect();
    refused.mockRestore();
    const read = await reading;
    expect(read.text).toBe(textOf(300));
    expect(await house.used(ruth)).toEqual({ tokens: 300, requests: 1 });
  });

  it('for long, an answer is let go, and gone on with when Redis is there again', async () => {
    const times: { -readonly [Name in keyof AnswerTimes]: number } = house.service.app.get(AnswerTimes, {
      strict: false,
    });
    const usual = times.redisAwayMs;
    times.redisAwayMs = 200;
    try {
      const ruth = newReader();
      const id = newId();
      const task = chat('80 parts every 5');
      const line = house.client.stream(WriteAnswer, { payer: ruth, answerId: id, after: 0, task });
      const seen = [(await line.next()).value!];
      redis().disconnect();
      const lost = await refusal(allOf(line).then((rest) => seen.push(...rest)));
      expect(lost.code).toBe('SERVICE_UNAVAILABLE');
      await redis().connect();
      expect((await house.follow(ruth, id)).text).toBe(textOf(80));
      expect(await house.used(ruth)).toEqual({ tokens: 80, requests: 1 });
    } finally {
      times.redisAwayMs = usual;
    }
  });
});

describe('a stream of an answer', () => {
  it('ends with its reader, and the answer does not', async () => {
    const ruth = newReader();
    const id = newId();
    const line = new AbortController();
    const stream = house.client.stream(
      WriteAnswer,
      { payer: ruth, answerId: id, after: 0, task: chat('300 parts every 5') },
      { signal: line.signal },
    );
    await stream.next();
    line.abort();
    // What had arrived by then may still be read.
    await refusal(allOf(stream));
    const read = await allOf(house.client.stream(FollowAnswer, { payer: ruth, answerId: id, after: 0 }));
    expect(read).toHaveLength(301);
  });
});
