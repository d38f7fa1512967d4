import {
  GetConversation,
  ListConversations,
  StopAnswer,
  type PlacedAnswerEvent,
} from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import { completed, newId, newReader, readerOf } from '../answers/answers-fixture.js';
import { textOf } from '../answers/slow-generator.js';
import { ReplicasUnderTest, type Replica } from './replicas-fixture.js';

let stack: ReplicasUnderTest;
beforeAll(async () => {
  stack = await ReplicasUnderTest.start();
});
afterAll(() => stack.stop());

const whoWrites = (replicas: readonly Replica[], question: string) =>
  until('it is being written', () =>
    replicas.find(({ wrote }) => wrote.some((written) => written.question === question)),
  );

/** The answer in the only conversation of a reader, once it is stored whole. */
const storedOf = (userId: string) =>
  until('it is stored', async () => {
    const page = { userId, page: 1, limit: 1, archived: false };
    const [found] = (await stack.client.ask(ListConversations, page)).conversations;
    if (!found) return false;
    const { messages } = await stack.client.ask(GetConversation, { userId, id: found._id });
    return messages[1]?.status === 'complete' && messages[1].content;
  });

describe('an answer whose replica is killed', () => {
  it('continues in another replica: complete, in order, without duplicates, charged once', async () => {
    const replicas = await stack.running(2);
    const ruth = newReader();
    const question = '300 parts every 10';
    const events: PlacedAnswerEvent[] = [];
    const reading = stack.read(ruth, question, newId(), events);
    const killed = await whoWrites(replicas, question);
    await until('some of it is read', () => events.length > 10);
    await killed.end('SIGKILL');
    const read = await reading;
    expect(read.text).toBe(textOf(300));
    expect(read.places).toEqual(read.places.map((_, index) => index + 1));
    expect(completed(read)).toMatchObject({ fullContent: textOf(300), stopped: false });
    expect(await stack.used(ruth)).toEqual({ tokens: 300, requests: 1 });
  });

  it('reaches its end even when nobody reads it', async () => {
    const replicas = await stack.running(2);
    const id = newId();
    const question = '300 parts every 10';
    const reading = stack.read(readerOf(id), question, newId());
    const killed = await whoWrites(replicas, question);
    reading.catch(() => {});
    await killed.end('SIGKILL');
    const left = replicas.find((replica) => replica !== killed)!;
    await until('the other goes on with it', () => left.wrote.length > 0);
    expect(await storedOf(id)).toBe(textOf(300));
    await reading;
  });
});

describe('a replica that is killed while it begins a conversation', () => {
  it('leaves no lock: another one stores the conversation at once', async () => {
    const [killed] = await stack.running(1);
    await stack.holdNextChange();
    const id = newId();
    const events: PlacedAnswerEvent[] = [];
    const reading = stack.read(readerOf(id), '60 parts every 10', newId(), events);
    await until('some of it is read', () => events.length > 20);
    await killed!.end('SIGKILL');
    await stack.running(1);
    await reading;
    expect(await storedOf(id)).toBe(textOf(60));
  });
});

describe('three replicas', () => {
  it('share the work, and lose none of it when two of them are killed one after the other', async () => {
    const replicas = await stack.running(3);
    // After the silent replica of the test before, the caller avoids those that it does not know yet (0054).
    let asked = 0;
    await until('each of them is asked', async () => {
      await stack.read(newReader(), `${(asked += 1)} parts`, newId());
      return replicas.every(({ wrote }) => wrote.length > 0);
    });
    const readers = Array.from({ length: 18 }, (_, index) => ({
      subject: newReader(),
      question: `${200 + index} parts every 20`,
      events: new Array<PlacedAnswerEvent>(),
    }));
    const readings = readers.map(({ subject, question, events }) =>
      stack.read(subject, question, newId(), events),
    );
    await until('some of each is read', () => readers.every(({ events }) => events.length > 5));
    const isOfThem = ({ question }: { readonly question: string }) => question.includes('every 20');
    const workers = replicas.filter(({ wrote }) => wrote.some(isOfThem));
    expect(workers.length).toBeGreaterThan(1);
    // The answer that began last cannot be at its end, so its replica leaves it to another one.
    const first = workers.reduce((one, other) => (other.beganAt > one.beganAt ? other : one));
    await first.end('SIGKILL');
    const second = await until('another goes on', () =>
      replicas.find(
        (replica) =>
          replica !== first &&
          replica.wrote.some(({ question }) => first.wrote.some((begun) => begun.question === question)),
      ),
    );
    await second.end('SIGKILL');
    const reads = await Promise.all(readings);
    expect(reads.map(({ text }) => text)).toEqual(readers.map((_, index) => textOf(200 + index)));
    for (const { places } of reads) expect(places).toEqual(places.map((_, index) => index + 1));
    const used = await Promise.all(readers.map(({ subject }) => stack.used(subject)));
    expect(used).toEqual(readers.map((_, index) => ({ tokens: 200 + index, requests: 1 })));
  });

  it('stop an answer, whichever of them gets the request', async () => {
    await stack.running(3);
    for (const _ of Array.from({ length: 6 })) {
      const ruth = newReader();
      const answerId = newId();
      const reading = stack.read(ruth, '4000 parts every 5', answerId);
      await until('it is stopped', async () =>
        stack.client.ask(StopAnswer, { subject: ruth, answerId }).then(
          ({ stopped }) => stopped,
          () => false,
        ),
      );
      expect(completed(await reading).stopped).toBe(true);
    }
  });
});

describe('a replica that is replaced', () => {
  it('releases the answers that it has not finished in its grace period', async () => {
    const replicas = await stack.running(2);
    const ruth = newReader();
    const question = '450 parts every 10';
    const events: PlacedAnswerEvent[] = [];
    const reading = stack.read(ruth, question, newId(), events);
    const old = await whoWrites(replicas, question);
    await until('some of it is read', () => events.length > 5);
    const other = replicas.find((replica) => replica !== old)!;
    await old.end('SIGTERM');
    const read = await reading;
    expect(read.text).toBe(textOf(450));
    expect(other.wrote).toMatchObject([{ question }]);
    expect(other.wrote[0]!.shown).toBeGreaterThan(0);
    expect(await stack.used(ruth)).toEqual({ tokens: 450, requests: 1 });
  });
});

// The last one: for ten seconds after a silent replica its caller avoids those that it does not know yet (0054).
describe('a replica that is killed with an unanswered question', () => {
  it('has its question taken over by another one soon', async () => {
    const [killed] = await stack.running(1);
    const ruth = newReader();
    killed!.freeze();
    const reading = stack.read(ruth, '5 parts', newId());
    await stack.passedOn();
    await killed!.end('SIGKILL');
    await stack.running(1);
    expect((await reading).text).toBe(textOf(5));
    expect(await stack.used(ruth)).toEqual({ tokens: 5, requests: 1 });
  }, 29_000);
});
