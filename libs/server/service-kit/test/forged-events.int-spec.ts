import { Injectable, Module } from '@nestjs/common';
import { jetstream, jetstreamManager, type JetStreamClient } from '@nats-io/jetstream';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import {
  connectNats,
  Consumes,
  DeadEvents,
  EventBus,
  EventListener,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import { EmptyModule, Happened } from './fixtures.js';

const done: string[] = [];
const failing = new Set<string>();

@Injectable()
class Witness {
  @Consumes(Happened, { as: 'write-down' })
  writeDown({ thing }: { thing: string }): Promise<void> {
    if (failing.has(thing)) return Promise.reject(new Error(`not now, ¡${thing}!`));
    done.push(thing);
    return Promise.resolve();
  }
}

@Module({ providers: [Witness] })
class WitnessModule {}

let environment: Environment;
let service: RunningService;
/** A program with the credentials of NATS, but without the secret of the services. */
let intruder: NatsConnection;
let stream: JetStreamClient;

async function start(overrides: Environment = {}): Promise<void> {
  environment = suiteEnvironment(overrides);
  service = await startService('journal', WitnessModule, [], environment);
  intruder = await connectNats(environment['NATS_URL']!, 'intruder');
  stream = jetstream(intruder);
}
beforeEach(() => {
  done.length = 0;
  failing.clear();
});
afterEach(async () => {
  await intruder.close();
  await service.stop();
});

const subject = () => `${environment['SUBJECT_PREFIX']}.event.${Happened.subject}`;
const forge = (thing: string, msgID: string, code?: string) => {
  const sent = headers();
  if (code !== undefined) sent.set('event-code', code);
  return stream.publish(subject(), JSON.stringify({ thing }), { msgID, headers: sent });
};
const publish = (thing: string, id?: string) => service.app.get(EventBus).publish(Happened, { thing }, id);
const dead = async () => {
  const manager = await jetstreamManager(intruder);
  const filter = { subjects_filter: `${environment['SUBJECT_PREFIX']}.dead.>` };
  const { state } = await manager.streams.info(`${environment['SUBJECT_PREFIX']}-events`, filter);
  return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0);
};

describe('an event that no service has published', () => {
  it('reaches no consumer, without a signature, with an invented one or with that of another event', async () => {
    await start();
    const recorded: MsgHdrs[] = [];
    const ear = intruder.subscribe(subject(), {
      callback: (_, { headers: sent }) => void recorded.push(sent!),
    });
    await intruder.flush();
    await publish('true', 'true-1');
    await until('it was recorded', () => recorded.length === 1);
    ear.unsubscribe();
    const code = recorded[0]!.get('event-code');

    await forge('unsigned', 'forged-1');
    await forge('invented', 'forged-2', 'x'.repeat(43));
    await forge('other body', 'forged-3', code);
    await forge('true', 'forged-4', code);
    await until('all are dead-lettered', async () => (await dead()) === 4);
    await publish('last');
    await until('the last has arrived', () => done.includes('last'));
    expect(done).toEqual(['true', 'last']);
  });

  it('is not heard by listeners either, and does not make them forget what they know', async () => {
    await start();
    const heard: string[] = [];
    await service.app.get(EventListener, { strict: false }).listen([Happened], {
      heard: ({ thing }) => void heard.push(thing),
      missed: () => void heard.push('something was missed'),
    });
    await forge('forged', 'a');
    await forge('forged', 'b', 'x'.repeat(43));
    await publish('real');
    await until('the real one is heard', () => heard.length > 0);
    expect(heard).toEqual(['real']);
  });

  it('is not passed on with a signature when it is dead-lettered', async () => {
    await start();
    const letters: MsgHdrs[] = [];
    intruder.subscribe(`${environment['SUBJECT_PREFIX']}.dead.>`, {
      callback: (_, { headers: sent }) => void letters.push(sent!),
    });
    await intruder.flush();
    await forge('unsigned', 'forged-1');
    await until('it is dead-lettered', () => letters.length === 1);
    expect(letters[0]!.get('refused')).toBe('The event is not signed.');
    expect(letters[0]!.has('event-code')).toBe(false);
  });
});

describe('a dead letter', () => {
  const letters = () => service.app.get(DeadEvents, { strict: false });
  const listed = async () => (await letters().list('failed', { page: 1, limit: 10 })).jobs;
  const writeLetter = (thing: string, fields: Readonly<Record<string, string>>) => {
    const sent = headers();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    const to = `${environment['SUBJECT_PREFIX']}.dead.journal-write-down`;
    return stream.publish(to, JSON.stringify({ thing }), { headers: sent });
  };

  it('is listed without its content, and processed once when an administrator says so', async () => {
    await start();
    failing.add('stubborn');
    const recorded: MsgHdrs[] = [];
    intruder.subscribe(subject(), { callback: (_, { headers: sent }) => void recorded.push(sent!) });
    await intruder.flush();
    await publish('stubborn', 'stubborn-1');
    await until('it was recorded', () => recorded.length === 1);
    const [code, letter] = [
      recorded[0]!.get('event-code'),
      { 'event-id': 'stubborn-1', failure: 'full disk' },
    ];
    await writeLetter('stubborn', { ...letter, attempts: '8', 'event-code': code });
    const [job] = await listed();
    expect(job).toMatchObject({ state: 'failed', attempts: 8, failure: 'journal-write-down: full disk' });
    expect(await letters().counts()).toEqual({ waiting: 0, running: 0, failed: 1 });
    await expect(letters().retry(job!.id)).rejects.toMatchObject({ code: 'JOB_FAILED' });
    expect(await letters().replay()).toBe(0);
    failing.clear();
    expect(await letters().replay()).toBe(1);
    expect(done).toEqual(['stubborn']);
    expect(await listed()).toEqual([]);
    await expect(letters().retry(job!.id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('that no service has signed is never processed, and can be removed; other ids are found nowhere', async () => {
    await start();
    await writeLetter('forged', { 'event-id': 'a' });
    await writeLetter('forged', { 'event-id': 'a', 'event-code': 'x'.repeat(43) });
    await publish('an event that is no letter');
    for (const { id } of await listed()) {
      await expect(letters().retry(id)).rejects.toMatchObject({ code: 'EVENT_REFUSED' });
      await letters().remove(id);
    }
    expect([await listed(), await dead()]).toEqual([[], 0]);
    for (const id of ['0', '3', '-1', '1e3', 'x', '99999999999999'])
      await expect(letters().remove(id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    expect(done).not.toContain('forged');
  });
});

describe('an event of a version that did not sign', () => {
  it('is accepted while the operator says so, but never with a false signature', async () => {
    await start({ UNSIGNED_CALLS: 'accept' });
    await forge('invented', 'forged-1', 'x'.repeat(43));
    await forge('of before', 'before-1');
    await until('it has arrived', () => done.length > 0);
    expect(done).toEqual(['of before']);
  });
});

describe('while the secret is changed', () => {
  it('events that were signed with the old one still arrive', async () => {
    await start({ CALLER_SECRET: `${'n'.repeat(32)},${'o'.repeat(32)}` });
    const old = await startService('auth', EmptyModule, [], {
      ...environment,
      CALLER_SECRET: 'o'.repeat(32),
    });
    await old.app.get(EventBus).publish(Happened, { thing: 'old' });
    await until('it has arrived', () => done.includes('old'));
    await old.stop();
  });
});
