/** Length, request id, response to, opcode: four int32 (manual, "MongoDB Wire Protocol: Standard Message Header"). */
export const HEADER_BYTES = 16;
/** `maxMessageSizeBytes` of the handshake. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** The stream cannot be parsed any further, so the connection is closed, as in MongoDB. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** Splits a stream of bytes into messages. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private length = 0;

  /**
   * @returns the messages that are now complete
   * @throws ProtocolError for an invalid length
   */
  push(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.length += chunk.length;
    const frames: Buffer[] = [];
    for (let frame = this.take(); frame; frame = this.take()) frames.push(frame);
    return frames;
  }

  private take(): Buffer | undefined {
    if (this.length < HEADER_BYTES) return undefined;
    if ((this.chunks[0] as Buffer).length < HEADER_BYTES) this.join();
    const needed = (this.chunks[0] as Buffer).readInt32LE(0);
    if (needed < HEADER_BYTES || needed > MAX_MESSAGE_BYTES)
      throw new ProtocolError(
        `message length ${needed} is not between ${HEADER_BYTES} and ${MAX_MESSAGE_BYTES}`,
      );
    if (this.length < needed) return undefined;
    const all = this.join();
    const rest = all.subarray(needed);
    this.chunks = rest.length > 0 ? [rest] : [];
    this.length = rest.length;
    return all.subarray(0, needed);
  }

  private join(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks, this.length)];
    return this.chunks[0] as Buffer;
  }
}
