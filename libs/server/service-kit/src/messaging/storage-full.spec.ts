import { AppError } from '@word-unfolded/contracts';
import { decodeError, encodeError } from './protocol.js';
import { withStorageFull } from './storage-full.js';

const failing = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields);
const codeOf = (error: unknown) => (withStorageFull(error) as { code?: unknown }).code;

describe('storage failure', () => {
  it.each([
    ['a file', failing({ code: 'ENOSPC' })],
    ['a quota', failing({ code: 'EDQUOT' })],
    ['the database', failing({ code: 14031, codeName: 'OutOfDiskSpace' })],
    ['Redis', failing({}, 'MISCONF Errors writing to the AOF file: No space left on device')],
    [
      'a transaction in Redis',
      failing({ previousErrors: [failing({}, 'MISCONF Errors writing')] }, 'EXECABORT'),
    ],
    ['a library that wraps it', failing({ cause: failing({ cause: failing({ code: 'ENOSPC' }) }) })],
    ['a use case that wraps it', AppError.with('INTERNAL', {}, { cause: failing({ code: 'ENOSPC' }) })],
  ])('from %s is STORAGE_FULL', (_, error) => {
    expect(codeOf(error)).toBe('STORAGE_FULL');
    expect(decodeError(JSON.parse(Buffer.from(encodeError(error)).toString())).code).toBe('STORAGE_FULL');
  });

  it('leaves every other failure unchanged, also errors that the caller can correct', () => {
    const other = failing({ code: 'ENOENT' });
    const refusal = AppError.with('ACCOUNT_NOT_FOUND', {}, { cause: failing({ code: 'ENOSPC' }) });
    for (const error of [other, refusal, undefined, 'text']) expect(withStorageFull(error)).toBe(error);
  });

  it('stops at circular causes', () => {
    const first = failing({});
    const second = failing({ cause: first });
    Object.assign(first, { cause: second });
    expect(withStorageFull(first)).toBe(first);
  });
});
