import { readableText } from '@word-unfolded/api-client';
import { CatalogueError, entryChange, parseInput, type FiledEntry } from '@word-unfolded/contracts';
import { contentActs, contentsProblem, type Language } from '@word-unfolded/domain';

/** Why the server will not take an entry, in the reader's language; this device keeps it as it is. */
export function whatIsNotTaken(entry: FiledEntry, language: Language): string | undefined {
  const { title, content, scripture, date, category, mood, tags, generatedContent } = entry;
  try {
    parseInput(entryChange, {
      fields: { title, content, scripture, date, category, mood },
      tags: { added: [...tags], removed: [] },
      contents: contentActs([], generatedContent),
    });
    if (contentsProblem(generatedContent)) throw CatalogueError.of('CONTENTS_FULL');
    return undefined;
  } catch (error) {
    return readableText(error, language);
  }
}
