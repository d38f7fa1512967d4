import type { FiledEntry } from '@word-unfolded/contracts';
import type { FormatWriter } from '../writing.js';
import { FILE_FORMAT, FILE_VERSION } from './file-head.js';

/** JSON in UTF-8, one entry per line: the input of `readJournalFile`. */
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
    yield encoder.encode(`${isFirst ? '' : ','}\n${JSON.stringify(named(entry))}`);
    isFirst = false;
    await writing.yieldIfDue();
  }
  yield encoder.encode('\n]}\n');
};

/** An entry with the names of the specification (section 3) besides ours; the importer does not need them. */
function named(entry: FiledEntry & { readonly serverId?: string }) {
  const { serverId = entry.key.startsWith('local_') ? undefined : entry.key } = entry;
  const generatedContent = entry.generatedContent.map((content) => ({
    ...content,
    serverId: content.id,
    imageUrl: content.image,
    isActive: content.active,
  }));
  return { ...entry, ...(serverId && { _id: serverId, serverId }), generatedContent };
}
