import { crc32c } from './crc32c.js';

describe('CRC-32C', () => {
  it('matches the test vectors of RFC 3720, appendix B.4', () => {
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
    expect(crc32c(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43);
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  });
});
