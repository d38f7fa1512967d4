import type { PlanForm } from '../../hooks/use-generation.js';
import { planFormProblems } from './plan-form-problems.js';

const FORM: PlanForm = { topic: 'hope', length: 7, dailyTime: '15min', startDate: '2026-11-23' };
const problemsOf = (change: Partial<PlanForm>, language: 'en' | 'es' = 'en') =>
  Object.fromEntries(planFormProblems({ ...FORM, ...change }, '2026-11-23', language));

describe('the plan form', () => {
  it.each([
    [{}, {}],
    [{ topic: '  ' }, { topic: 'Theme is required' }],
    [{ topic: ' a ' }, { topic: 'Theme must be at least 2 characters' }],
    [{ topic: 'a'.repeat(10_000) }, { topic: 'Theme must be no more than 100 characters' }],
    [{ length: 400 }, { length: 'Duration is required' }],
    [{ dailyTime: '' }, { dailyTime: 'Daily time is required' }],
    [{ startDate: '' }, { startDate: 'Start date is required' }],
    [{ startDate: '2026-11-22' }, { startDate: 'Start date cannot be in the past' }],
    [{ startDate: '2026-02-30' }, { startDate: 'Invalid date' }],
  ])('tells the problem of %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('tells it in Spanish', () => {
    expect(problemsOf({ topic: '', startDate: '2020-01-01' }, 'es')).toEqual({
      topic: 'El tema es obligatorio',
      startDate: 'La fecha de inicio no puede estar en el pasado',
    });
  });
});
