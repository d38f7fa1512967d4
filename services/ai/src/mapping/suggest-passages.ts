import type { RequestOf, ResponseOf, SuggestPassages } from '@word-unfolded/contracts';
import { SUGGESTED_PASSAGES } from '@word-unfolded/domain';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';

/** The passages that suit a mapping, with their names and themes in a language. */
export function suggestPassages({
  language,
}: RequestOf<typeof SuggestPassages>): ResponseOf<typeof SuggestPassages> {
  return SUGGESTED_PASSAGES.map(({ osis, theme }) => ({
    osis,
    reference: formatReference(parseOsis(osis) ?? [], language),
    theme: theme[language],
  }));
}
