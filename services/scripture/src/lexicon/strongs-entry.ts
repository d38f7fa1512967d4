import escapeStringRegexp from 'escape-string-regexp';
import type { StrongsEntry } from './lexicon-entry.js';
import { repairedEntry } from './repaired-entry.js';
import { plainTei, splitOutsideParentheses } from './tei-text.js';

/** The parts that both dictionaries have, in different formats. */
type Parts = { readonly derivation: string; readonly definition: string; readonly kingJames: string };

/**
 * Parses an entry of the Greek dictionary.
 *
 * @param key of the entry: the number with leading zeros.
 * @returns undefined for the 101 numbers that Strong left without a word.
 */
export function readGreekEntry(key: string, tei: string): StrongsEntry | undefined {
  const head = readHead(tei);
  if (!head) return undefined;
  const body = tei
    .replace(
      /^[\s\S]*?<orth\b[\s\S]*?<orth\b[^>]*type="trans">[\s\S]*?<\/orth>(?:\s*<pron\b[\s\S]*?<\/pron>)?/,
      '',
    )
    .replace(/<orth\b[^>]*type="writing">[\s\S]*?<\/orth>|<pron\b[\s\S]*?<\/pron>/g, '');
  // The origin is a separate element, or precedes the definition; in some entries its continuation is separate.
  const [before = '', after] = body.includes('</orig>') ? split(body, '</orig>') : split(body, '<def>');
  const text = plainTei(after ?? before);
  const [definition = '', kingJames = ''] = split(text, /\s*[:;.]?\s*--\s*/);
  const parts = { derivation: after === undefined ? '' : plainTei(before), definition, kingJames };
  return toEntry(`G${Number(key)}`, 'greek', head, parts, []);
}

/** Parses an entry of the Hebrew and Aramaic dictionary. @param key as in `readGreekEntry`. */
export function readHebrewEntry(key: string, tei: string): StrongsEntry | undefined {
  const head = readHead(tei);
  if (!head) return undefined;
  const body = repairHebrewPunctuation(/<def>([\s\S]*)<\/def>/.exec(tei)?.[1] ?? '');
  const emphasized = [
    ...body.replace(/<\/hi>\s+<hi\b[^>]*>/g, ' ').matchAll(/<hi rend="(?:italic|bold)">([^<]*)<\/hi>/g),
  ].map(([, text]) => plainTei(text ?? '').replace(/[,:.;]+$/, ''));
  const text = plainTei(body);
  const aramaic = /^\(Chaldee\)[;,]?\s*/.exec(text)?.[0] ?? '';
  const [said = '', kingJames = ''] = split(text.slice(aramaic.length), /:\s*-\s+/);
  const [first = '', ...rest] = splitOutsideParentheses(said, ';');
  const tellsOrigin = rest.length > 0 && ORIGIN.test(first);
  const parts = {
    derivation: tellsOrigin ? first : '',
    definition: tellsOrigin ? rest.join('; ') : said,
    kingJames,
  };
  return toEntry(`H${Number(key)}`, aramaic ? 'aramaic' : 'hebrew', head, parts, emphasized);
}

/** A meaning that only names another word cannot be the gloss. */
const ELSEWHERE = /^(?:the )?same$|\b[GH]\d+/;

/** The phrases with which Strong begins the origin of a Hebrew word. */
const ORIGIN =
  /\bH\d+\b|^(?:an? )?(?:un)?(?:prim|orig|of |from |for |by |plural|dual|feminine|masculine|contract|apparently|probably|perhaps|the same|a form|another form|intensive|active|passive|denominative|patron|patri|infinitive|reduplicat|diminutive|a root|an unused)/i;

/** Raised letters of a transliteration are half vowels, which are printed in small type. */
const RAISED: Readonly<Record<string, string>> = { e: 'ᵉ', o: 'ᵒ' };

