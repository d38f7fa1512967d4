import { deviceDatabase } from '../device/device-database.js';
import { resultOf } from '../device/request-result.js';
import type { AnswerStore, StoredAnswer } from './stored-answer.js';

const STORE = 'answers';
const BY_AGE = 'at';

/**
 * The maximum number of responses; above it the oldest are evicted. It is enough for a reader's day, and far below any
 * quota.
 */
const MOST_ANSWERS = 1_000;

/** A store for responses, and its eviction rule. */
export type AnswerPlace = {
  /** Name of the database (specification, section 9; decisions, "Growing data does not live in localStorage"). */
  readonly database: string;
  /** Returns the keys to evict, after each stored response; without it the oldest above a number are evicted. */
  readonly overflow?: (stored: readonly StoredAnswer[]) => readonly string[];
};

/** Responses in IndexedDB, shared by all tabs. Without IndexedDB nothing is stored. */
export function createIndexedAnswers(
  { database, overflow }: AnswerPlace,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): AnswerStore {
  const { connect, connectAtLast } = deviceDatabase({
    name: database,
    factory,
    create: (created) => created.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_AGE, BY_AGE),
  });
  const answersOf = (connection: IDBDatabase, mode: IDBTransactionMode) =>
    connection.transaction(STORE, mode).objectStore(STORE);

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return answersOf(await connect(), mode);
  }

  /** Also removes the answers of a browser that opens its database late; callers do not wait for that. */
  async function storeOnly(owner: string): Promise<void> {
    const removing = connectAtLast().then((connection) =>
      removeWhere(answersOf(connection, 'readwrite'), (answer) => answer.owner !== owner),
    );
    removing.catch(() => undefined); // the caller sees the failure of one of the two below
    await connect();
    await removing;
  }

  async function put(answer: StoredAnswer): Promise<void> {
    const answers = await store('readwrite');
    await resultOf(answers.put(answer));
    if (overflow) return removeKeys(answers, overflow);
    if ((await resultOf(answers.count())) > MOST_ANSWERS) await removeOldest(answers);
  }

  return {
    read: (key) =>
      store('readonly')
        .then((answers) => resultOf(answers.get(key) as IDBRequest<StoredAnswer | undefined>))
        .catch(() => undefined),
    write: (answer) =>
      put(answer)
        .catch(async () => {
          await removeOldest(await store('readwrite'));
          await put(answer);
        })
        .catch(() => undefined),
    storeOnly: (owner) => storeOnly(owner).catch(() => undefined),
  };
}

async function removeOldest(answers: IDBObjectStore): Promise<void> {
  const cursor = await resultOf(answers.index(BY_AGE).openCursor());
  if (cursor) await resultOf(cursor.delete());
}

async function removeKeys(
  answers: IDBObjectStore,
  overflow: NonNullable<AnswerPlace['overflow']>,
): Promise<void> {
  const stored: StoredAnswer[] = [];
  await removeWhere(answers, (answer) => {
    stored.push(answer);
    return false;
  });
  const unwanted = new Set(overflow(stored));
  if (unwanted.size > 0) await removeWhere(answers, ({ key }) => unwanted.has(key));
}

function removeWhere(answers: IDBObjectStore, isUnwanted: (answer: StoredAnswer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = answers.openCursor();
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      if (isUnwanted(cursor.value as StoredAnswer)) cursor.delete();
      cursor.continue();
    };
  });
}
