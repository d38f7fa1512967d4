/** The files of a data folder are damaged or foreign. The server does not start with them. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';

  /** @param what a description of the damage, for the operator */
  constructor(file: string, what: string) {
    super(
      `The data in ${file} is damaged: ${what}. Nothing was changed. Restore the folder from a backup, ` +
        'or move it away to begin with no data.',
    );
  }
}
