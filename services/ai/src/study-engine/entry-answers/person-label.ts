import { plainMarkdown } from '@word-unfolded/answer-text';
import { nameInSpanish, type PersonEntry } from '@word-unfolded/study-library';
import type { CompositionContext } from '../composing/composition-context.js';

/** The name of a person in the reader's language; without an entry the plain name that another entry gives. */
export function personLabel(
  { language }: CompositionContext,
  person: PersonEntry | undefined,
  name: string,
): string {
  if (person)
    return plainMarkdown(
      person.text[language].title
        .replace(/\s*(?:\(|,).*/, '')
        .replace(/^(?:The|El|La|Los|Las)(?= )/u, (article) => article.toLowerCase()),
    );
  const spanish = language === 'es' ? nameInSpanish(name) : undefined;
  if (spanish !== undefined) return plainMarkdown(spanish);
  return plainMarkdown(
    /[A-Z\s]/.test(name)
      ? name
      : name.replace(/(?:^|-)(\p{L})/gu, (_, letter: string) => ` ${letter.toUpperCase()}`).trim(),
  );
}
