import { eventIdOf, readEventId } from './event-id.js';

const answerId = '0123456789abcdef01234567';

describe('the id of an event', () => {
  it('is read as it was written', () => {
    expect(readEventId(eventIdOf({ answerId, place: 42 }))).toEqual({ answerId, place: 42 });
  });

  it.each([
    undefined,
    '',
    '7',
    answerId,
    `${answerId}.`,
    `${answerId}.-1`,
    `${answerId}.1.2`,
    `${answerId}.${'9'.repeat(20)}`,
    [`${answerId}.1`],
  ])('is undefined for %j', (sent) => {
    expect(readEventId(sent)).toBeUndefined();
  });
});
