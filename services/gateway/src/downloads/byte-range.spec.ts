import { rangeOf } from './byte-range.js';

describe('rangeOf', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 100 }],
    ['bytes=40-', { from: 40, to: 100 }],
    ['bytes=40-49', { from: 40, to: 50 }],
    ['bytes=40-4000', { from: 40, to: 100 }],
    ['bytes=-10', { from: 90, to: 100 }],
    ['bytes=-1000', { from: 0, to: 100 }],
    ['bytes=99-99', { from: 99, to: 100 }],
  ])('reads %s', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

  it.each(['bytes=100-', 'bytes=2000-3000', 'bytes=-0'])('reports %s as beyond the file', (header) =>
    expect(rangeOf(header, 100)).toBe('unsatisfiable'),
  );

  it.each([undefined, '', 'bytes=', 'bytes=-', 'lines=1-2', 'bytes=5-2', 'bytes=0-1,5-6', 'bytes=a-b'])(
    'reads %s as the whole file',
    (header) => expect(rangeOf(header, 100)).toBeUndefined(),
  );
});
