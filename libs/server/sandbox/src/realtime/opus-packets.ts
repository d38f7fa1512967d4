/** The first four bytes of a page (RFC 3533, section 6). */
const CAPTURE = 'OggS';

/** A page begins with 27 bytes, then one byte for each segment with its length. */
const HEADER_BYTES = 27;

/** A packet ends with a segment shorter than this. */
const FULL_SEGMENT = 255;

/** `OpusHead` and `OpusTags` come before the sound (RFC 7845, section 3). */
const HEADER_PACKETS = 2;

/** The Opus packets of an Ogg file, without its headers. */
export function opusPackets(ogg: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; ogg.toString('latin1', at, at + 4) === CAPTURE;) {
    const count = ogg[at + HEADER_BYTES - 1]!;
    const lengths = ogg.subarray(at + HEADER_BYTES, at + HEADER_BYTES + count);
    let from = at + HEADER_BYTES + count;
    for (const length of lengths) {
      parts.push(ogg.subarray(from, from + length));
      from += length;
      if (length === FULL_SEGMENT) continue;
      packets.push(Buffer.concat(parts));
      parts = [];
    }
    at = from;
  }
  return packets.slice(HEADER_PACKETS);
}
