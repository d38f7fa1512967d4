/** Only the user who started the server may access the files of a data folder. */
export const OWNER_ONLY_FOLDER = 0o700;
export const OWNER_ONLY_FILE = 0o600;

/** LMDB's names of the data file and of the lock file that synchronises writers. */
export const DATA_FILE = 'data.mdb';
export const LOCK_FILE = 'lock.mdb';
/** This server's own file: see Witness. */
export const WITNESS_FILE = 'data.witness';
