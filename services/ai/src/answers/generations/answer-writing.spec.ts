import { AppError, type MeteredSubject } from '@word-unfolded/contracts';
import type { Logger } from '@word-unfolded/service-kit';
import type { AnswerGenerator } from '../../generators/answer-generator.js';
import type { GenerationRequest, StoredAnswer } from '../answer-store.js';
import type { AnswerStores } from '../answer-stores.js';
import { AnswerTimes } from '../answer-times.js';
import type { AnswerCharge } from './answer-charge.js';
import { AnswerWriting } from './answer-writing.js';
import { Generation } from './generation.js';
import type { Replicas } from './replicas.js';
import type { GenerationStore } from './generation-store.js';
import { GenerationLostError, type Ending, type PreparedRun } from './run.js';

const subject: MeteredSubject = { kind: 'reader', id: 'a'.repeat(24), tier: 'free', role: 'user' };
const request: GenerationRequest = {
  answerId: 'b'.repeat(24),
  subject,
  task: { kind: 'chat', language: 'en', question: 'Who was Boaz?' },
};
const run = { prepared: { note: 'null' }, promptContext: {} } as PreparedRun;
const complete: Ending = { status: 'complete', tokens: 7 };

const named = (name: string) => Object.assign(new Error(name), { name });
const coded = (code: number) => Object.assign(named('MongoServerError'), { code });

/** Ends an answer whose store fails with these errors, one at each attempt, and then succeeds. */
async function ended(failures: readonly Error[], ending = complete, isOwn = true) {
  const done: string[] = [];
  let tries = 0;
  const store = (): Promise<StoredAnswer> => {
    const failure = failures[tries];
    tries += 1;
    return failure ? Promise.reject(failure) : Promise.resolve({ messageId: 'kept' });
  };
  const note = (what: string) => (): Promise<void> => {
    done.push(what);
    return Promise.resolve();
  };
  const live = new Generation(request.answerId, 'reader');
  const subject = new AnswerWriting(
    { writerOf: () => ({ kind: 'model', name: 'a model' }) } as unknown as AnswerGenerator,
    { of: () => ({ store }) } as unknown as AnswerStores,
    {
      settle: (_request: GenerationRequest, _run: PreparedRun, { status }: Ending) =>
        note(status === 'complete' ? 'charged' : 'released')(),
    } as unknown as AnswerCharge,
    {
      beginEnding: () => Promise.resolve(isOwn),
      append: () => Promise.resolve('added'),
      finish: note('finished'),
    } as unknown as GenerationStore,
    { own: 'this one' } as unknown as Replicas,
    new AnswerTimes(),
    { warn: () => done.push('again'), error: () => done.push('given up') } as unknown as Logger,
  );
  const finishing = subject.end(request, live, run, ending);
  const failed: unknown = await finishing.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { done, tries, end: live.end?.event, failed };
}

describe('AnswerWriting at the end of an answer', () => {
  it.each([
    ['a refusal, such as for a deleted conversation', AppError.of('CONVERSATION_NOT_FOUND')],
    ['a value that does not match its schema', named('ZodError')],
    ['a note that cannot be parsed', named('SyntaxError')],
    ['a document that the model rejects', named('ValidationError')],
    ['a document that is too large', coded(10334)],
    ['a document that the database rejects', coded(121)],
  ])('does not store the answer again after %s', async (_, error) => {
    const { done, tries, end } = await ended([error]);
    expect({ done, tries }).toEqual({ done: ['charged', 'given up', 'finished'], tries: 1 });
    expect(end).toMatchObject({ type: 'complete', tokens: 7 });
  });

  it.each([
    ['a database that is away', named('MongoNetworkError')],
    ['a service that is away', AppError.of('SERVICE_UNAVAILABLE')],
    ['a disk that is full', AppError.of('STORAGE_FULL')],
    ['a write conflict', coded(112)],
    ['an unexpected error', named('Error')],
  ])('retries until the answer is stored after %s', async (_, error) => {
    const { done, tries, end } = await ended([error, error]);
    expect({ done, tries }).toEqual({ done: ['charged', 'again', 'again', 'finished'], tries: 3 });
    expect(end).toMatchObject({ type: 'complete', messageId: 'kept' });
  });

  it.each<Ending>([
    { status: 'failed', code: 'PROVIDER_FAILED', params: {} },
    { status: 'stopped', tokens: 3 },
  ])('charges nothing when the answer is $status', async (ending) => {
    expect((await ended([], ending)).done).toEqual(['released', 'finished']);
  });

  it('throws GenerationLostError when another replica has taken over', async () => {
    const { done, failed } = await ended([], complete, false);
    expect(done).toEqual([]);
    expect(failed).toBeInstanceOf(GenerationLostError);
  });
});
