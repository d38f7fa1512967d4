import { createIndexedEditions } from '../storage/indexed-editions.js';
import type { Numbered, WorkerAnswer, WorkerQuestion } from './protocol.js';
import { ScriptureDesk } from './scripture-desk.js';

/** The texts on this device are unpacked and searched beside the page, so that it never stands still. */
const desk = new ScriptureDesk(createIndexedEditions());

globalThis.addEventListener('message', (event: MessageEvent<Numbered<WorkerQuestion>>) => {
  const { number, content } = event.data;
  void desk.answer(content).then((answer) => {
    const numbered: Numbered<WorkerAnswer> = { number, content: answer };
    globalThis.postMessage(numbered);
  });
});
