import { readableText } from '@word-unfolded/api-client';
import { AppError, entryChange, parseInput, type FiledEntry } from '@word-unfolded/contracts';
import { contentActions, contentsProblem, type Language } from '@word-unfolded/domain';

/** Why the server would reject an entry, in the reader's language; this device stores it as it is. */
export function rejectionReason(entry: FiledEntry, language: Language): string | undefined {
  const { title, content, scripture, date, category, mood, tags, generatedContent } = entry;
  try {
    parseInput(entryChange, {
      fields: { title, content, scripture, date, category, mood },
      tags: { added: [...tags], removed: [] },
      contents: contentActions([], generatedContent),
    });
    if (contentsProblem(generatedContent)) throw AppError.of('CONTENTS_FULL');
    return undefined;
  } catch (error) {
    return readableText(error, language, 'action');
  }
}
