import { mkdirSync } from 'node:fs';
import { open } from 'lmdb';

const CHECKSUM_BYTES = 4;
const FORMAT_KEY = Buffer.from('\0!');

/** Writes the data of a folder in the format before values had checksums. */
export async function writePlainCopy(from: string, to: string): Promise<void> {
  mkdirSync(to);
  const options = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const [source, target] = [from, to].map((path) => open<Buffer, Buffer>({ path, ...options }));
  target?.transactionSync(() => {
    for (const { key, value } of source?.getRange({ start: Buffer.alloc(0) }) ?? [])
      if (!FORMAT_KEY.equals(key)) target.putSync(key, value.subarray(0, -CHECKSUM_BYTES));
  });
  await source?.close();
  await target?.close();
}
