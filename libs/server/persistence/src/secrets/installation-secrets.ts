import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '../duplicate-key.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { installationSecretModel, type InstallationSecretRecord } from './installation-secret.schema.js';

const SECRET_BYTES = 32;

/** The purpose of a secret. */
export type SecretPurpose =
  'names in Redis' | 'emails in Redis' | 'mailed links' | 'used trials' | 'push messages';

/**
 * The secrets of a service in this installation: generated once, stored in its database, and shared by all its
 * processes.
 *
 * The driver's collection is used, because queries of a model join the transaction of the request that needs a secret
 * first: the secret would be known here and stored nowhere if that transaction is rolled back, and every request that
 * waits for it would fail if another process creates it at the same time.
 */
@Injectable()
export class InstallationSecrets {
  private readonly secrets: Collection<InstallationSecretRecord>;
  private readonly known = new Map<SecretPurpose, Promise<Buffer>>();

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    const { collection } = installationSecretModel(connection);
    this.secrets = connection.collection<InstallationSecretRecord>(collection.collectionName);
  }

  /** @returns 32 bytes; @throws the errors of the database; the next call tries again */
  of(purpose: SecretPurpose): Promise<Buffer> {
    const known = this.known.get(purpose);
    if (known) return known;
    const reading = this.read(purpose);
    this.known.set(purpose, reading);
    reading.catch(() => this.known.delete(purpose));
    return reading;
  }

  private async read(purpose: SecretPurpose): Promise<Buffer> {
    const present = await this.find(purpose);
    if (present) return present;
    try {
      await this.secrets.insertOne({ _id: purpose, secret: randomBytes(SECRET_BYTES).toString('base64url') });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error; // Another process was faster.
    }
    const made = await this.find(purpose);
    if (!made) throw new Error(`the secret for ${purpose} was not stored`);
    return made;
  }

  private async find(purpose: SecretPurpose): Promise<Buffer | undefined> {
    const record = await this.secrets.findOne({ _id: purpose });
    return record ? Buffer.from(record.secret, 'base64url') : undefined;
  }
}
