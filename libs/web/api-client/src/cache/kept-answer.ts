/** An answer as this device keeps it. */
export type KeptAnswer = {
  /** The question, and whose answer it is. */
  readonly key: string;
  /** An account, or EVERYONE for what is the same for all. */
  readonly owner: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
};

/** Where answers are kept. What fails in it is as if nothing had been kept: a cache never breaks a page. */
export type AnswerStore = {
  readonly read: (key: string) => Promise<KeptAnswer | undefined>;
  /** On full storage the oldest answer makes room (specification, section 9). */
  readonly write: (answer: KeptAnswer) => Promise<void>;
  /** Removes every answer that is not this owner's. */
  readonly keepOnly: (owner: string) => Promise<void>;
};
