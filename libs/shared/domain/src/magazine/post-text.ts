/** The kinds of posts of the Logos Learning Magazine (specification, section 1). */
export const POST_CATEGORIES = ['articles', 'resources', 'news'] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

/**
 * The state of a post. A published one may have changes that are not published yet; an archived one is out of every
 * list, and its page is gone.
 */
export const POST_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;

export type PostState = (typeof POST_STATES)[number];

/** Upper limits of a post. A post with its published copy fits into one message of a megabyte, in any script. */
export const POST_LIMITS = {
  titleCharacters: 200,
  summaryCharacters: 500,
  bodyCharacters: 100_000,
  slugCharacters: 100,
  authorCharacters: 100,
  tags: 10,
  tagCharacters: 40,
  coverBytes: 5 * 1024 * 1024,
  searchCharacters: 200,
  /** Posts per response; 20 is the default, as for the gallery and chats (specification, section 9). */
  pageMost: 50,
  pageUsual: 20,
  /** References of one text that are linked with a preview. */
  references: 60,
  /** Earlier versions of one post. */
  versions: 100,
} as const;

/** Words that an adult reads in a minute: silent reading of non-fiction (Brysbaert 2019, 238 in English). */
const WORDS_A_MINUTE = 230;

/** Minutes that it takes to read a Markdown text, one at least. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:['’\-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** Addresses under /api/magazine that are no posts. */
const RESERVED_SLUGS: readonly string[] = ['feeds', 'tts', 'rss', 'atom'];

/** Whether a text can be the last part of a post's address: small letters and digits in words joined by dashes. */
export function isSlug(text: string): boolean {
  // By what it may not have: an expression that repeats overflows the stack on a text of megabytes.
  return text !== '' && !/[^a-z0-9-]|^-|-$|--/.test(text) && !RESERVED_SLUGS.includes(text);
}

/** A slug made of a title; empty if the title has no letter of the Latin alphabet and no digit. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = '';
  for (const word of words ?? []) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > POST_LIMITS.slugCharacters) break;
    slug = longer;
  }
  return RESERVED_SLUGS.includes(slug) ? `${slug}-1` : slug;
}

/**
 * A link of Markdown: inline, in angle brackets, or as a definition. An inline address is taken with white space, of which
 * Markdown makes plain text, because a reader of the text in another place might not.
 */
const LINKS =
  /\]\(\s*(?:<([^>]*)>|([^)]*))|<([a-z][a-z0-9+.\-\s\p{Cc}]*:[^>]*)>|^\s{0,3}\[[^\]]+\]:\s*(?:<([^>]*)>|([^\s]+))/gimu;

/**
 * Whether all links of a Markdown text lead to pages or mailboxes. Others are refused: `javascript:`, and `//host`, which
 * looks like a page of this site and is one of another.
 */
export function hasOnlyPlainLinks(markdown: string): boolean {
  for (const [, ...parts] of markdown.matchAll(LINKS)) {
    const address = asBrowsersRead(parts.find((part) => part !== undefined) ?? '');
    const scheme = /^([a-z][a-z0-9+.\-]*):/i.exec(address)?.[1]?.toLowerCase();
    if (scheme !== undefined && !['http', 'https', 'mailto'].includes(scheme)) return false;
    if (/^[\\/]{2}/.test(address)) return false;
  }
  return true;
}

/**
 * An address without what Markdown and browsers take out of it: escapes, entities, tabs, line breaks and control
 * characters (URL Standard, 4.4).
 */
function asBrowsersRead(written: string): string {
  return decodeEntities(written.replace(/\\([!-/:-@[-`{-~])/g, '$1'))
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => character(Number.parseInt(code, 10)))
    .replace(/&colon;/gi, ':')
    .replace(/&sol;/gi, '/')
    .replace(/&bsol;/gi, '\\')
    .replace(/&(?:tab|newline);/gi, '');
}

function character(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
