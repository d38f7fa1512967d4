import type { VoiceEvent } from '@word-unfolded/contracts';
import type { CheckedPiece } from '../../grounding/grounded-piece.js';
import type { CallEvent, Sideband } from '../../models/realtime-model.js';
import type { CallSetting } from '../calls/call-record.js';
import { VoiceTimes } from '../voice-times.js';
import { Dialogue } from './dialogue.js';
import type { KeptTurn } from './kept-transcript.js';

const SETTING: CallSetting = {
  subject: { kind: 'reader', id: '507f1f77bcf86cd799439011', tier: 'premium', role: 'user' },
  language: 'en',
  voice: 'marin',
};

/** Every text as it is: what is compared with Scripture is tested where it is done. */
async function* unchanged(
  chunks: AsyncIterable<string>,
  _language: string,
  _translations: readonly unknown[],
  _passage?: string,
  onMissing?: (named: string) => void,
): AsyncGenerator<CheckedPiece> {
  for await (const text of chunks) {
    if (text.includes(NO_PASSAGE)) onMissing?.(NO_PASSAGE);
    yield { kind: 'text', text };
  }
}

const NO_PASSAGE = 'Psalm 151:9';

/** A dialogue whose model is the test. */
function begin() {
  const events: VoiceEvent[] = [];
  const kept: KeptTurn[] = [];
  const told: string[] = [];
  const sideband: Sideband = {
    respond: (instructions) => told.push(instructions?.match(/<say>(.*)<\/say>/u)?.[1] ?? 'respond'),
    silence: () => told.push('silence'),
    answerTool: () => {},
    remember: (messages) => messages.forEach(({ role, content }) => told.push(`${role}: ${content}`)),
    close: () => {},
  };
  const dialogue = new Dialogue(
    'call',
    SETTING,
    {
      grounding: { check: unchanged },
      tools: { run: () => Promise.resolve('') },
      help: { find: () => Promise.resolve(undefined), help: () => Promise.reject(new Error('not asked')) },
      times: new VoiceTimes(),
      translations: () => Promise.resolve([]),
    },
    {
      sideband: () => sideband,
      emit: (event) => events.push(event),
      keep: (turn) => kept.push(turn),
      sounded: () => {},
      stalled: () => {},
    },
  );
  const tell = (...happened: CallEvent[]) => happened.forEach((event) => dialogue.handle(event));
  const lastTurn = () => events.findLast((event) => event.type === 'turn');
  const turns = () => events.filter((event) => event.type === 'turn');
  return { dialogue, tell, told, kept, lastTurn, turns };
}

const SPEAKING: CallEvent[] = [
  { kind: 'response-begun' },
  { kind: 'sound', state: 'begun' },
  { kind: 'saying', item: 'a', text: 'In the beginning ' },
];

describe('a turn that the reader cuts off', () => {
  it.each([
    [
      'before',
      [
        { kind: 'said', item: 'a', text: '' },
        { kind: 'sound', state: 'cut' },
      ],
    ],
    [
      'after',
      [
        { kind: 'sound', state: 'cut' },
        { kind: 'said', item: 'a', text: '' },
      ],
    ],
  ] satisfies [string, CallEvent[]][])(
    'is shown as interrupted when the provider writes its text down %s the sound ends',
    async (_, happened) => {
      const { dialogue, tell, lastTurn } = begin();
      tell(...SPEAKING, ...happened);
      await dialogue.end();
      expect(lastTurn()).toMatchObject({ state: 'interrupted', text: expect.stringContaining('In the') });
    },
  );

  it('is kept as a part of an answer when the provider had not said all of it', async () => {
    const { dialogue, tell, kept } = begin();
    tell(...SPEAKING, { kind: 'sound', state: 'cut' }, { kind: 'said', item: 'a', text: '' });
    await dialogue.end();
    expect(kept).toMatchObject([{ role: 'assistant', isWhole: false }]);
  });
});

