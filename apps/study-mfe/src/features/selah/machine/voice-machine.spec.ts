import { VOICE_STATUSES, type VoiceStatus } from '@word-unfolded/domain';
import fc from 'fast-check';
import { step } from './voice-machine.js';
import {
  isHearing,
  READY,
  statusOf,
  VOICE_EVENTS,
  type VoiceCommand,
  type VoiceEvent,
  type VoiceState,
} from './voice-state.js';

/** Histories that begin at the beginning, in an open conversation, or while Selah speaks. */
const events = fc
  .tuple(
    fc.constantFrom<VoiceEvent[]>(
      [],
      ['start', 'opened'],
      ['start', 'opened', 'speech-started', 'speech-ended', 'sound-started'],
    ),
    fc.array(fc.constantFrom(...VOICE_EVENTS), { maxLength: 25 }),
  )
  .map(([first, then]) => [...first, ...then]);

type Moment = {
  readonly before: VoiceState;
  readonly event: VoiceEvent;
  readonly state: VoiceState;
  readonly commands: readonly VoiceCommand[];
};

/** Every step of a history. */
function historyOf(happened: readonly VoiceEvent[], from: VoiceState = READY): Moment[] {
  let state = from;
  return happened.map((event) => {
    const before = state;
    const moment = { before, event, ...step(state, event) };
    state = moment.state;
    return moment;
  });
}

const after = (...happened: VoiceEvent[]) => historyOf(happened).at(-1)?.state ?? READY;
const commandsOf = (...happened: VoiceEvent[]) => historyOf(happened).at(-1)?.commands ?? [];

const always = (holds: (moment: Moment) => void) =>
  fc.assert(
    fc.property(events, (happened) => historyOf(happened).forEach(holds)),
    { numRuns: 500 },
  );

describe('the status of a conversation', () => {
  it.each<[VoiceStatus, VoiceEvent[]]>([
    ['ready', []],
    ['connecting', ['start']],
    ['connected', ['start', 'opened']],
    ['user-speaking', ['start', 'opened', 'speech-started']],
    ['processing', ['start', 'opened', 'speech-started', 'speech-ended']],
    ['selah-speaking', ['start', 'opened', 'speech-started', 'speech-ended', 'sound-started']],
    ['connected', ['start', 'opened', 'type', 'sound-started', 'answer-ended']],
    ['selah-speaking', ['start', 'opened', 'sound-started']],
    ['connected', ['start', 'opened', 'sound-started', 'interrupt']],
    ['muted', ['start', 'opened', 'mute']],
    ['selah-speaking', ['start', 'opened', 'type', 'sound-started', 'mute']],
    ['disconnecting', ['start', 'opened', 'end']],
    ['ready', ['start', 'opened', 'end', 'closed']],
    ['error', ['start', 'failed']],
    ['error', ['start', 'opened', 'failed']],
    ['offline', ['went-offline']],
    ['connecting', ['start', 'opened', 'lost']],
    ['offline', ['start', 'opened', 'went-offline']],
    ['connecting', ['start', 'opened', 'went-offline', 'came-online']],
    ['ready', ['went-offline', 'came-online']],
  ])('is %s after %j', (status, happened) => {
    expect(statusOf(after(...happened))).toBe(status);
  });

  it('is one of the ten, whatever happens in whichever state', () => {
    const seen = new Set<VoiceStatus>();
    always(({ state }) => seen.add(statusOf(state)));
    expect([...seen].sort()).toEqual([...VOICE_STATUSES].sort());
  });

  it('says whether a conversation failed to begin or broke', () => {
    expect(after('start', 'failed').failure).toBe('connect');
    expect(after('start', 'opened', 'failed').failure).toBe('connection');
    expect(after('start', 'opened', 'lost', 'failed').failure).toBe('connection');
    expect(after('start', 'opened', 'failed', 'start', 'opened').failure).toBeUndefined();
  });
});

describe('speech of the reader', () => {
  it('stops the sound at once, as a key or a button does', () => {
    const speaking: VoiceEvent[] = ['start', 'opened', 'type', 'sound-started'];
    expect(commandsOf(...speaking, 'speech-started')).toContain('cut');
    expect(commandsOf(...speaking, 'interrupt')).toEqual(expect.arrayContaining(['cut', 'silence']));
    expect(commandsOf(...speaking, 'type')).toContain('cut');
    expect(commandsOf('push-to-talk', ...speaking, 'press')).toEqual(['cut', 'silence', 'hear']);
  });

  it('is not there while the microphone is closed', () => {
    always(({ before, event, state }) => {
      if (event === 'speech-started' && !isHearing(before)) expect(state.turn).toBe(before.turn);
      if (state.isMuted) expect(isHearing(state)).toBe(false);
    });
  });

  it('is taken as complete when the key is released', () => {
    expect(commandsOf('push-to-talk', 'start', 'opened', 'press', 'speech-started', 'release')).toEqual([
      'commit',
      'stop-hearing',
    ]);
  });
});

describe('the commands to a transport', () => {
  it('cut the sound whenever Selah stops for another reason than the end of the answer', () => {
    always(({ before, event, state, commands }) => {
      if (before.turn !== 'selah' || state.turn === 'selah' || event === 'answer-ended') return;
      expect(commands).toContain('cut');
    });
  });

  it('open and close the microphone exactly when it is to be open', () => {
    always(({ before, state, commands }) => {
      expect(commands.includes('hear')).toBe(!isHearing(before) && isHearing(state));
      expect(commands.includes('stop-hearing')).toBe(isHearing(before) && !isHearing(state));
    });
  });

  it('open one conversation at a time, and close each that was opened', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let open = 0;
        for (const { commands } of historyOf(happened))
          for (const command of commands) {
            if (command === 'open') open += 1;
            if (command === 'reconnect') expect(open).toBe(1);
            if (command === 'close') open = 0;
            expect(open).toBeLessThanOrEqual(1);
          }
      }),
      { numRuns: 500 },
    );
  });

  it('open nothing without a network', () => {
    always(({ before, commands }) => {
      if (!before.isOnline && commands.includes('open')) throw new Error('opened without a network');
    });
  });
});

describe('any history', () => {
  it('can be ended, and begun anew', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const state = historyOf(happened).at(-1)?.state ?? READY;
        const ended = historyOf(['came-online', 'end', 'closed', 'end'], state).at(-1)!.state;
        expect(statusOf(ended)).toBe('ready');
        const begun = historyOf(['start', 'opened'], ended).at(-1)!.state;
        expect(begun.phase).toBe('open');
      }),
    );
  });

  it('leaves nobody speaking outside an open conversation', () => {
    always(({ state }) => {
      if (state.phase !== 'open') expect(state.turn).toBe('idle');
    });
  });
});
