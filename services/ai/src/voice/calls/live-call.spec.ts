import { jest } from '@jest/globals';
import type { VoiceEvent } from '@word-unfolded/contracts';
import { DAILY_LIMITS, NO_AMOUNTS } from '@word-unfolded/domain';
import { SystemClock } from '@word-unfolded/primitives';
import type { CallEvent, Sideband } from '../../models/realtime-model.js';
import { VoiceTimes } from '../voice-times.js';
import { CallMinutes } from './call-minutes.js';
import type { CallRecord } from './call-record.js';
import { LiveCall, type LiveCallParts } from './live-call.js';

const times = new VoiceTimes();
const subject = { kind: 'reader', id: '507f1f77bcf86cd799439011', tier: 'premium', role: 'user' } as const;

const RECORD: CallRecord = {
  id: 'call',
  setting: { subject, language: 'en', voice: 'marin' },
  state: 'open',
  providerId: 'rtc',
  conversationId: undefined,
  secondsBefore: 0,
  soundSince: undefined,
  connectedAt: undefined,
  interruptedAt: undefined,
  seenAt: 0,
  secondsPaid: 0,
  reserved: 1,
  settled: 0,
  wish: undefined,
  end: undefined,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A call of a provider that the test plays, by its own clock. */
async function begin() {
  const events: VoiceEvent[] = [];
  const said: string[] = [];
  const charged: string[] = [];
  let provider: (event: CallEvent) => void = () => {};
  const sideband: Sideband = {
    respond: (instructions = '') => said.push(/<say>(.*)<\/say>/.exec(instructions)?.[1] ?? ''),
    silence: () => {},
    answerTool: () => {},
    remember: () => {},
    close: () => {},
  };
  const allowance = {
    tier: 'premium' as const,
    limits: DAILY_LIMITS.premium,
    used: NO_AMOUNTS,
    limited: true,
    resetsAt: new Date().toISOString(),
  };
  const minutes = new CallMinutes(
    {
      reserve: () => Promise.resolve(allowance),
      settle: (_, id) => {
        charged.push(id);
        return Promise.resolve(allowance);
      },
      release: () => Promise.resolve(),
    },
    subject,
    'call',
    { secondsPaid: 0, reserved: 1, settled: 0, minutesLeft: 29 },
  );
  const parts: LiveCallParts = {
    model: {
      name: 'model',
      listen: (_callId, _settings, { event }) => {
        provider = event;
        return Promise.resolve(sideband);
      },
      hangUp: () => Promise.resolve(),
    },
    store: {
      get: () => Promise.resolve(RECORD),
      takeWritten: () => Promise.resolve([]),
      renew: () => Promise.resolve(true),
      release: () => Promise.resolve(),
      change: () => Promise.resolve(),
      append: (_, event) => {
        events.push(event);
        return Promise.resolve();
      },
      beginEnding: (_, reason, seconds) => Promise.resolve({ reason, seconds }),
      setSecondsPaid: () => Promise.resolve(),
      finish: () => Promise.resolve(),
    },
    transcript: { earlier: () => Promise.resolve([]), add: () => Promise.resolve('conversation') },
    clock: new SystemClock(),
    log: { debug: () => {}, warn: () => {} },
    replica: 'replica',
    grounding: { check: () => (async function* () {})() },
    tools: { run: () => Promise.resolve('') },
    help: { find: () => Promise.resolve(undefined), help: () => Promise.reject(new Error('not asked')) },
    times,
    translations: () => Promise.resolve([]),
  };
  const call = new LiveCall(RECORD, minutes, parts, () => {});
  call.start(true);
  await jest.advanceTimersByTimeAsync(times.tickMs);
  const tell = (...happened: CallEvent[]) => happened.forEach((event) => provider(event));
  const speak = () =>
    tell({ kind: 'sound', state: 'begun' }, { kind: 'response-over' }, { kind: 'sound', state: 'over' });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const end = () => events.find((event) => event.type === 'end');
  return { tell, speak, pass, said, charged, end };
}

describe('a call in which nobody speaks', () => {
  const SILENCE = times.idleMs + 2 * times.tickMs;
  const FAREWELL = times.farewellMs + 2 * times.tickMs;

  it('says that it ends, ends, and charges what it has used', async () => {
    const { speak, pass, said, charged, end } = await begin();
    speak();
    await pass(SILENCE);
    expect(said.at(-1)).toContain('I have heard nothing for a while');
    expect(end()).toBeUndefined();
    speak();
    await pass(FAREWELL);
    expect(end()).toMatchObject({ reason: 'idle' });
    expect(charged).toHaveLength(4);
    expect(new Set(charged).size).toBe(4);
  });

  it('goes on when the reader speaks after all', async () => {
    const { tell, speak, pass, end } = await begin();
    speak();
    await pass(SILENCE);
    speak();
    tell({ kind: 'reader-speaks', item: 'a' });
    await pass(FAREWELL);
    expect(end()).toBeUndefined();
  });
});
