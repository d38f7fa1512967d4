/** The Castagnoli polynomial, reflected (RFC 3720, 12.1). */
const POLYNOMIAL = 0x82f63b78;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  return remainder;
});

/** CRC-32C: the checksum of OP_MSG (manual, "OP_MSG: Checksum"). */
export function crc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (table[(remainder ^ byte) & 0xff] as number) ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}
