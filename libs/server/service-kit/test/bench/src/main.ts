import { Controller, Module } from '@nestjs/common';
import { headers } from '@nats-io/transport-node';
import { defineMessage, EventNoted, type RequestOf } from '@word-unfolded/contracts';
import {
  connectNats,
  ContractClient,
  EventBus,
  fullSubject,
  Handles,
  inRequestContext,
  readEnvironment,
  startService,
} from '@word-unfolded/service-kit';
import { z } from 'zod';
import { EVENT_CODE, EventSignatures } from '../../../src/events/event-signatures.js';
import { CallerSignatures } from '../../../src/messaging/caller-signatures.js';
import { callHeaders } from '../../../src/messaging/protocol.js';

const Greet = defineMessage({
  subject: 'journal.greeting.get',
  request: z.object({ name: z.string() }),
  response: z.object({ text: z.string(), language: z.string() }),
});

@Controller()
class Greeter {
  @Handles(Greet)
  greet(_: RequestOf<typeof Greet>) {
    return { text: 'Peace', language: 'en' };
  }
}

@Module({ controllers: [Greeter] })
class GreeterModule {}

@Module({})
class EmptyModule {}

/**
 * Measures one request and one response between two connections: NATS alone, and a message with a signed caller, in
 * turns; what signing and checking take of it, and of an event; and how long a request is held up by the event that it
 * notes.
 */
const environment = readEnvironment();

/** Turns after which an event has been encoded, signed and handed to the connection. */
const MICROTASKS = 8;

/** Events that wait for their acknowledgement, at most. */
const EVENTS_IN_FLIGHT = 100;

const calls = Number(environment['CALLS'] ?? 5_000);
const rounds = Number(environment['ROUNDS'] ?? 3);
const secret = { CALLER_SECRET: environment['CALLER_SECRET']! };

const ana = {
  kind: 'reader',
  id: 'a'.repeat(24),
  sessionId: 's'.repeat(24),
  tier: 'free',
  role: 'user',
} as const;
const context = {
  correlationId: 'bench-0001',
  language: 'en',
  timeZone: 'America/Bogota',
  caller: ana,
} as const;
const body = JSON.stringify({ name: 'Romans 8:28-30', language: 'en' });

const url = environment['NATS_URL']!;
const [server, plain] = [await connectNats(url, 'server'), await connectNats(url, 'plain')];
server.subscribe('plain.greet', {
  callback: (_, message) => void message.respond(JSON.stringify({ text: 'Peace', language: 'en' })),
});
await server.flush();
await startService('journal', GreeterModule, [], environment);
const { app } = await startService('gateway', EmptyModule, [], environment);
const [client, bus] = [app.get(ContractClient), app.get(EventBus)];

const subject = fullSubject(environment['SUBJECT_PREFIX']!, Greet.subject);
const signatures = new CallerSignatures(secret);
const data = Buffer.from(body);

function signAndCheck(): void {
  inRequestContext(context, () => {
    const sent = callHeaders(5_000);
    signatures.sign(ana, { subject, body: data, headers: sent });
    if (signatures.callerOf({ subject, data, headers: sent }) === 'forged')
      throw new Error('it does not fit');
  });
}

/** What a call costs without its signature, so that only the difference counts. */
function headersAlone(): void {
  inRequestContext(context, () => callHeaders(5_000));
}

const noted: Promise<void>[] = [];

/** Requests note events without waiting until they are stored: what counts is when they go on. */
async function noteEvent(): Promise<void> {
  const at = new Date().toISOString();
  noted.push(
    bus.publish(EventNoted, { service: 'ai', name: 'answer.checked', properties: { exact: 3 }, at }),
  );
  for (let turn = 0; turn < MICROTASKS; turn += 1) await Promise.resolve();
  if (noted.length === EVENTS_IN_FLIGHT) await Promise.all(noted.splice(0));
}

const events = new EventSignatures({ ...secret, UNSIGNED_CALLS: 'refuse' });
const eventSubject = fullSubject(environment['SUBJECT_PREFIX']!, 'usage.usage.charged');

function eventWith(code: string | undefined) {
  const sent = headers();
  if (code !== undefined) sent.set(EVENT_CODE, code);
  return { subject: eventSubject, id: 'bench-0001', data, headers: sent };
}

function signAndCheckEvent(): void {
  events.verify(eventWith(events.codeOf(eventSubject, 'bench-0001', data)), Date.now());
}

const subjects: Record<string, () => unknown> = {
  'NATS alone': () => plain.request('plain.greet', body, { timeout: 5_000, headers: headers() }),
  'a message with its caller': () =>
    inRequestContext(context, () => client.ask(Greet, { name: 'Romans 8:28-30' })),
  'headers of a call': headersAlone,
  'headers, signed and checked': signAndCheck,
  'noting an event': noteEvent,
  'headers of an event': () => eventWith(undefined),
  'an event, signed and checked': signAndCheckEvent,
};

/** Median time of one call after another, in milliseconds. */
async function median(run: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const at = performance.now();
    await run();
    taken.push(performance.now() - at);
  }
  taken.sort((one, other) => one - other);
  return taken[Math.floor(calls / 2)]!;
}

const measured: Record<string, number[]> = {};
for (let round = 0; round <= rounds; round += 1)
  for (const [name, run] of Object.entries(subjects)) {
    const p50 = await median(run);
    if (round > 0) (measured[name] ??= []).push(p50); // the first round warms up
  }
const middle = (all: number[]) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)]!;
const ms = Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, middle(all)]));
process.send?.(ms, () => process.exit(0));
