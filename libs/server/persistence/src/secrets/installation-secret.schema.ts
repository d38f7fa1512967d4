import { Schema, type Connection, type Model } from 'mongoose';

/** A secret that the installation generates on first use. */
export type InstallationSecretRecord = {
  /** The purpose of the secret. */
  readonly _id: string;
  /** 256 random bits, in base64url. */
  readonly secret: string;
};

const schema = new Schema<InstallationSecretRecord>(
  { _id: { type: String, required: true }, secret: { type: String, required: true } },
  { collection: 'installation_secrets', versionKey: false },
);

export function installationSecretModel(connection: Connection): Model<InstallationSecretRecord> {
  return connection.model<InstallationSecretRecord>('InstallationSecret', schema);
}
