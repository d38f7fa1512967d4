import { lengthMs, samplesOf, silence } from './wave.js';

function wave(
  { channels = 1, bits = 16, more = Buffer.alloc(0) } = {},
  data = Buffer.from([1, 2, 3, 4]),
): Buffer {
  const format = Buffer.alloc(24);
  format.write('fmt ', 0);
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(1, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(22_050, 12);
  format.writeUInt16LE(bits, 22);
  // A program that writes to a pipe declares a size that no file has.
  const head = Buffer.from('data\xff\xff\xff\x7f', 'latin1');
  return Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1'), format, more, head, data]);
}

describe('samplesOf a WAVE file from a pipe', () => {
  it('returns its samples, whatever size its header claims', () => {
    expect(samplesOf(wave())).toEqual({ rate: 22_050, bytes: Buffer.from([1, 2, 3, 4]) });
  });

  it('returns whole samples only', () => {
    expect(samplesOf(wave({}, Buffer.from([1, 2, 3]))).bytes).toEqual(Buffer.from([1, 2]));
  });

  it('accepts other chunks before the data', () => {
    const more = Buffer.from('LIST\x02\0\0\0ab', 'latin1');
    expect(samplesOf(wave({ more })).bytes).toHaveLength(4);
  });

  it.each([[{ channels: 2 }], [{ bits: 8 }]])('refuses %j', (format) => {
    expect(() => samplesOf(wave(format))).toThrow('channels');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an error text', Buffer.from('cannot open voice'.repeat(9))],
  ])('refuses %s', (_, file) => {
    expect(() => samplesOf(file)).toThrow('no WAVE file');
  });
});

it('measures sound by its samples', () => {
  expect(lengthMs(silence(250, 22_050).length, 22_050)).toBe(250);
  expect(silence(333, 22_050).length % 2).toBe(0);
});
