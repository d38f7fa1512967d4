import fc from 'fast-check';
import { FrameReader, MAX_MESSAGE_BYTES, ProtocolError } from './frame-reader.js';

function frame(content: Uint8Array): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + content.length, 0);
  return Buffer.concat([header, content]);
}

describe('frame reader', () => {
  it('returns the same messages however the stream is split', () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 });
    fc.assert(
      fc.property(contents, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (parts, sizes) => {
        const frames = parts.map(frame);
        const stream = Buffer.concat(frames);
        const reader = new FrameReader();
        const read: Buffer[] = [];
        for (let at = 0, round = 0; at < stream.length; round++) {
          const size = sizes[round % sizes.length] as number;
          read.push(...reader.push(stream.subarray(at, at + size)));
          at += size;
        }
        expect(read.map((one) => one.toString('hex'))).toEqual(frames.map((one) => one.toString('hex')));
      }),
    );
  });

  it.each([0, 15, -1, MAX_MESSAGE_BYTES + 1])('rejects a message length of %i bytes', (length) => {
    const header = Buffer.alloc(16);
    header.writeInt32LE(length, 0);
    expect(() => new FrameReader().push(header)).toThrow(ProtocolError);
  });
});
