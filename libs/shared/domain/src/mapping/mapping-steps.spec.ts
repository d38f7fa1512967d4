import {
  isMappingStep,
  isStepStale,
  isStepUnlocked,
  MAPPING_STEPS,
  nextMappingStep,
  withStep,
  type MadeStep,
  type MappingStep,
} from './mapping-steps.js';

const made = (step: MappingStep, answerId: string, madeFrom: string[] = []): MadeStep => ({
  step,
  answerId,
  madeFrom,
});

const three = [made(1, 'a'), made(2, 'b', ['a']), made(3, 'c', ['a', 'b'])];
const stale = (steps: readonly MadeStep[]) =>
  steps.filter((step) => isStepStale(step, steps)).map(({ step }) => step);

describe('the steps of a mapping', () => {
  it('are unlocked in order', () => {
    const unlocked = (steps: readonly MadeStep[]) => MAPPING_STEPS.filter((n) => isStepUnlocked(n, steps));
    expect(unlocked([])).toEqual([1]);
    expect(unlocked(three)).toEqual([1, 2, 3, 4]);
    expect(unlocked([made(2, 'b')])).toEqual([1]);
    expect(unlocked(MAPPING_STEPS.map((n) => made(n, String(n))))).toEqual([1, 2, 3, 4, 5]);
  });

  it('lead to the first step that is not generated yet', () => {
    expect(nextMappingStep([])).toBe(1);
    expect(nextMappingStep(three)).toBe(4);
    expect(nextMappingStep(MAPPING_STEPS.map((step) => ({ step })))).toBeUndefined();
  });

  it('are current when no earlier step was generated again', () => {
    expect(stale(three)).toEqual([]);
  });

  it('stay, marked as outdated, when an earlier step is generated again', () => {
    const anew = withStep(three, made(2, 'B', ['a']));
    expect(anew.map(({ answerId }) => answerId)).toEqual(['a', 'B', 'c']);
    expect(stale(anew)).toEqual([3]);
    expect(stale(withStep(anew, made(3, 'C', ['a', 'B'])))).toEqual([]);
    expect(stale(withStep(three, made(1, 'A')))).toEqual([2, 3]);
  });

  it('are outdated when an earlier step was replaced while they were generated', () => {
    expect(stale(withStep(withStep(three, made(2, 'B', ['a'])), made(3, 'C', ['a', 'b'])))).toEqual([3]);
  });

  it('are five', () => {
    expect([0, 1, 5, 6, 1.5, '1', Number.NaN, null].filter(isMappingStep)).toEqual([1, 5]);
  });
});
