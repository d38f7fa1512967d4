import { finishStep, takeStep, type OwnMapping } from './own-mapping.js';
import { wayOf } from './way.js';

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

describe('the way through a mapping', () => {
  it('begins at the first step; the others follow in order', () => {
    expect(wayOf(NEW)).toEqual({
      standings: { 1: 'now', 2: 'next', 3: 'locked', 4: 'locked', 5: 'locked' },
      now: 1,
      minutesLeft: 15,
    });
  });

  it('stays at a step that is written until the reader has finished it', () => {
    const written = write(NEW, 1);
    expect(wayOf(written).now).toBe(1);
    expect(wayOf(finishStep(written, 1))).toMatchObject({ now: 2, minutesLeft: 12 });
  });

  it('has come as far as what was written on another device', () => {
    expect(wayOf(write(write(NEW, 1), 2))).toMatchObject({ standings: { 1: 'done', 2: 'now', 3: 'next' } });
  });

  it('does not pass a step that nobody has written', () => {
    expect(wayOf({ ...NEW, finished: 4 }).now).toBe(1);
  });

  it('ends with the last step', () => {
    const all = ([1, 2, 3, 4, 5] as const).reduce((mapping, step) => write(mapping, step), NEW);
    expect(wayOf(finishStep(all, 5))).toMatchObject({ now: undefined, minutesLeft: 0 });
  });
});

describe('a step that is written anew', () => {
  const three = write(write(write(NEW, 1), 2), 3);

  it('leaves the later ones as they are, and says that they rest on an older text', () => {
    const anew = write(three, 2, 'Another text.');
    expect(anew.steps.map(({ content, isStale }) => [content, isStale])).toEqual([
      ['Step 1.', false],
      ['Another text.', false],
      ['Step 3.', true],
    ]);
  });

  it('changes nothing for them when its text has not changed', () => {
    expect(write(three, 2).steps.every(({ isStale }) => !isStale)).toBe(true);
  });
});
