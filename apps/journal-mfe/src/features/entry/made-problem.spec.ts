import type { AnswerProblem } from '@word-unfolded/answers';
import { madeProblemText } from './made-problem.js';

const problem = (code: string, text = ''): AnswerProblem => ({ code, text, resetsAt: undefined });

describe('why nothing could be written from an entry', () => {
  it.each([
    ['devotional', 'Unable to generate scripture reflection', 'No se pudo generar la reflexión'],
    ['study-guide', 'Failed to generate study guide', 'No se pudo generar la guía de estudio'],
    ['quote', 'Failed to generate quote', 'No se pudo generar la cita'],
  ] as const)('is said as what has failed: %s', (type, english, spanish) => {
    for (const code of ['PROVIDER_FAILED', 'STREAM_INTERRUPTED', 'INTERNAL'])
      expect([
        madeProblemText(type, problem(code), 'en'),
        madeProblemText(type, problem(code), 'es'),
      ]).toEqual([english, spanish]);
  });

  it('is the lack of a network, too many requests, or what the server says of the limits of a day', () => {
    expect(madeProblemText('quote', problem('OFFLINE'), 'en')).toBe('Cannot add content while offline');
    expect(madeProblemText('quote', problem('RATE_LIMITED'), 'en')).toBe(
      'Rate limit exceeded. Please try again later',
    );
    expect(madeProblemText('quote', problem('DAILY_LIMIT', 'Nothing is left'), 'en')).toBe('Nothing is left');
  });
});
