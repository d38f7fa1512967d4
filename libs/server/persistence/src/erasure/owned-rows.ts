import { ErasureParticipant } from '@word-unfolded/service-kit';
import type { Model } from 'mongoose';
import { OWNER_PATH } from './refuse-writes.js';

/** Injection token of the {@link OwnedRows} of a service. */
export const OWNED_ROWS = Symbol('owned rows');

/** Documents that are deleted at once. */
const BATCH = 500;

/** The documents of readers in a collection. */
export class OwnedRows extends ErasureParticipant {
  override readonly name: string;
  override readonly phase = 'rows';

  /** @param path the field with the id of the account */
  constructor(
    private readonly model: Model<unknown>,
    private readonly path: string,
  ) {
    super();
    this.name = `documents in ${model.collection.name}`;
  }

  /** @throws Error when the database deletes none of the documents that it has just found */
  override async eraseBatch(owner: string): Promise<boolean> {
    // By the driver: mongoose would cast an `_id` of another type than that of its schema, and delete nothing.
    const { collection } = this.model;
    const own = { [this.path]: owner };
    const found = await collection.find(own, { projection: { _id: 1 }, limit: BATCH }).toArray();
    if (found.length === 0) return true;
    const ids = found.map(({ _id }) => _id);
    const { deletedCount } = await collection.deleteMany({ ...own, _id: { $in: ids } });
    if (deletedCount === 0) throw new Error(`${this.name}: none of ${ids.length} could be deleted`);
    return found.length < BATCH;
  }
}

/**
 * The participants for all models of a service whose documents have an `ownerId`.
 *
 * @throws Error for one without an index that begins with it: each deletion would read the whole collection
 */
export function ownedRowsOf(models: readonly Model<unknown>[]): OwnedRows[] {
  return models
    .filter(({ schema }) => schema.path(OWNER_PATH))
    .map((model) => {
      if (!model.schema.indexes().some(([fields]) => Object.keys(fields)[0] === OWNER_PATH))
        throw new Error(`${model.collection.name} needs an index that begins with ${OWNER_PATH}`);
      return new OwnedRows(model, OWNER_PATH);
    });
}
