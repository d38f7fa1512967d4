import { finishStep, takeStep, type OwnMapping } from './own-mapping.js';
import { progressOf } from './progress.js';

const AT = '2026-03-01T10:00:00.000Z';
const WRITER = { kind: 'study-engine', name: 'Study engine' } as const;

const NEW: OwnMapping = {
  id: 'a'.repeat(24),
  reference: 'Ruth 1:16–17',
  osis: 'Ruth.1.16-Ruth.1.17',
  translationId: 'INV',
  language: 'en',
  createdAt: AT,
  updatedAt: AT,
  steps: [],
  finished: 0,
};

const write = (mapping: OwnMapping, step: 1 | 2 | 3 | 4 | 5, content = `Step ${step}.`) =>
  takeStep(mapping, { step, content, writer: WRITER }, AT);

describe('the progress of a mapping', () => {
  it('starts at the first step and continues in order', () => {
    expect(progressOf(NEW)).toEqual({
      statuses: { 1: 'now', 2: 'next', 3: 'locked', 4: 'locked', 5: 'locked' },
      now: 1,
      minutesLeft: 15,
    });
  });

  it('stays at a written step until the reader has finished it', () => {
    const written = write(NEW, 1);
    expect(progressOf(written).now).toBe(1);
    expect(progressOf(finishStep(written, 1))).toMatchObject({ now: 2, minutesLeft: 12 });
  });

  it('includes the steps that were written on another device', () => {
    expect(progressOf(write(write(NEW, 1), 2))).toMatchObject({
      statuses: { 1: 'done', 2: 'now', 3: 'next' },
    });
  });

  it('does not skip an unwritten step', () => {
    expect(progressOf({ ...NEW, finished: 4 }).now).toBe(1);
  });

  it('ends with the last step', () => {
    const all = ([1, 2, 3, 4, 5] as const).reduce((mapping, step) => write(mapping, step), NEW);
    expect(progressOf(finishStep(all, 5))).toMatchObject({ now: undefined, minutesLeft: 0 });
  });
});

describe('a rewritten step', () => {
  const three = write(write(write(NEW, 1), 2), 3);

  it('keeps the later steps, and marks them as based on an older text', () => {
    const anew = write(three, 2, 'Another text.');
    expect(anew.steps.map(({ content, isStale }) => [content, isStale])).toEqual([
      ['Step 1.', false],
      ['Another text.', false],
      ['Step 3.', true],
    ]);
  });

  it('does not mark them when its text is unchanged', () => {
    expect(write(three, 2).steps.every(({ isStale }) => !isStale)).toBe(true);
  });
});
