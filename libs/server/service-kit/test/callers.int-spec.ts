import { Controller, Module } from '@nestjs/common';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { defineMessage, type AppError, type MessageCaller, type RequestOf } from '@word-unfolded/contracts';
import {
  connectNats,
  ContractClient,
  fullSubject,
  Handles,
  inRequestContext,
  startService,
  type CallContext,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment } from '@word-unfolded/testing';
import { z } from 'zod';
import { EmptyModule } from './fixtures.js';

const Close = defineMessage({
  subject: 'journal.vault.close',
  request: z.object({ room: z.string() }),
  response: z.object({ by: z.string(), timeZone: z.string().optional() }),
  requires: { tier: 'admin' },
});

const ReadOwn = defineMessage({
  subject: 'journal.own.read',
  request: z.object({ userId: z.string() }),
  response: z.object({ by: z.string() }),
});

const nameOf = (caller: MessageCaller) => (caller.kind === 'reader' ? caller.id : caller.kind);

let onward: ContractClient;

@Controller()
class Vault {
  @Handles(Close)
  close(_: RequestOf<typeof Close>, { caller, timeZone }: CallContext) {
    return { by: nameOf(caller), ...(timeZone && { timeZone }) };
  }

  @Handles(ReadOwn)
  read(_: RequestOf<typeof ReadOwn>, { caller }: CallContext) {
    // A service that asks another one on behalf of its caller.
    return caller.kind === 'reader' && caller.tier === 'plus'
      ? onward.ask(Close, { room: 'all' })
      : { by: nameOf(caller) };
  }
}

@Module({ controllers: [Vault] })
class VaultModule {}

const environment = suiteEnvironment();
const running: RunningService[] = [];
let client: ContractClient;
let intruder: NatsConnection;

beforeAll(async () => {
  running.push(await startService('journal', VaultModule, [], environment));
  running.push(await startService('gateway', EmptyModule, [], environment));
  client = running[1]!.app.get(ContractClient);
  onward = running[0]!.app.get(ContractClient, { strict: false });
  intruder = await connectNats(environment['NATS_URL']!, 'intruder');
});
afterAll(async () => {
  await intruder.close();
  await Promise.all(running.map((service) => service.stop()));
});

const ana = { kind: 'reader', id: 'ana', sessionId: 's', tier: 'free', role: 'user' } as const;
const admin = { ...ana, id: 'boss', role: 'admin' } as const;
const subject = (contract: { subject: string }) =>
  fullSubject(environment['SUBJECT_PREFIX']!, contract.subject);

const as = <Result>(caller: MessageCaller, work: () => Promise<Result>) =>
  inRequestContext(
    { correlationId: 'callers-0001', language: 'es', timeZone: 'America/Bogota', caller },
    work,
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error as AppError).code,
  );

/** What a program receives that has the credentials of NATS, but not the secret of the services. */
async function forge(contract: { subject: string }, body: object, sent?: MsgHdrs): Promise<unknown> {
  const answer = await intruder.request(subject(contract), JSON.stringify(body), {
    timeout: 20_000,
    ...(sent && { headers: sent }),
  });
  return answer.json();
}

function headersOf(caller: MessageCaller, code: string): MsgHdrs {
  const sent = headers();
  sent.set('deadline', String(Date.now() + 5_000));
  sent.set('caller', JSON.stringify(caller));
  sent.set('caller-code', code);
  return sent;
}

