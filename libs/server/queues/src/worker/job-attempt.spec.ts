import { defineQueue } from '@word-unfolded/contracts';
import { z } from 'zod';
import { JobAttempt } from './job-attempt.js';

const LetterQueue = defineQueue({
  name: 'letters',
  worker: 'journal',
  job: z.object({ to: z.string(), stamp: z.object({ cents: z.number() }) }),
  pausesMs: [],
});

it('a job of another shape fails with its name and what does not match, and without its content', async () => {
  const attempt = new JobAttempt({ contract: LetterQueue } as never, {} as never, {} as never);
  const job = { to: 5, stamp: { cents: 'a secret' } };
  const made = attempt.make({ id: 'id-broken', data: { job }, opts: {} } as never);
  await expect(made).rejects.toMatchObject({
    name: 'UnrecoverableJobError',
    message: 'job broken does not match the schema of the queue letters: to, stamp.cents',
  });
});
