import { parseInput } from '../errors/validation.js';
import type { AppError } from '../errors/app-error.js';
import { errorText } from '../errors/registry.js';
import { generatePlanRoute } from './generate-plan.js';

const FORM = { topic: 'hope', length: 7, dailyTime: '15min', startDate: '2026-11-23' };

/** The first text, and the fields with a problem, of a request. */
function refused(change: object, language: 'en' | 'es' = 'en') {
  try {
    parseInput(generatePlanRoute.body!, { ...FORM, ...change });
  } catch (error) {
    const { code, params, details = [] } = error as AppError;
    return [errorText(code, language, params), ...details.map(({ field }) => field)];
  }
  return undefined;
}

describe('the request of a plan', () => {
  it.each([
    [{}, undefined],
    [{ length: undefined }, ['Duration is required', 'length']],
    [{ length: 400 }, ['A plan has 7, 14, 30 or 90 days', 'length']],
    [{ length: '7' }, ['A plan has 7, 14, 30 or 90 days', 'length']],
    [{ dailyTime: '' }, ['Daily time is required', 'dailyTime']],
    [{ dailyTime: '60min' }, ['Daily time is 15, 30 or 45 minutes', 'dailyTime']],
    [{ topic: ' ' }, ['Theme is required', 'topic']],
    [{ topic: ' a ' }, ['Theme must be at least 2 characters', 'topic']],
    [{ topic: 'a'.repeat(10_000) }, ['Theme must be no more than 100 characters', 'topic']],
  ])('is refused with the problem of %j', (change, problem) => {
    expect(refused(change)).toEqual(problem);
  });

  it('is refused in Spanish too', () => {
    expect(refused({ length: 400 }, 'es')).toEqual(['Un plan tiene 7, 14, 30 o 90 días', 'length']);
  });
});
