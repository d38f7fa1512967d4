import fc from 'fast-check';
import { VoiceActivity } from './voice-activity.js';

const FRAME_MS = 20;

/** Lets frames be heard one after the other, and returns when something changed. */
function hear(activity: VoiceActivity, levels: readonly number[], from = 0) {
  return levels.flatMap((level, index) => {
    const now = from + index * FRAME_MS;
    const change = activity.hear(level, now);
    return change ? [{ change, after: now - from }] : [];
  });
}

const frames = (ms: number, level: number) => new Array<number>(ms / FRAME_MS).fill(level);

describe('speech in the microphone', () => {
  it('is noticed within 300 ms, and its end after a pause', () => {
    const activity = new VoiceActivity();
    hear(activity, frames(1_000, 0.004));
    const changes = hear(activity, [...frames(600, 0.1), ...frames(1_000, 0.004)], 1_000);
    expect(changes.map(({ change }) => change)).toEqual(['started', 'ended']);
    expect(changes[0]!.after).toBeLessThanOrEqual(300);
  });

  it('is not a click, nor the noise of a car', () => {
    const activity = new VoiceActivity();
    expect(hear(activity, [...frames(500, 0.004), ...frames(60, 0.5), ...frames(500, 0.004)])).toEqual([]);
    expect(hear(activity, frames(6_000, 0.012), 2_000)).toEqual([]);
  });

  it('interrupts Selah within 300 ms', () => {
    const activity = new VoiceActivity();
    hear(activity, frames(500, 0.004));
    activity.tellSelah(true, 500);
    hear(activity, frames(1_000, 0.03), 500);
    const [first] = hear(activity, frames(400, 0.15), 1_500);
    expect(first?.change).toBe('started');
    expect(first?.after).toBeLessThanOrEqual(300);
  });

  it('is never the voice of Selah in a loop from the loudspeaker to the microphone', () => {
    const loudness = fc.double({ min: 0.55, max: 1, noNaN: true });
    const loop = fc.tuple(
      fc.double({ min: 0.02, max: 0.5, noNaN: true }),
      fc.array(loudness, { minLength: 100, maxLength: 300 }),
    );
    fc.assert(
      fc.property(loop, ([gain, voice]) => {
        const activity = new VoiceActivity();
        hear(activity, frames(500, 0.004));
        activity.tellSelah(true, 500);
        const heard = voice.map((level, index) => (index % 9 === 8 ? 0.002 : level * gain));
        expect(hear(activity, heard, 500)).toEqual([]);
      }),
    );
  });
});
