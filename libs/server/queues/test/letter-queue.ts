import { Injectable, Module, type Type } from '@nestjs/common';
import { defineQueue, followJobOf, type JobEvent, type JobOwner } from '@word-unfolded/contracts';
import {
  JobsModule,
  QueueModule,
  worksOn,
  type JobHandler,
  type JobQueue,
  type WorkerOptions,
} from '@word-unfolded/queues';
import { ContractClient, type RunningService } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** A second kind of job: one that somebody waits for, with progress and an outcome. */
export const LetterQueue = defineQueue({
  name: 'letters',
  worker: 'journal',
  job: z.object({ to: z.string().min(1) }),
  outcome: z.object({ deliveredTo: z.string() }),
  pausesMs: [20],
  deadlineMs: 30_000,
  outcomeSeconds: 60,
  cancelWhenNobodyWaits: { graceMs: 200 },
});

export type LetterHandler = JobHandler<typeof LetterQueue>;

/** A module that begins letters, answers the messages about them, and writes them if it has a handler. */
export function letterModule(handle?: LetterHandler['handle'], options?: WorkerOptions): Type {
  @Injectable()
  class Writer {
    handle = handle!;
  }

  @Module({
    imports: [QueueModule.of(LetterQueue), JobsModule.of('journal', [LetterQueue])],
    providers: handle ? [Writer, worksOn(LetterQueue, Writer, { concurrency: 1, ...options })] : [],
  })
  class LetterModule {}
  return LetterModule;
}

export const letterQueue = (service: RunningService) =>
  service.app.get<JobQueue<typeof LetterQueue>>('queue letters', { strict: false });

export const reader = (letter: string): JobOwner => ({ kind: 'reader', id: letter.repeat(24) });

/** Follows a job as the gateway does, and collects its events. */
export function follow(
  service: RunningService,
  owner: JobOwner,
  id: string,
): { readonly events: JobEvent[]; readonly end: Promise<JobEvent | undefined>; readonly leave: () => void } {
  const events: JobEvent[] = [];
  const leaving = new AbortController();
  const client = service.app.get(ContractClient, { strict: false });
  const read = async () => {
    const request = { owner, jobId: `letters.${id}` };
    for await (const event of client.stream(followJobOf('journal'), request, { signal: leaving.signal }))
      events.push(event);
    return events.at(-1);
  };
  const end = read();
  end.catch(() => {}); // a test that leaves does not wait for the end
  return { events, end, leave: () => leaving.abort() };
}
