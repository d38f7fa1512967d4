import fc from 'fast-check';
import { minutesToPay, secondsPaidAhead, VOICE_TIME, voiceSecondsLeft } from './voice-time.js';

describe('the minutes of calls', () => {
  it('cover the seconds of all calls of a day, and never a minute more', () => {
    const calls = fc.array(fc.integer({ min: 0, max: 1_800 }), { maxLength: 30 });
    fc.assert(
      fc.property(calls, (lengths) => {
        let [minutes, ahead] = [0, 0];
        for (const seconds of lengths) {
          minutes += minutesToPay(seconds, ahead);
          ahead = secondsPaidAhead(seconds, ahead);
        }
        const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
        expect(minutes).toBe(Math.ceil(total / VOICE_TIME.step));
        expect(ahead).toBe(minutes * VOICE_TIME.step - total);
      }),
    );
  });

  it('end a call when the day is used up, also in the middle of a paid minute', () => {
    expect(voiceSecondsLeft({ minutesLeft: 0, secondsPaid: 0 })).toBe(0);
    expect(voiceSecondsLeft({ minutesLeft: 0, secondsPaid: 42 })).toBe(42);
    expect(voiceSecondsLeft({ minutesLeft: 2, secondsPaid: 5 })).toBe(125);
    expect(voiceSecondsLeft({ minutesLeft: undefined, secondsPaid: 0 })).toBe(VOICE_TIME.longest);
  });
});
