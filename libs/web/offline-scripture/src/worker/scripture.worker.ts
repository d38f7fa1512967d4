import { createIndexedEditions } from '../storage/indexed-editions.js';
import type { Numbered, WorkerAnswer, WorkerQuestion } from './protocol.js';
import { ScriptureWorkerContext } from './scripture-worker-context.js';

/** The worker that unpacks and searches the texts on this device, so that the page never blocks. */
const workerContext = new ScriptureWorkerContext(createIndexedEditions());

globalThis.addEventListener('message', (event: MessageEvent<Numbered<WorkerQuestion>>) => {
  const { number, content } = event.data;
  void workerContext.answer(content).then((answer) => {
    const numbered: Numbered<WorkerAnswer> = { number, content: answer };
    globalThis.postMessage(numbered);
  });
});
