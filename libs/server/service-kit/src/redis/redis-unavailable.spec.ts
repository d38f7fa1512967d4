import { AppError } from '@word-unfolded/contracts';
import { decodeError, encodeError } from '../messaging/protocol.js';
import { withRedisUnavailable } from './redis-unavailable.js';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const codeOf = (error: unknown) => (withRedisUnavailable(error) as { code?: unknown }).code;

describe('a failure of Redis', () => {
  it.each([
    ['that does not answer', new Error('Command timed out')],
    ['that was disconnected', new Error('Connection is closed.')],
    ['that is away', new Error("Stream isn't writeable and enableOfflineQueue options is false")],
    ['that stays away', named('MaxRetriesPerRequestError', 'Reached the max retries per request limit')],
    ['that loads its data', named('ReplyError', 'LOADING Redis is loading the dataset in memory')],
    ['that a library wraps', new Error('no job', { cause: new Error('Command timed out') })],
    ['that a use case wraps', AppError.with('CONTACT_FAILED', {}, { cause: new Error('Command timed out') })],
  ])('%s is SERVICE_UNAVAILABLE', (_, error) => {
    expect(codeOf(error)).toBe('SERVICE_UNAVAILABLE');
    expect(decodeError(JSON.parse(Buffer.from(encodeError(error)).toString())).code).toBe(
      'SERVICE_UNAVAILABLE',
    );
  });

  it('leaves other failures unchanged, also errors that have a status of their own', () => {
    const wrong = named('ReplyError', 'WRONGTYPE Operation against a key holding the wrong kind of value');
    const late = AppError.with('SERVICE_TIMEOUT', {}, { cause: new Error('Command timed out') });
    for (const error of [wrong, late, new Error('Command'), undefined, 'Command timed out'])
      expect(withRedisUnavailable(error)).toBe(error);
  });
});
