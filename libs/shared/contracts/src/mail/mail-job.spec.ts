import { mailJob } from './mail-job.js';

describe('a queued email', () => {
  it('is read, even if an earlier build queued it', () => {
    const values = { name: 'Ana', path: '/reset-password/x' };
    const job = { to: 'ana@example.org', language: 'en' };
    const expected = { ...job, content: { template: 'reset-password', values } };
    expect(mailJob.parse(expected)).toEqual(expected);
    expect(mailJob.parse({ ...job, content: { letter: 'reset-password', values } })).toEqual(expected);
  });
});