describe('a reader who presses the button of interruption', () => {
  it('silences the provider, and is not answered any more on what was asked before', async () => {
    const { dialogue, tell, told } = begin();
    dialogue.greet();
    tell(...SPEAKING);
    dialogue.greet(); // waits until the first response is over
    dialogue.interrupt();
    tell({ kind: 'sound', state: 'cut' }, { kind: 'response-over' });
    expect(told).toEqual(['respond', 'silence']);
    await dialogue.end();
  });

  it('still hears what has to be said', async () => {
    const { dialogue, tell, told } = begin();
    dialogue.greet();
    tell(...SPEAKING);
    dialogue.announce('farewell');
    dialogue.interrupt();
    tell({ kind: 'response-over' });
    expect(told).toEqual(['respond', 'silence', expect.stringContaining('Our time for today is over')]);
    await dialogue.end();
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('an answer that names a passage which does not exist', () => {
  const CORRECTION = 'Let me correct that. There is no Psalm 151:9 in the Bible.';
  const saying = (...texts: string[]) =>
    texts.map((text): CallEvent => ({ kind: 'saying', item: 'a', text }));

  it('is cut while it is still written, corrected, and given again once', async () => {
    const { dialogue, tell, told, lastTurn } = begin();
    dialogue.write('written-1', 'What gives peace?');
    await settled();
    told.length = 0;
    tell({ kind: 'response-begun' }, ...saying('As Psalm 151:9 ', 'says, '));
    await settled();
    expect(told).toEqual(['silence']);
    tell({ kind: 'response-over' });
    expect(told).toEqual(['silence', CORRECTION]);
    expect(lastTurn()).toMatchObject({ turn: 'a', corrections: [{ reason: 'no-such-passage' }] });
    tell({ kind: 'said', item: 'a', text: '' }, { kind: 'response-over' });
    await settled();
    expect(told).toEqual(['silence', CORRECTION, 'respond']);
    const again = [{ kind: 'saying', item: 'b', text: 'As Psalm 151:9 says, ' }] as const;
    tell({ kind: 'response-begun' }, ...again);
    await settled();
    tell({ kind: 'response-over' }, { kind: 'response-over' });
    expect(told.slice(3)).toEqual(['silence', CORRECTION]);
    await dialogue.end();
  });

  it('goes on if it says that the passage does not exist', async () => {
    const { dialogue, tell, told, lastTurn } = begin();
    tell({ kind: 'response-begun' }, ...saying('There is no Psalm 151:9 ', 'in the Bible.'));
    await settled();
    tell({ kind: 'said', item: 'a', text: '' });
    await settled();
    expect(told).toEqual([]);
    expect(lastTurn()).toMatchObject({ state: 'complete', corrections: [] });
    await dialogue.end();
  });
});

describe('a reader who writes during a call', () => {
  it('interrupts Selah and is answered, and what they wrote is shown and kept', async () => {
    const { dialogue, tell, told, kept, turns } = begin();
    dialogue.greet();
    tell(...SPEAKING);
    dialogue.write('written-1', 'Who was Boaz?');
    await settled();
    tell({ kind: 'sound', state: 'cut' }, { kind: 'response-over' });
    expect(told).toEqual(['respond', 'silence', 'user: Who was Boaz?', 'respond']);
    expect(turns()).toContainEqual(
      expect.objectContaining({
        turn: 'written-1',
        side: 'reader',
        text: 'Who was Boaz?',
        state: 'complete',
      }),
    );
    expect(kept).toContainEqual(expect.objectContaining({ role: 'user', content: 'Who was Boaz?' }));
    await dialogue.end();
  });

  it('silences nobody when Selah is silent', async () => {
    const { dialogue, told } = begin();
    dialogue.write('written-1', 'Who was Boaz?');
    await settled();
    expect(told).toEqual(['user: Who was Boaz?', 'respond']);
    await dialogue.end();
  });
});
