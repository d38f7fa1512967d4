import type { AnswerProblem } from '@word-unfolded/answers';
import { generationErrorText } from './generation-error.js';

const problem = (code: string, text = ''): AnswerProblem => ({ code, text, resetsAt: undefined });

describe('the error of a generation from an entry', () => {
  it.each([
    ['devotional', 'Unable to generate scripture reflection', 'No se pudo generar la reflexión'],
    ['study-guide', 'Failed to generate study guide', 'No se pudo generar la guía de estudio'],
    ['quote', 'Failed to generate quote', 'No se pudo generar la cita'],
  ] as const)('names the content type that failed: %s', (type, english, spanish) => {
    for (const code of ['PROVIDER_FAILED', 'STREAM_INTERRUPTED', 'INTERNAL'])
      expect([
        generationErrorText(type, problem(code), 'en'),
        generationErrorText(type, problem(code), 'es'),
      ]).toEqual([english, spanish]);
  });

  it('names a missing network, too many requests, or the daily limit as the server reports it', () => {
    expect(generationErrorText('quote', problem('OFFLINE'), 'en')).toBe('Cannot add content while offline');
    expect(generationErrorText('quote', problem('RATE_LIMITED'), 'en')).toBe(
      'Rate limit exceeded. Please try again later',
    );
    expect(generationErrorText('quote', problem('DAILY_LIMIT', 'Nothing is left'), 'en')).toBe(
      'Nothing is left',
    );
  });
});
