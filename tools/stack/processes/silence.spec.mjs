import { Silence, silenceOf } from './silence.mjs';

const LIMITS = { silentMs: 30_000, youngMs: 60_000 };

/** Seconds at which a process that has started at 0 counts as hanging. @param {Record<number, boolean>} answers by second */
function hangsAt(answers) {
  const silence = new Silence(LIMITS, 0);
  return Object.entries(answers)
    .filter(([second, answered]) => {
      const now = Number(second) * 1_000;
      if (answered) silence.answered(now);
      return !answered && silence.unanswered(now);
    })
    .map(([second]) => Number(second));
}

describe('a process that is asked', () => {
  it('hangs when it has not answered for the limit', () => {
    expect(hangsAt({ 60: true, 70: false, 80: false, 89: false, 90: false })).toEqual([90]);
  });

  it('does not hang when it answers in between', () => {
    expect(hangsAt({ 60: true, 75: false, 85: false, 89: true, 95: false, 105: false, 115: false })).toEqual(
      [],
    );
  });

  it('does not hang when few questions were asked in a long time, as on a machine that slept', () => {
    expect(hangsAt({ 60: true, 9_000: false, 9_005: false, 9_010: true })).toEqual([]);
  });

  it('does not hang in its first minute, so one that hangs after each start is ended once a minute', () => {
    expect(hangsAt({ 10: false, 20: false, 30: false, 40: false, 50: false, 60: false })).toEqual([60]);
    expect(hangsAt({ 5: true, 15: false, 25: false, 35: false, 45: false, 55: false, 65: false })).toEqual([
      65,
    ]);
  });
});

describe('watching a process', () => {
  const limits = { everyMs: 1, answerMs: 7, silentMs: 0, youngMs: 0 };

  it('ends with its third unanswered question in a row', async () => {
    const answers = [true, false, false, true, false, false, false, true];
    const ask = async (/** @type {number} */ withinMs) => withinMs === 7 && (answers.shift() ?? false);
    expect(await silenceOf(ask, limits, new AbortController().signal)).toBeGreaterThanOrEqual(0);
    expect(answers).toEqual([true]);
  });

  it('ends when the process ends', async () => {
    const ended = new AbortController();
    const watched = silenceOf(() => Promise.resolve(true), limits, ended.signal);
    ended.abort();
    expect(await watched).toBeUndefined();
  });
});
