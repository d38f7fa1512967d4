/** A response as this device stores it. */
export type StoredAnswer = {
  /** The request, and the owner of the response. */
  readonly key: string;
  /** An account, or EVERYONE for public data. */
  readonly owner: string;
  /** When it was received, in milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
};

/** A store for responses. A failure counts as a miss: a cache never breaks a page. */
export type AnswerStore = {
  readonly read: (key: string) => Promise<StoredAnswer | undefined>;
  /** When storage is full, the oldest response is evicted (specification, section 9). */
  readonly write: (answer: StoredAnswer) => Promise<void>;
  /** Removes every response of other owners. */
  readonly storeOnly: (owner: string) => Promise<void>;
};
