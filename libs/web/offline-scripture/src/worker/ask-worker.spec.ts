import { createWorkerLine } from './ask-worker.js';
import type { Numbered, WorkerAnswer, WorkerQuestion } from './protocol.js';

/** A worker that responds only when the test says so. */
function workerThatWaits() {
  const questions: Numbered<WorkerQuestion>[] = [];
  const worker = {
    onmessage: (_: { data: Numbered<WorkerAnswer> }) => undefined as void,
    onerror: () => undefined as void,
    postMessage: (question: Numbered<WorkerQuestion>) => void questions.push(question),
  };
  return { worker, asked: questions };
}

const search = (q: string): WorkerQuestion => ({
  kind: 'search',
  search: { q, translations: ['INV'], language: 'en', page: 1, pageSize: 10 },
});

describe('the connection to the worker', () => {
  it('assigns each response to its request, in any order', async () => {
    const { worker, asked: questions } = workerThatWaits();
    const ask = createWorkerLine(() => worker as unknown as Worker);
    const [first, second] = [ask(search('one')), ask(search('two'))];
    worker.onmessage({ data: { number: questions[1]!.number, content: { problem: 'damaged' } } });
    worker.onmessage({ data: { number: questions[0]!.number, content: {} } });
    expect(await first).toEqual({});
    expect(await second).toEqual({ problem: 'damaged' });
  });

  it('reports a crashed worker, and starts another for the next request', async () => {
    const workers = [workerThatWaits(), workerThatWaits()];
    let started = 0;
    const ask = createWorkerLine(() => workers[started++]!.worker as unknown as Worker);
    const lost = ask(search('one'));
    workers[0]!.worker.onerror();
    expect(await lost).toEqual({ problem: 'interrupted' });
    void ask(search('two'));
    expect(workers[1]!.asked).toHaveLength(1);
  });
});
