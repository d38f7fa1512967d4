/** A call that will not be answered: the replica that had it died or is silent, or NATS lost the call or its response. */
export class LostCall extends Error {
  override readonly name = 'LostCall';

  /** @param elsewhere the subject of another replica that can take the call; undefined: NATS may choose one */
  constructor(readonly elsewhere?: string) {
    super('The call was lost.');
  }
}

/** Nobody subscribes to the subject of a call: no replica of the service runs. */
export class NoReplicaError extends Error {
  override readonly name = 'NoReplicaError';
}
