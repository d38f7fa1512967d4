/**
 * The order in which the data of a deleted account is erased. `work` stops what still runs for it, such as answers and
 * jobs. `linked` is what only its documents lead to, such as files that are named by their content: while it fails, no
 * `rows` are erased. `rows` are the documents, and keys of Redis. `files` are named by the account, so that they are found without documents.
 */
export const ERASURE_PHASES = ['work', 'linked', 'rows', 'files'] as const;

export type ErasurePhase = (typeof ERASURE_PHASES)[number];

/**
 * A kind of data that is erased together with the account of its owner ([docs/erasure.md](../../../../../docs/erasure.md)).
 * A provider that extends it takes part; nothing registers it. Documents with an `ownerId` take part without one.
 */
export abstract class ErasureParticipant {
  /** Unique in the service. It is stored in checkpoints, so it must never change. */
  abstract readonly name: string;
  abstract readonly phase: ErasurePhase;

  /**
   * Erases some data of a deleted account, in a second or so. It is called until it returns true, and once more after
   * all writes have ended that may have begun before the deletion. It may be killed at any point and called again, by
   * another replica too, so what it has erased is all that it may remember.
   *
   * @param owner the id of the account
   * @returns whether nothing is left
   * @throws any error, to be called again later
   */
  abstract eraseBatch(owner: string): Promise<boolean>;
}
