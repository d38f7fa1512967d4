import type { PostReference } from '@word-unfolded/contracts';
import { POST_LIMITS, type Language } from '@word-unfolded/domain';
import { findReferences, formatOsis } from '@word-unfolded/scripture-ref';
import { setImmediate } from 'node:timers/promises';

/** A reference as it is written in a text, and its passage. */
export type FoundReference = Pick<PostReference, 'written' | 'osis'>;

/**
 * The references in a text, each once, in their order. The same words may stand for several passages: `4:7`. Finding them in a long text takes seconds, so the service does
 * other work between paragraphs.
 */
export async function referencesIn(text: string, language: Language): Promise<FoundReference[]> {
  const found = new Map<string, FoundReference>();
  for (const paragraph of text.split(/\n{2,}/)) {
    await setImmediate();
    for (const { passage, start, end } of findReferences(paragraph, language)) {
      const written = paragraph.slice(start, end);
      const osis = formatOsis([passage]);
      if (!found.has(`${written} ${osis}`)) found.set(`${written} ${osis}`, { written, osis });
      if (found.size === POST_LIMITS.references) return [...found.values()];
    }
  }
  return [...found.values()];
}