describe('the caller of a message', () => {
  it('reaches the handler with identity, language and time zone', async () => {
    const answer = await as(admin, () => client.ask(Close, { room: 'all' }));
    expect(answer).toEqual({ by: 'boss', timeZone: 'America/Bogota' });
  });

  it('is the service itself outside a request', async () => {
    expect(await client.ask(Close, { room: 'all' })).toEqual({ by: 'service' });
  });

  it('is the reader also in the calls that a service makes on their behalf', async () => {
    const plus = { ...ana, tier: 'plus' } as const;
    const asked = as(plus, () => client.ask(ReadOwn, { userId: 'ana' }));
    expect(await codeOf(asked)).toBe('TIER_REQUIRED');
  });

  it('is refused by the service if the message requires an administrator', async () => {
    expect(await codeOf(as(ana, () => client.ask(Close, { room: 'all' })))).toBe('TIER_REQUIRED');
    expect(await codeOf(as({ kind: 'visitor' }, () => client.ask(Close, { room: 'all' })))).toBe(
      'NOT_AUTHENTICATED',
    );
  });

  it('may only name itself', async () => {
    expect(await as(ana, () => client.ask(ReadOwn, { userId: 'ana' }))).toEqual({ by: 'ana' });
    expect(await codeOf(as(ana, () => client.ask(ReadOwn, { userId: 'ben' })))).toBe('CALLER_REFUSED');
  });
});

describe('a forged call over NATS', () => {
  it('is refused without a caller, with a reader as caller, and with an invented administrator', async () => {
    expect(await forge(Close, { room: 'all' })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(await forge(ReadOwn, { userId: 'ana' })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    for (const caller of [ana, admin, { kind: 'service', name: 'auth' } as const])
      for (const code of ['', 'x'.repeat(43)])
        expect(await forge(Close, { room: 'all' }, headersOf(caller, code))).toMatchObject({
          code: 'CALLER_REFUSED',
        });
  });

  it('cannot use the recorded signature of an administrator for anything else, or later', async () => {
    const heard: { body: string; headers: MsgHdrs }[] = [];
    const ear = intruder.subscribe(subject(Close), {
      callback: (_, message) => {
        heard.push({ body: message.string(), headers: message.headers! });
      },
    });
    await intruder.flush();
    await as(admin, () => client.ask(Close, { room: 'one' }));
    ear.unsubscribe();
    const { body, headers: sent } = heard[0]!;
    sent.delete('tells-taken');
    // The very same message may be repeated until its deadline.
    expect(await forge(Close, JSON.parse(body) as object, sent)).toMatchObject({ by: 'boss' });
    expect(await forge(Close, { room: 'two' }, sent)).toMatchObject({ code: 'CALLER_REFUSED' });
    expect(await forge(ReadOwn, JSON.parse(body) as object, sent)).toMatchObject({ code: 'CALLER_REFUSED' });
    sent.set('deadline', String(Date.now() + 60_000));
    expect(await forge(Close, JSON.parse(body) as object, sent)).toMatchObject({ code: 'CALLER_REFUSED' });
  });
});

describe('while replicas are replaced', () => {
  it('a new secret and the old one are both accepted', async () => {
    const own = suiteEnvironment({ CALLER_SECRET: 'o'.repeat(32) });
    const old = await startService('gateway', EmptyModule, [], own);
    const both = { ...own, CALLER_SECRET: `${'n'.repeat(32)},${'o'.repeat(32)}` };
    const vault = await startService('journal', VaultModule, [], both);
    expect(await old.app.get(ContractClient).ask(Close, { room: 'all' })).toEqual({ by: 'service' });
    await Promise.all([old.stop(), vault.stop()]);
  });

  it('calls of a version without signatures are accepted if the operator says so', async () => {
    const own = suiteEnvironment({ UNSIGNED_CALLS: 'accept' });
    const vault = await startService('journal', VaultModule, [], own);
    const raw = fullSubject(own['SUBJECT_PREFIX']!, Close.subject);
    const answer = await intruder.request(raw, '{"room":"all"}', { timeout: 20_000 });
    expect(answer.json()).toEqual({ by: 'visitor' });
    const forged = await intruder.request(raw, '{"room":"all"}', {
      timeout: 20_000,
      headers: headersOf(admin, 'x'.repeat(43)),
    });
    expect(forged.json()).toMatchObject({ code: 'CALLER_REFUSED' });
    await vault.stop();
  });
});
