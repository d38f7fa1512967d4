import { readAnswerHref, type AnswerLink } from '@word-unfolded/answer-text';
import { groundAnswer } from '../../../src/grounding/ground-answer.js';
import type { GroundingOptions } from '../../../src/grounding/grounding-options.js';
import { groundedMarkdown } from '../../../src/model-generator/shown/grounded-markdown.js';
import { withoutModelLinks } from '../../../src/model-generator/shown/plain-model-text.js';

/** A stretch of the shown page: ordinary text, or the words of a link of our own. */
export type Stretch = { readonly text: string; readonly link?: AnswerLink };

/** The Answer Markdown of a model's answer, on the same way as in the service, in memory. */
export async function showPage(chunks: Iterable<string>, options: GroundingOptions): Promise<string> {
  const pieces = groundAnswer(withoutModelLinks(chunks), options);
  let page = '';
  for await (const part of groundedMarkdown(pieces, {
    language: options.language,
    sources: new Map([['c1', { name: 'Matthew Henry', work: 'mhc', at: 'John.3.16' }]]),
  }))
    page += part;
  return page;
}

const LINK = /(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/gu;

/** The stretches of a page. */
export function stretchesOfPage(page: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: whole, 1: words, 2: href, index } of page.matchAll(LINK)) {
    const link = readAnswerHref(href!);
    if (!link) continue;
    stretches.push({ text: plain(page.slice(from, index)) });
    stretches.push({ text: plain(words!), link });
    from = index + whole.length;
  }
  stretches.push({ text: plain(page.slice(from)) });
  return stretches.filter(({ text, link }) => link !== undefined || text !== '');
}

const plain = (markdown: string) => markdown.replace(/\\([\\`*_[\]<>&~|!])/gu, '$1');

/** The words of a text as a reader compares them: without case, accents, marks, markup, numbers. */
export function keysOf(text: string): string[] {
  return (
    text
      .replace(/&(?:quot|[lr][sd]quo|[lr]aquo|nbsp|mdash|amp|apos|#\d+|#x[\da-f]+);/giu, ' ')
      .replace(/\]\(https?:[^()]*\)/gu, ' ')
      .replace(/<(?:\/?(?:br|q|blockquote))[^<>]*>/gu, ' ')
      .replace(/<[^<>]*>/gu, '')
      .replace(/\{c\d\}/gu, ' ')
      .normalize('NFKD')
      .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff*_[\]]/gu, '')
      .toLowerCase()
      .replace(/[’‘ʼ]/gu, "'")
      .match(/[a-z]+(?:'[a-z]+)*/gu) ?? []
  );
}

/** The words of a page that claim nothing about having been removed. */
export function shownKeys(stretches: readonly Stretch[]): string[] {
  return stretches.flatMap(({ text, link }) => (link?.kind === 'removed' ? ['|'] : keysOf(text)));
}

/** Whether words occur in this order, adjacent. */
export function hasRun(keys: readonly string[], run: readonly string[]): boolean {
  return ` ${keys.join(' ')} `.includes(` ${run.join(' ')} `);
}

/** The letters of a text in whatever disguise, without anything between them. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{So}\p{N}@$]/gu, '')
    .toLowerCase();
}
