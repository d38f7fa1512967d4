import type { GeneratedContent } from './journal-entry.js';
import { JOURNAL_LIMITS } from './journal-limits.js';

type Contents = readonly GeneratedContent[];

/** What is put with an entry: the active one of its type from then on. */
export type PutContent = Omit<GeneratedContent, 'active'>;

/** Something that is done to what is kept with an entry. */
export type ContentAct =
  | { readonly act: 'put'; readonly content: PutContent }
  | { readonly act: 'activate'; readonly id: string }
  | { readonly act: 'remove'; readonly id: string };

/**
 * Does it. What is put takes the place of what has its id, and becomes the active one of its type; what is removed leaves
 * its part to the latest of its type (specification, section 4: one is active). An act on what is not there does nothing.
 */
export function withContentAct(contents: Contents, act: ContentAct): Contents {
  if (act.act === 'put') {
    const others = contents.filter(({ id }) => id !== act.content.id);
    const at = contents.findIndex(({ id }) => id === act.content.id);
    return activated(
      others.toSpliced(at < 0 ? others.length : at, 0, { ...act.content, active: true }),
      act.content.id,
    );
  }
  const known = contents.find(({ id }) => id === act.id);
  if (!known) return contents;
  if (act.act === 'activate') return activated(contents, act.id);
  const others = contents.filter(({ id }) => id !== act.id);
  const heir = known.active ? others.findLast(({ type }) => type === known.type) : undefined;
  return heir ? activated(others, heir.id) : others;
}

function activated(contents: Contents, id: string): Contents {
  const type = contents.find((each) => each.id === id)?.type;
  return contents.map((each) => (each.type === type ? { ...each, active: each.id === id } : each));
}

/** The acts that make some contents of others. */
export function contentActs(before: Contents, after: Contents): ContentAct[] {
  const known = new Map(before.map((content) => [content.id, content]));
  const acts: ContentAct[] = before
    .filter(({ id }) => !after.some((each) => each.id === id))
    .map(({ id }) => ({ act: 'remove', id }));
  for (const content of after) {
    const was = known.get(content.id);
    if (!was || wordsOf(was) !== wordsOf(content)) acts.push({ act: 'put', content: putOf(content) });
  }
  for (const { id, active, type } of after) {
    const replayed = acts.reduce(withContentAct, before);
    const isActive = replayed.find((each) => each.id === id)?.active;
    if (active && !isActive && replayed.some((each) => each.type === type))
      acts.push({ act: 'activate', id });
  }
  return acts;
}

/** What is wrong with so many contents; undefined when there is room for them. */
export function contentsProblem(contents: Contents): 'too-many' | 'too-long' | undefined {
  if (contents.length > JOURNAL_LIMITS.generated) return 'too-many';
  const together = contents.reduce((sum, { title, content }) => sum + title.length + content.length, 0);
  return together > JOURNAL_LIMITS.generatedCharactersTogether ? 'too-long' : undefined;
}

function putOf({ active: _, ...content }: GeneratedContent): PutContent {
  return content;
}

function wordsOf({ type, title, content, image, writer }: GeneratedContent): string {
  return JSON.stringify([type, title, content, image, writer]);
}
