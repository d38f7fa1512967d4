import type { BsonDocument, BsonValue } from '../bson/value.js';

type Target = { readonly database: string; readonly collection: string };

/** Something that a commit has done (manual, "Change Events"). */
export type ChangeEvent = Target &
  (
    | { readonly kind: 'insert'; readonly id: BsonValue; readonly document: BsonDocument }
    | {
        readonly kind: 'update' | 'replace';
        readonly id: BsonValue;
        readonly document: BsonDocument;
        readonly before: BsonDocument;
      }
    | { readonly kind: 'delete'; readonly id: BsonValue }
    | { readonly kind: 'drop' }
    | { readonly kind: 'rename'; readonly to: Target }
    | { readonly kind: 'dropDatabase' }
  );

/** Tells those who listen of what is committed, in the order of the commits. */
export class ChangeFeed {
  private readonly listeners = new Set<(event: ChangeEvent) => void>();

  /** Whether anybody listens: events are not even made where nobody does. */
  get isHeard(): boolean {
    return this.listeners.size > 0;
  }

  /** @returns what ends the subscription */
  subscribe(listener: (event: ChangeEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(event: ChangeEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
