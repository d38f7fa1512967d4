import type { Numbered, WorkerAnswer, WorkerQuestion } from './protocol.js';

/** The path of the worker in the shell's build. */
const WORKER = '/offline-scripture.js';

export type AskWorker = (question: WorkerQuestion) => Promise<WorkerAnswer>;

/**
 * Sends a request to the worker of this page, which starts with the first request. A crash rejects the pending
 * requests, and the next one starts a new worker.
 */
export function createWorkerLine(start: () => Worker = () => new Worker(WORKER)): AskWorker {
  let worker: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();

  function begin(): Worker {
    const begun = start();
    begun.onmessage = ({ data }: MessageEvent<Numbered<WorkerAnswer>>) => {
      waiting.get(data.number)?.(data.content);
      waiting.delete(data.number);
    };
    begun.onerror = () => {
      for (const settle of waiting.values()) settle({ problem: 'interrupted' });
      waiting.clear();
      worker = undefined;
    };
    return begun;
  }

  return (content) =>
    new Promise((resolve) => {
      worker ??= begin();
      next += 1;
      waiting.set(next, resolve);
      const question: Numbered<WorkerQuestion> = { number: next, content };
      worker.postMessage(question);
    });
}
