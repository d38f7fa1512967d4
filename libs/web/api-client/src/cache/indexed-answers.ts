import type { AnswerStore, KeptAnswer } from './kept-answer.js';

const STORE = 'answers';
const BY_AGE = 'at';

/** Answers beyond this number push out the oldest: enough for a reader's day, far below any quota. */
const MOST_ANSWERS = 1_000;

/** A place for answers, and when it has become too much. */
export type AnswerPlace = {
  /** Name of the database (specification, section 9; decisions, "Growing data does not live in localStorage"). */
  readonly database: string;
  /** The keys of what must go, told after each answer that was kept; without it the oldest go beyond a number. */
  readonly overflow?: (kept: readonly KeptAnswer[]) => readonly string[];
};

/** Answers in IndexedDB, which all tabs share. Where there is none, nothing is kept. */
export function createIndexedAnswers(
  { database, overflow }: AnswerPlace,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): AnswerStore {
  let opened: Promise<IDBDatabase> | undefined;

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    if (!factory) throw new Error('This browser has no IndexedDB');
    opened ??= open(factory, database).catch((error: unknown) => {
      opened = undefined; // perhaps it works later, such as when private browsing is left
      throw error;
    });
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  }

  async function put(answer: KeptAnswer): Promise<void> {
    const answers = await store('readwrite');
    await resultOf(answers.put(answer));
    if (overflow) return removeKeys(answers, overflow);
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

function open(factory: IDBFactory, database: string): Promise<IDBDatabase> {
  const request = factory.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_AGE, BY_AGE);
  };
  return resultOf(request);
}

async function removeOldest(answers: IDBObjectStore): Promise<void> {
  const cursor = await resultOf(answers.index(BY_AGE).openCursor());
  if (cursor) await resultOf(cursor.delete());
}

async function removeKeys(
  answers: IDBObjectStore,
  overflow: NonNullable<AnswerPlace['overflow']>,
): Promise<void> {
  const kept: KeptAnswer[] = [];
  await removeWhere(answers, (answer) => {
    kept.push(answer);
    return false;
  });
  const unwanted = new Set(overflow(kept));
  if (unwanted.size > 0) await removeWhere(answers, ({ key }) => unwanted.has(key));
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
