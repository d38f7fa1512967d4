import type { AdministeredPost, PostContent } from '@word-unfolded/contracts';

/** What an author changes. */
export type DraftFields = {
  readonly content: PostContent;
  readonly slug: string;
  readonly twinId: string | null;
};

/**
 * Where the text is: on the server; on this device, and soon on the server; only on this device, because the server cannot
 * be reached or refuses it; only in this page, because the device stores nothing.
 */
type DraftPlace = 'server' | 'device' | 'device-only' | 'page-only';

export type DraftState = {
  /** The post as the server has it, as far as is known. */
  readonly post: AdministeredPost;
  readonly fields: DraftFields;
  readonly place: DraftPlace;
  readonly isSending: boolean;
  /** Why the server did not take the text; undefined unless it refused it. */
  readonly problem: unknown;
  /** What somebody else has saved meanwhile, until the author has chosen. */
  readonly theirs: AdministeredPost | undefined;
  /** When the text was written that was found on this device, in milliseconds since 1970. */
  readonly restoredFrom: number | undefined;
};

/** The fields of a post as the server has them. */
export function fieldsOf({ content, slug, twin }: AdministeredPost): DraftFields {
  return { content, slug, twinId: twin?.id ?? null };
}

/** Whether two versions say the same. White space at the ends says nothing, and the server removes it. */
export function isSame(one: DraftFields, other: DraftFields): boolean {
  const { tags, ...content } = one.content;
  const { tags: otherTags, ...others } = other.content;
  const names = Object.keys(content) as (keyof typeof content)[];
  return (
    one.slug === other.slug &&
    one.twinId === other.twinId &&
    names.every((name) => content[name].trim() === others[name].trim()) &&
    tags.join('\n') === otherTags.join('\n')
  );
}
