import type { AnswerStore, KeptAnswer } from './kept-answer.js';

/** Name of the database (specification, section 9; decisions, "Growing data does not live in localStorage"). */
const DATABASE = 'apiCache';
const STORE = 'answers';
const BY_AGE = 'at';

/** Answers beyond this number push out the oldest: enough for a reader's day, far below any quota. */
const MOST_ANSWERS = 1_000;

/** Answers in IndexedDB, which all tabs share. Where there is none, nothing is kept. */
export function createIndexedAnswers(factory: IDBFactory | undefined = globalThis.indexedDB): AnswerStore {
  let opened: Promise<IDBDatabase> | undefined;

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    if (!factory) throw new Error('This browser has no IndexedDB');
    opened ??= open(factory).catch((error: unknown) => {
      opened = undefined; // perhaps it works later, such as when private browsing is left
      throw error;
    });
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  }

  async function put(answer: KeptAnswer): Promise<void> {
    const answers = await store('readwrite');
    await resultOf(answers.put(answer));
    if ((await resultOf(answers.count())) > MOST_ANSWERS) await removeOldest(answers);
  }

  return {
    read: (key) =>
      store('readonly')
        .then((answers) => resultOf(answers.get(key) as IDBRequest<KeptAnswer | undefined>))
        .catch(() => undefined),
    write: (answer) =>
      put(answer)
        .catch(async () => {
          await removeOldest(await store('readwrite'));
          await put(answer);
        })
        .catch(() => undefined),
    keepOnly: (owner) =>
      store('readwrite')
        .then((answers) => removeWhere(answers, (answer) => answer.owner !== owner))
        .catch(() => undefined),
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_AGE, BY_AGE);
  };
  return resultOf(request);
}

async function removeOldest(answers: IDBObjectStore): Promise<void> {
  const cursor = await resultOf(answers.index(BY_AGE).openCursor());
  if (cursor) await resultOf(cursor.delete());
}

function removeWhere(answers: IDBObjectStore, isUnwanted: (answer: KeptAnswer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = answers.openCursor();
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      if (isUnwanted(cursor.value as KeptAnswer)) cursor.delete();
      cursor.continue();
    };
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