function readHead(tei: string) {
  const lemma = /<orth>([\s\S]*?)<\/orth>/.exec(tei)?.[1];
  if (!lemma) return undefined;
  const written = /<orth\b[^>]*type="trans">([\s\S]*?)<\/orth>/.exec(tei)?.[1] ?? '';
  const raised = written.replace(
    /<hi rend="super">(.)<\/hi>/g,
    (_, letter: string) => RAISED[letter] ?? letter,
  );
  const pronounced = /<pron\b[^>]*>([^<]*)<\/pron>/.exec(tei)?.[1];
  return {
    // Several Hebrew forms are in reverse order; a raised circle beside them marks a form that is written but not read.
    lemma: formsOf(lemma.replace(/<hi\b[^>]*>[^<]*<\/hi>/g, ''))
      .reverse()
      .join(', '),
    transliteration: formsOf(raised).join(', '),
    pronunciation: (pronounced && plainTei(repairHebrewPunctuation(pronounced))) || null,
  };
}

/** The forms of a word are separated by several spaces. */
function formsOf(text: string): string[] {
  return text
    .trim()
    .normalize('NFC')
    .split(/\s{2,}/)
    .map(plainTei);
}

/** `{word}` means `word,`, also inside a closing parenthesis; a stray digit means a semicolon at the end of a line. */
function repairHebrewPunctuation(text: string): string {
  return text
    .replace(/<\/hi>\d(?=\s*<lb\/>)/g, '</hi>;')
    .replace(/(\p{Ll})\d(?=\s)/gu, '$1;')
    .replace(/\{([^}]*)\}(\)*)/g, '$1$2,')
    .replace(/,(<\/hi>)?([,.;])/g, '$1$2');
}

function toEntry(
  strongs: string,
  language: StrongsEntry['language'],
  head: NonNullable<ReturnType<typeof readHead>>,
  { derivation, definition, kingJames }: Parts,
  emphasized: readonly string[],
): StrongsEntry {
  const origin = trimEnd(derivation);
  const meaning = trimEnd(definition) || origin;
  const senses = splitOutsideParentheses(meaning, ';');
  return repairedEntry({
    strongs,
    language,
    ...head,
    derivation: trimEnd(definition) && origin ? origin : null,
    senses,
    gloss: glossOf(senses, emphasized, kingJames),
    kingJames: kingJames.replace(/\.$/, '') || null,
    related: numbersIn(`${origin} ${meaning} ${kingJames}`).filter((number) => number !== strongs),
  });
}

/** The italic words of the dictionary, with the `to` of a verb; otherwise the first sense without its explanations. */
function glossOf(senses: readonly string[], emphasized: readonly string[], kingJames: string): string {
  for (const sense of senses) {
    const word = emphasized.find((each) => each && !ELSEWHERE.test(each) && sense.includes(each));
    if (word) return `${new RegExp(`\\bto ${escapeStringRegexp(word)}`).test(sense) ? 'to ' : ''}${word}`;
  }
  const bare = (senses[0] ?? '').replace(/\s*[([][^)\]]*[)\]]/g, '').replace(/^properly,\s*/, '');
  const [first = ''] = bare.split(/,|\bi\.e\.|:/);
  const rendered = kingJames.split(/[,.]/)[0]!.trim();
  return ELSEWHERE.test(first) ? rendered || first.trim() : first.trim() || rendered;
}

function numbersIn(text: string): string[] {
  return [...new Set(text.match(/\b[GH][1-9]\d*/g))];
}

function trimEnd(text: string): string {
  return text.replace(/[\s;:.,]+$/, '');
}

/** Splits a text at the first occurrence of a separator; one part if it does not occur. */
function split(text: string, separator: string | RegExp): string[] {
  const found = typeof separator === 'string' ? text.indexOf(separator) : text.search(separator);
  if (found < 0) return [text];
  const length = typeof separator === 'string' ? separator.length : separator.exec(text)![0].length;
  return [text.slice(0, found), text.slice(found + length)];
}
