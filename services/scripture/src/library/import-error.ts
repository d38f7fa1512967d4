/** The reason why the library cannot be imported, in one sentence for the operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
