import type { GeneratedContent } from './journal-entry.js';
import { JOURNAL_LIMITS } from './journal-limits.js';

type Contents = readonly GeneratedContent[];

/** Adds a content, which becomes the active one of its type. */
export type PutContent = Omit<GeneratedContent, 'active'>;

/** An action on the generated contents of an entry. */
export type ContentAction =
  | { readonly act: 'put'; readonly content: PutContent }
  | { readonly act: 'activate'; readonly id: string }
  | { readonly act: 'remove'; readonly id: string };

/**
 * Applies an action. A content replaces an existing one with the same id and becomes the active one of its type; after
 * a removal the latest of the type becomes active (specification, section 4: one is active). An action on an unknown id
 * does nothing.
 */
export function withContentAction(contents: Contents, act: ContentAction): Contents {
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

/** The actions that turn one set of contents into another. */
export function contentActions(before: Contents, after: Contents): ContentAction[] {
  const known = new Map(before.map((content) => [content.id, content]));
  const actions: ContentAction[] = before
    .filter(({ id }) => !after.some((each) => each.id === id))
    .map(({ id }) => ({ act: 'remove', id }));
  for (const content of after) {
    const was = known.get(content.id);
    if (!was || wordsOf(was) !== wordsOf(content)) actions.push({ act: 'put', content: putOf(content) });
  }
  for (const { id, active, type } of after) {
    const replayed = actions.reduce(withContentAction, before);
    const isActive = replayed.find((each) => each.id === id)?.active;
    if (active && !isActive && replayed.some((each) => each.type === type))
      actions.push({ act: 'activate', id });
  }
  return actions;
}

/** The limit that a set of contents exceeds; undefined if it fits. */
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
