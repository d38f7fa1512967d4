import { AppError } from '@word-unfolded/contracts';
import { eventOfEnd, eventOfFailure, failureText } from './job-end.js';

describe('the failure of a job', () => {
  it('preserves the code and the values of an error of ours', () => {
    const refused = AppError.with('HTTP_ERROR', { status: 418 }, { cause: new Error('a {teapot}') });
    expect(failureText(refused)).toContain('a {teapot}');
    expect(eventOfFailure(failureText(refused))).toEqual({
      type: 'failed',
      code: 'HTTP_ERROR',
      params: { status: 418 },
    });
  });

  it.each([
    'connect ECONNREFUSED 10.0.0.7',
    'job stalled more than allowable limit',
    'TOKEN {"secret":1}',
    '',
  ])('tells its owner nothing of %j', (text) => {
    expect(eventOfFailure(failureText(new Error(text)))).toEqual({ type: 'failed', code: 'JOB_FAILED' });
  });
});

describe('the end of a job', () => {
  it('is done for a job of an earlier version, which stored none', () => {
    expect(eventOfEnd(null)).toEqual({ type: 'done', outcome: undefined });
  });
});
