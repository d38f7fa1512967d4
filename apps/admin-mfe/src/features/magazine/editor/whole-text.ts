import type { PostContent } from '@word-unfolded/contracts';

/** A post as one text, to be compared with another version. */
export function wholeText({ title, summary, body, tags, author }: PostContent): string {
  return [title, summary, body, [author, ...tags].filter(Boolean).join(', ')].join('\n\n');
}
