/** The version that the server reports: MongoDB 7.0, whose behaviour it follows. */
export const SERVER_VERSION = '7.0.0';
export const VERSION_ARRAY = [7, 0, 0, 0];
/** The wire protocol of that version (driver specifications, "Wire Version"). */
export const MAX_WIRE_VERSION = 21;
export const STORAGE_ENGINE = 'lmdb';
