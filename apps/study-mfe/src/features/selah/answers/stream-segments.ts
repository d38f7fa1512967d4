import { isPartOfWord } from './split-sentences.js';

/**
 * Divides the Markdown of an answer into segments while it arrives: sentences, list items, lines of a quotation. A link
 * is never divided, because its target says what its words are; so a segment is part of the answer as it was checked.
 */
export class StreamSegments {
  private content = '';
  /** Where the segment begins that is not complete yet. */
  private start = 0;
  /** Where to go on reading. */
  private at = 0;

  /**
   * @param content the answer so far; it only grows
   * @param isComplete the answer has ended, so that its last segment is complete
   * @returns the segments that have become complete, as Markdown
   */
  next(content: string, isComplete: boolean): string[] {
    this.content = content;
    const found: string[] = [];
    for (let end = this.endOfSegment(isComplete); end !== undefined; end = this.endOfSegment(isComplete)) {
      found.push(content.slice(this.start, end));
      this.start = end;
    }
    if (isComplete && this.start < content.length) {
      found.push(content.slice(this.start));
      this.start = this.at = content.length;
    }
    return found.map((segment) => segment.trim()).filter(Boolean);
  }

  private endOfSegment(isComplete: boolean): number | undefined {
    const { content } = this;
    while (this.at < content.length) {
      const sign = content[this.at]!;
      if (sign === '\\') this.at += 2;
      else if (sign === '[') {
        const after = this.afterBracket(isComplete);
        if (after === undefined) return undefined;
        const isSentence = /[.!?…]["'”’»]*\]$/u.test(content.slice(this.at, after.words));
        this.at = after.end;
        if (isSentence && /\s/.test(content[this.at] ?? '')) return this.at;
      } else {
        this.at += 1;
        if (sign === '\n' || this.endsSentence(sign)) return this.at;
      }
    }
    this.at = Math.min(this.at, content.length);
    return undefined;
  }

  /** Whether a sentence ends here; the space after it has arrived, so that no closing mark is cut off. */
  private endsSentence(sign: string): boolean {
    if (!/\s/.test(sign)) return false;
    const before = this.content.slice(this.start, this.at - 1);
    const end = /([.!?…]+)["'”’»)\]*_]*$/u.exec(before);
    return end !== null && !isPartOfWord(before.slice(0, end.index + 1));
  }

  /** Where words in brackets end, and the link that they may be; undefined while it has not arrived. */
  private afterBracket(isComplete: boolean): { readonly words: number; readonly end: number } | undefined {
    const { content, at } = this;
    const [link = '[', words = '[', address] =
      /^(\[(?:\\[\s\S]|[^\]\\])*\])(\([^()\s]*\))?/.exec(content.slice(at)) ?? [];
    const end = at + link.length;
    // A link whose address has not arrived looks like words in brackets; one that never ends is only a sign.
    const isOpen = words === '[' || end >= content.length || (!address && content[end] === '(');
    return isOpen && !isComplete ? undefined : { words: at + words.length, end };
  }
}
