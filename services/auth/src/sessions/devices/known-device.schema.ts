import { Schema, type Connection, type Model } from 'mongoose';

/** A device on which the owner of an account has signed in. */
export type KnownDeviceRecord = {
  readonly ownerId: string;
  /** SHA-256 of the mark in the device's cookie. */
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

/** Sign-in checks whether a device is known; after it the mark changes for everyone who uses the device. */
schema.index({ markDigest: 1, ownerId: 1 }, { unique: true });
/** A new password makes every device of its owner unknown. */
schema.index({ ownerId: 1 });
/** A device without a sign-in for a year is no longer known. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function knownDeviceModel(connection: Connection): Model<KnownDeviceRecord> {
  return connection.model<KnownDeviceRecord>('KnownDevice', schema);
}
