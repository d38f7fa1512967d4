import type { Connection, Schema } from 'mongoose';

/** The path by which documents belong to a reader. */
export const OWNER_PATH = 'ownerId';

/** @throws AppError ACCOUNT_DELETED */
type AssertPresent = (owner: string) => Promise<void>;

/** Schemas are shared by all connections of a process, so the plugin finds the check of each connection here. */
const checks = new WeakMap<Connection, AssertPresent>();

/** From now on no document with an owner can be created on this connection whose account was deleted. */
export function refuseWritesOfErased(connection: Connection, assertPresent: AssertPresent): void {
  checks.set(connection, assertPresent);
}

type HasOwner = { readonly [OWNER_PATH]?: unknown };

/**
 * A mongoose plugin for every schema with an `ownerId`: before a document is created, whether by `save`, `insertMany`
 * or an upsert, its owner is checked. Changes of existing documents need no check, because these are erased.
 */
export function erasurePlugin(schema: Schema): void {
  if (!schema.path(OWNER_PATH)) return;
  schema.pre('save', async function () {
    if (this.isNew) await assertPresent(this.db, this.get(OWNER_PATH));
  });
  schema.pre('insertMany', async function (docs: HasOwner | readonly HasOwner[]) {
    const owners = new Set([docs].flat().map((doc) => (doc as HasOwner)[OWNER_PATH]));
    for (const owner of owners) await assertPresent(this.db, owner);
  });
  schema.pre(['findOneAndUpdate', 'updateOne', 'updateMany', 'replaceOne'], async function () {
    if (this.getOptions().upsert)
      await assertPresent(this.model.db, (this.getFilter() as HasOwner)[OWNER_PATH]);
  });
}

async function assertPresent(connection: Connection, owner: unknown): Promise<void> {
  if (typeof owner === 'string') await checks.get(connection)?.(owner);
}
