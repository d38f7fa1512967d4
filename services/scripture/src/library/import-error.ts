/** Why the library cannot be imported, in one sentence for the person who sets the house up. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
