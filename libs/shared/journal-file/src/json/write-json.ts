import type { FormatWriter } from '../writing.js';
import { FILE_FORMAT, FILE_VERSION } from './file-head.js';

/** JSON in UTF-8, an entry on each line: what `readJournalFile` reads. */
export const writeJson: FormatWriter = async function* (writing) {
  const encoder = new TextEncoder();
  const head = JSON.stringify({
    format: FILE_FORMAT,
    version: FILE_VERSION,
    writtenAt: writing.writtenAt.toISOString(),
  });
  yield encoder.encode(`${head.slice(0, -1)},"entries":[`);
  let isFirst = true;
  for await (const entry of writing.entries) {
    yield encoder.encode(`${isFirst ? '' : ','}\n${JSON.stringify(entry)}`);
    isFirst = false;
    await writing.breath();
  }
  yield encoder.encode('\n]}\n');
};
