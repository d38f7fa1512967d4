import { Schema, type Connection, type Model } from 'mongoose';

/** That an account's owner has signed in on a device. */
export type KnownDeviceRecord = {
  readonly ownerId: string;
  /** SHA-256 of the mark that was left on the device. */
  readonly markDigest: string;
  readonly expiresAt: Date;
};

const schema = new Schema<KnownDeviceRecord>(
  {
    ownerId: { type: String, required: true },
    markDigest: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'known_devices', versionKey: false },
);

/** Sign-in asks whether a device is known; at sign-in the mark changes for everyone who uses the device. */
schema.index({ markDigest: 1, ownerId: 1 }, { unique: true });
/** A new password makes every device of its owner unknown. */
schema.index({ ownerId: 1 });
/** Who has not signed in for a year is not known any more. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function knownDeviceModel(connection: Connection): Model<KnownDeviceRecord> {
  return connection.model<KnownDeviceRecord>('KnownDevice', schema);
}
