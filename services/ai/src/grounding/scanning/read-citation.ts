import type { Language } from '@word-unfolded/domain';
import type { PassageReference } from '@word-unfolded/scripture-ref';
import type { Citation } from '../judging/claim.js';
import { abbreviationOf, EDITION_AFTER } from './editions.js';
import { listedFromFirst, referencesIn, versesOfChapter, type NamedReference } from './read-references.js';

/** The citation of a quotation and its position: references, then the edition if one is named. */
export type FoundCitation = {
  readonly citation: Citation;
  readonly start: number;
  readonly referencesEnd: number;
  readonly end: number;
};

/**
 * Number of characters after a quotation in which its citation may be; the quotation is held until they have arrived.
 */
const CITATION_REACH = 96;

const LEAD = /^(?:[\s.,;:!?…*_~@#/—–\p{So}→⇒•·\-"”’»'>|¹²³⁰⁴-⁹†‡]|\[\^?\d{1,2}\])*[([]?[\s*_]*/u;
/** Who says the words stands between them and their reference: `,” declares the LORD (Jeremiah 29:11)`. */
const SPEAKER =
  /^[\s.,;:!?…*_”’"'»—–-]*(?:(?:declares?|says?|said|saith|answers?|replied|dice|dijo|declara|responde|afirma)\s+(?:\p{L}+\s+){0,4}|(?:\p{L}+\s+){1,3}(?:declares?|says?|said|saith|dice|dijo|declara)\s+)(?=[([])|^[\s”’"'»]*[—–-]\s*(?:\p{L}+\s+){0,2}(?:says?|said|dijo|dice)(?:\s+\p{L}+)?,\s+(?:quoting|citing|reading|citando|leyendo)\s+/iu;
const SPEAKER_REACH = 64;
const GOES_ON = /^[^\p{L}\p{N}([]*(?:$|\p{Ll})/u;
const LONGEST_LEAD = 24;
const FIRST_WORD = /^[\p{L}\p{N}.ªº]+/u;
const INTRODUCES =
  /^(?:(?:(?:St|San|El|The)\.?\s)?\p{Lu}\p{L}+,?\s+(?=(?:in|en)\s)|(?:\p{L}+\s){0,2}\p{L}+[,:]? (?:quoting|citing|reciting|citando|recitando|leyendo)\s+)?(?:(?:see|cf|compare|from|in|also|as|says?|writes|wrote|reads?|we|is|are|comes?|stands?|appears?|what|this|found|according|to|ver|véase|vea|de|en|también|cp|dice|dicen|escribe|leemos|lee|se|lo|nos|expresa|enseña|recuerda|muestra|según|como|esto|está|están|halla|es|son|lo|que|viene|aparece|that|this|these|those|esa|ese|eso|esos|esas|el|la|las|los|the|(?:promise|words?|message|lesson|command(?:ment)?|hope|theme|teaching|heart|comfort|call|invitation|promesa|palabras?|mensaje|lección|mandato|mandamiento|esperanza|enseñanza|consuelo|llamado|invitación) (?:of|del?))[.,:]?\s+)*[*_\s]*$/iu;
const MAY_BEGIN =
  /^(?:(?:that|this|these|those) (?:is|are)|(?:esa|ese|eso|esta|este|esto|esas|esos) (?:es|son)|see|cf|compare|from|says?|writes|wrote|reads?|according|as|como|(?:\p{L}+\s){0,2}\p{L}+[,:]? (?:quoting|citing|reciting|citando|recitando|leyendo)|is (?:what|from|found|in)|are (?:what|from|found|in)|comes from|stands in|appears in|es lo que|son de|es de|est[áa]n? en|se halla en|viene de|aparece en|dice|escribe|leemos|según|ver|véase|vea|de|vv?|verses?|vers|vers[ií]culos?|cp)\b/iu;
/** The text after a reference that introduces the next words rather than cites those before. */
const LEADS_ON =
  /^[*_\s)]*(?::|says?|said|reads?|tells?|adds?|dice|añade|declara|afirma|[—–-]?\s*[*_]*[“"«„])/iu;

/**
 * Reads the citation right after a quotation: `(John 3:16, KJV)`, `— Juan 3:16`, `(v. 17)`.
 *
 * @param text the text after the quotation.
 * @param named the passages that were named last, for a verse alone.
 * @returns undefined when more text is needed; null when there is no citation.
 */
export function citationAfter(
  text: string,
  language: Language,
  named: readonly PassageReference[],
  atEnd: boolean,
): FoundCitation | null | undefined {
  const isAll = atEnd || text.length >= CITATION_REACH;
  if (text.length < SPEAKER_REACH && !atEnd && GOES_ON.test(text)) return undefined;
  const [speaker = ''] = SPEAKER.exec(text.slice(0, SPEAKER_REACH)) ?? [];
  const found = citationIn(text.slice(speaker.length), language, named, isAll);
  return found && movedBy(found, speaker.length);
}

function citationIn(
  text: string,
  language: Language,
  named: readonly PassageReference[],
  isAll: boolean,
): FoundCitation | null | undefined {
  const [lead] = LEAD.exec(text)!;
  const rest = text.slice(lead.length, CITATION_REACH);
  if (rest === '') return isAll || lead.length > LONGEST_LEAD ? null : undefined;
  if (lead.length > LONGEST_LEAD || !mayLead(lead)) return null;
  const [word] = FIRST_WORD.exec(rest) ?? [];
  if (word === undefined) return null;
  if (word.length === rest.length && !isAll) return undefined;
  const isBracketed = /[([]/u.test(lead);
  if (/^\p{Ll}/u.test(word) && !isBracketed && !MAY_BEGIN.test(rest)) return null;
  const end = /[\n)\]]/u.exec(rest)?.index;
  if (end === undefined && !isAll) return undefined;
  const found = placeIn(rest.slice(0, end), language, named);
  if (!found) return null;
  if (isNextLine(lead) && !/^[\s*_.]*$/u.test(rest.slice(found.end, end))) return null;
  if (!isBracketed && LEADS_ON.test(rest.slice(found.end))) return null;
  return movedBy(found, lead.length);
}

/** After a full stop or on a new line, only a bracket or a dash joins a citation to the words before it. */
function mayLead(lead: string): boolean {
  if (/\n[ \t>]*\n/u.test(lead)) return /[—–]\s*[*_]*$/u.test(lead);
  return !/[.!?;:\n]/u.test(lead) || /[([—–-][\s*_]*$/u.test(lead) || isNextLine(lead);
}

/** A reference in a line of its own, below the words. */
const isNextLine = (lead: string) => /^[*_]*[ \t]*\n[ \t]*(?:>[> \t]*)?[*_]*$/u.test(lead);

/** What stands between parts of one quotation: who speaks, or the next line or item. */
const DIVIDES =
  /^,?[\s>]*(?:(?:\d{1,2}[.)]|[-*+•])[ \t]+|,?[ \t]*(?:(?:\p{L}+[ \t]){0,3}(?:says?|said|saith|dice|dijo|dicen|continues?|adds|añade|sigue|continúa|writes|escribe)(?:[ \t]\p{L}+){0,3}|(?:and|y)[ \t](?:(?:then|again|also|further|luego|después|otra vez|también|además)(?:[ \t](?:that|que))?|that|que)|(?:the text )?goes on(?:[ \t]\p{L}+){0,3}),?:?[ \t]*)[“"«]([^“”„"«»]{1,400})[”"»]/iu;
const MAY_DIVIDE = /^[^“”„"«».!?()[\]]*(?:[“"«][^“”„"«»]*)?$/u;
const DIVIDED_REACH = 480;
const TAG_REACH = 48;
const MOST_PARTS = 6;

/**
 * The citation of a quotation that is divided into several, by who says it or by lines: it stands after the last of them.
 *
 * @param text the text after one of them
 */
export function citationOfDivided(
  text: string,
  language: Language,
  named: readonly PassageReference[],
  atEnd: boolean,
): FoundCitation | null | undefined {
  let from = 0;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const rest = text.slice(from);
    const divided = DIVIDES.exec(rest);
    if (!divided) {
      const isShort = rest.length < (/[“"«]/u.test(rest) ? DIVIDED_REACH : TAG_REACH);
      if (!atEnd && isShort && MAY_DIVIDE.test(rest)) return undefined;
      if (part === 0) return null;
      break;
    }
    from += divided[0].length;
    if (/[.!?…]$/u.test(divided[1]!)) break;
  }
  return citationAfter(text.slice(from), language, named, atEnd);
}

function placeIn(
  text: string,
  language: Language,
  named: readonly PassageReference[],
): FoundCitation | undefined {
  const found = referencesIn(text, language);
  const isFirst = found[0] && INTRODUCES.test(text.slice(0, found[0].start));
  const inChapter = isFirst ? undefined : versesOfChapter(text, named);
  const list = isFirst ? listedFromFirst(found, text) : inChapter ? [inChapter] : [];
  return list.length === 0 ? undefined : withEdition(list, text);
}

function withEdition(list: readonly NamedReference[], text: string): FoundCitation {
  const referencesEnd = list.at(-1)!.end;
  const [written = '', , edition] = EDITION_AFTER.exec(text.slice(referencesEnd)) ?? [];
  const passages = list.flatMap(({ passage }) => passage ?? []);
  return {
    citation: {
      passages,
      edition: edition && abbreviationOf(edition),
      isAbsentBook: passages.length === 0 && list.some(({ absent }) => absent !== undefined),
    },
    start: list[0]!.start,
    referencesEnd,
    end: referencesEnd + written.length,
  };
}

/** A citation in a text with more characters before it. */
export function movedBy(found: FoundCitation, by: number): FoundCitation {
  return {
    citation: found.citation,
    start: found.start + by,
    referencesEnd: found.referencesEnd + by,
    end: found.end + by,
  };
}

const LEADS_CITATION =
  /(?:[—–\-([\n~]|[.!?…”"’]\s|\n[\s>*_]*(?:where|source|from|reference|ref|d[oó]nde|fuente|referencia|cita|vers[ií]culo|verse)[*_]*:)[\s*_>]*$/iu;

/** Reads the citation at the end of quoted words themselves, as in a block, and the end of those words. */
export function citationWithin(
  content: string,
  language: Language,
): (FoundCitation & { readonly wordsEnd: number }) | undefined {
  const from = Math.max(0, content.length - CITATION_REACH);
  const tail = content.slice(from);
  const found = referencesIn(tail, language);
  for (const [index, { start }] of found.entries()) {
    const list = listedFromFirst(found.slice(index), tail);
    const place = withEdition(list, tail);
    const lead = LEADS_CITATION.exec(tail.slice(0, start));
    if (!lead || !/^[\s)\].*_”"'’>]*$/u.test(tail.slice(place.end))) continue;
    const stop = /^[.!?…”"’]/u.test(lead[0]) ? 1 : 0;
    const words = content.slice(0, from + lead.index + stop).replace(/[\s>]+$/u, '');
    return { ...movedBy(place, from), wordsEnd: words.length };
  }
  return undefined;
}

const LEADING = /^[\s*_>#]*$/u;
const AFTER_LEADING = /^[*_]*\s*(?:\([A-Z0-9]{2,8}\)\s*)?[:.,—–-]?[*_]*[\s>]*/u;

/** Reads the citation with which quoted words begin, as in `> **John 3:16** For God …`, and the start of the words. */
export function citationBefore(
  content: string,
  language: Language,
): (FoundCitation & { readonly wordsStart: number }) | undefined {
  const head = content.slice(0, CITATION_REACH);
  const found = referencesIn(head, language);
  if (!found[0] || !LEADING.test(head.slice(0, found[0].start))) return undefined;
  const place = withEdition(listedFromFirst(found, head), head);
  const wordsStart = place.end + AFTER_LEADING.exec(content.slice(place.end))![0].length;
  return /\p{L}/u.test(content.slice(wordsStart)) ? { ...place, wordsStart } : undefined;
}
