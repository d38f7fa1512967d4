import { formatReference, partsOfVerse, type VerseId } from '@word-unfolded/scripture-ref';
import type { QuotableTranslation } from '../../src/grounding/judging/claim.js';
import type { StoredVerse } from '../../src/grounding/stored/stored-text.js';
import { textWords } from '../../src/grounding/words/text-words.js';
import type { GroundingLibrary } from './grounding-library.js';

/** A quotation that was put into an answer: true, or planted wrong. */
export type PutQuotation = {
  readonly kind: string;
  readonly isTrue: boolean;
  /** The text between its marks. */
  readonly content: string;
  /** The whole text with its reference, as it is in the answer. */
  readonly written: string;
};

export type MadeAnswer = {
  readonly translation: QuotableTranslation;
  readonly text: string;
  readonly put: readonly PutQuotation[];
};

/** Choices from a list of numbers, so that fast-check's seed determines all of them. */
export class Draws {
  #at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  number(below: number): number {
    this.#at += 1;
    return this.numbers[this.#at % this.numbers.length]! % below;
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.number(values.length)]!;
  }
}

const NEGATION =
  /\b(?:not|no|never|nor|neither|without|none|nothing|cannot|ni|nunca|sin|nada|nadie)\b|n['’]t\b/iu;

/**
 * Kinds of quotations that a line after a reference contains without marks, and that are recognised by their first
 * words.
 */
const MAY_STAND_BARE = new Set([
  ...[
    'whole',
    'partial, beginning',
    'other punctuation',
    'other capitals',
    'spelling of today',
    'emphasis within',
  ],
  ...['changed word', 'swapped negation', 'word left out', 'word put in', 'words exchanged'],
]);

/** Words without which the rest of a verse may say something else. */
const SENSE =
  /(?<!\p{L})(?:not|no|never|nor|neither|none|nothing|cannot|without|but|if|unless|except|lest|nevertheless|howbeit|yet|only|ni|nunca|nadie|nada|sin|si|sino|pero|mas|empero|salvo|jamás|tampoco|ningun[oa]?|ningún)(?!\p{L})|n[’']t|\?/iu;

const PROSE = {
  en: [
    'This is worth reading slowly.',
    'Think about what that means for you today, at work and at home.',
    'Many readers have found comfort here; it’s a text for hard days.',
    'Ask yourself 3 questions about it.',
    '- First, notice who speaks.\n- Then, notice who listens.',
    'The word “grace” is central, and *hope* too.',
    '## What follows\n\nWe may go on to the next point:',
  ],
  es: [
    'Conviene leerlo despacio.',
    'Piensa en lo que significa hoy para ti, en el trabajo y en casa.',
    'Muchos lectores han hallado consuelo aquí.',
    'Hazte 3 preguntas sobre ello.',
    '- Primero, mira quién habla.\n- Después, mira quién escucha.',
    'La palabra «gracia» es central, y también la *esperanza*.',
    '## Lo que sigue\n\nPasemos al punto siguiente:',
  ],
};

/** Sayings that are in no Bible, each put together from parts. */
const FAKE = {
  en: {
    opening: ['Whoever polishes his own lamp', 'The patient traveler', 'Every tower of brass', 'My sparrow'],
    middle: ['shall inherit the seven gardens', 'laughs at the winter market', 'counts the silent harbors'],
    end: [
      'and the moon will keep his account.',
      'until the carpenters return.',
      'for the river is his cousin.',
    ],
  },
  es: {
    opening: ['Quien pule su propia linterna', 'El viajero paciente', 'Toda torre de bronce', 'Mi gorrión'],
    middle: ['heredará los siete jardines', 'se ríe del mercado de invierno', 'cuenta los puertos callados'],
    end: ['y la luna llevará su cuenta.', 'hasta que vuelvan los carpinteros.', 'porque el río es su primo.'],
  },
};

/** Makes answers in the style of models, with words of real editions. */
export class AnswerMaker {
  readonly #keys = new Map<string, string>();

  constructor(
    private readonly library: GroundingLibrary,
    private readonly translations: readonly QuotableTranslation[],
  ) {}

  make(draws: Draws): MadeAnswer {
    const translation = draws.of(this.translations);
    const prose = PROSE[translation.language];
    const put: PutQuotation[] = [];
    const parts = [draws.of(prose)];
    for (let count = 2 + draws.number(2); count > 0; count -= 1) {
      const quotation =
        draws.number(2) === 0 ? this.truly(draws, translation) : this.wrongly(draws, translation);
      if (!quotation) continue;
      put.push(quotation);
      parts.push(quotation.written, draws.of(prose));
    }
    return { translation, text: parts.join('\n\n'), put };
  }

  private truly(draws: Draws, translation: QuotableTranslation): PutQuotation | undefined {
    const verse = this.verse(draws, translation);
    const following = this.after(verse, translation);
    const words = verse.text.split(' ');
    // A part may say something else than its verse: then it is no true quotation.
    const isWhole = SENSE.test(verse.text);
    const half = isWhole ? words.length : 4 + draws.number(Math.max(1, words.length - 7));
    const kinds: Readonly<Record<string, () => readonly [string, VerseId, VerseId]>> = {
      whole: () => [verse.text, verse.id, verse.id],
      'partial, beginning': () => [words.slice(0, half).join(' '), verse.id, verse.id],
      'partial, end': () => [words.slice(-half).join(' '), verse.id, verse.id],
      'ellipsis, leading': () => [`…${words.slice(-half).join(' ')}`, verse.id, verse.id],
      'ellipsis, middle': () => [isWhole ? verse.text : withEllipsis(words, draws), verse.id, verse.id],
      'two verses': () => [`${verse.text} ${following.text}`, verse.id, following.id],
      'two verses with numbers': () => [
        `${verse.id % 1_000} ${verse.text} ${following.id % 1_000} ${following.text}`,
        verse.id,
        following.id,
      ],
      'other punctuation': () => [
        verse.text.replace(/[;:]/gu, ',').replace(/[.,]$/u, ''),
        verse.id,
        verse.id,
      ],
      'other capitals': () => [lowerFirst(verse.text), verse.id, verse.id],
      'bracketed letter': () => [verse.text.replace(/^\p{L}/u, '[$&]'), verse.id, verse.id],
      'bracketed word': () => [bracketed(words, draws), verse.id, verse.id],
      'emphasis within': () => [emphasised(words, draws), verse.id, verse.id],
      'spelling of today': () => [ofToday(verse.text), verse.id, verse.id],
      'spelling of others': () => [ofOthers(verse.text), verse.id, verse.id],
    };
    const kind = draws.of(Object.keys(kinds));
    const [content, first, last] = kinds[kind]!();
    const clean = plainMarks(content);
    if (last !== first && last - first !== 1) return undefined;
    return this.written(draws, translation, { kind, isTrue: true, content: clean }, first, last);
  }

  private wrongly(draws: Draws, translation: QuotableTranslation): PutQuotation | undefined {
    const verse = this.verse(draws, translation);
    const other = this.verse(draws, translation);
    const words = verse.text.split(' ');
    const others = other.text.split(' ');
    const at = 1 + draws.number(words.length - 2);
    const kinds: Readonly<Record<string, () => string>> = {
      'changed word': () => words.with(at, changed(words[at]!, others, translation)).join(' '),
      'two changed words': () =>
        words
          .with(at, changed(words[at]!, others, translation))
          .with(words.length - 2, changed(words.at(-2)!, others.toReversed(), translation))
          .join(' '),
      'swapped negation': () => swappedNegation(words, at, translation),
      'word left out': () => words.toSpliced(at, 1).join(' '),
      'word put in': () => words.toSpliced(at, 0, draws.of(others)).join(' '),
      'words exchanged': () =>
        words
          .with(at, words[at - 1]!)
          .with(at - 1, words[at]!)
          .join(' '),
      'merged verses': () =>
        [...words.slice(0, Math.ceil(words.length / 2)), ...others.slice(Math.ceil(others.length / 2))].join(
          ' ',
        ),
      invented: () =>
        Object.values(FAKE[translation.language])
          .map((part) => draws.of(part))
          .join(' '),
      'wrong reference': () => verse.text,
    };
    const kind = draws.of(Object.keys(kinds));
    const content = plainMarks(kinds[kind]!());
    const named = kind === 'wrong reference' ? other : verse;
    if (this.isStored(content, kind === 'wrong reference' ? [named.text] : undefined)) return undefined;
    return this.written(draws, translation, { kind, isTrue: false, content }, named.id, named.id);
  }

  /** Whether the words occur after all: in any edition, or in the given texts. */
  private isStored(content: string, texts?: readonly string[]): boolean {
    return this.translations.some(({ id, language }) => {
      const keys = ` ${keysOf(content, language)} `;
      if (texts) return texts.some((text) => ` ${keysOf(text, language)} `.includes(keys));
      let all = this.#keys.get(id);
      if (all === undefined) {
        all = ` ${this.library.editions
          .get(id)!
          .verses.map(({ text }) => keysOf(text, language))
          .join(' ')} `;
        this.#keys.set(id, all);
      }
      return all.includes(keys);
    });
  }

  private verse(draws: Draws, { id }: QuotableTranslation): StoredVerse {
    const { verses } = this.library.editions.get(id)!;
    for (let at = draws.number(verses.length); ; at = (at + 1) % verses.length) {
      const { length } = verses[at]!.text.split(' ');
      if (length >= 9 && length <= 60) return verses[at]!;
    }
  }

  private after({ id }: StoredVerse, translation: QuotableTranslation): StoredVerse {
    const { verses } = this.library.editions.get(translation.id)!;
    const at = verses.findIndex((verse) => verse.id === id);
    return verses[at + 1] ?? verses[at]!;
  }

  private written(
    draws: Draws,
    { language }: QuotableTranslation,
    quotation: Omit<PutQuotation, 'written'>,
    first: VerseId,
    last: VerseId,
  ): PutQuotation | undefined {
    const place = [{ start: partsOfVerse(first), end: partsOfVerse(last) }];
    const reference = formatReference(place, language, draws.of(['long', 'long', 'short']));
    const says = language === 'en' ? 'says' : 'dice';
    const { content } = quotation;
    const forms = [
      `${reference} ${says}, “${content}”`,
      `“${content}” (${reference})`,
      `"${content}" (${reference})`,
      `«${content}» (${reference}).`,
      `"${content}" — ${reference}`,
      `> ${content}\n> — ${reference}`,
      `*“${content}”* (${reference})`,
      `**${reference}** – “${content}”`,
      `**${reference}**: "${content}"`,
      `### ${reference}\n\n“${content}”`,
      `‘${content}’ (${reference})`,
      `“${content}”\n— *${reference}*`,
    ];
    if (
      quotation.kind !== 'wrong reference' &&
      quotation.kind !== 'invented' &&
      content.split(' ').length > 8
    )
      forms.push(`“${content}”`, `My friend said, “I read ‘${content}’ aloud” last week.`);
    if (MAY_STAND_BARE.has(quotation.kind))
      forms.push(`- **${reference}**: ${content}`, `${reference} – ${content}`);
    if (quotation.kind === 'invented')
      forms.push(language === 'en' ? `The Bible says, “${content}”` : `La Biblia dice: «${content}»`);
    return { ...quotation, written: draws.of(forms) };
  }
}

function keysOf(text: string, language: QuotableTranslation['language']): string {
  return textWords(text, language)
    .map(({ key }) => key)
    .join(' ');
}

/** Speech within a quotation takes single marks, which are left out here so that they do not end it. */
function plainMarks(text: string): string {
  return text
    .replace(/[“”"«»‘]|’(?!\p{L})/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function withEllipsis(words: readonly string[], draws: Draws): string {
  const from = 3 + draws.number(Math.max(1, words.length - 7));
  const gap = words.slice(from, from + 2);
  if (gap.length < 2 || gap.some((word) => NEGATION.test(word)) || words.length - from < 5)
    return words.join(' ');
  return [
    ...words.slice(0, from),
    draws.of(['…', '...', '[...]', '[…]', '. . .']),
    ...words.slice(from + 2),
  ].join(' ');
}

function bracketed(words: readonly string[], draws: Draws): string {
  const at = draws.number(words.length);
  return words.with(at, words[at]!.replace(/\p{L}+/u, '[$&]')).join(' ');
}

function emphasised(words: readonly string[], draws: Draws): string {
  const at = draws.number(words.length);
  const mark = draws.of(['*', '**', '_']);
  return words.with(at, words[at]!.replace(/^\p{L}+$/u, `${mark}$&${mark}`)).join(' ');
}

function ofToday(text: string): string {
  return text
    .replace(/(?<!\p{L})([áóéú])(?!\p{L})/giu, (letter) => letter.normalize('NFD').slice(0, 1))
    .replace(/(?<!\p{L})(fué|dió|vió)(?!\p{L})/gu, (word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<!\p{L})for ever(?!\p{L})/gu, 'forever')
    .replace(/(?<!\p{L})shew(?=\p{L}*)/gu, 'show');
}

function ofOthers(text: string): string {
  return text
    .replace(/(?<!\p{L})(hon|fav|lab)our/gu, '$1or')
    .replace(/(?<!\p{L})(hon|fav|lab)or(?!\p{L})/gu, '$1our')
    .replace(/’/gu, "'");
}

function changed(word: string, others: readonly string[], { language }: QuotableTranslation): string {
  const key = keysOf(word, language);
  return others.find((other) => /^\p{L}{4,}/u.test(other) && keysOf(other, language) !== key) ?? 'zebra';
}

function swappedNegation(words: readonly string[], at: number, { language }: QuotableTranslation): string {
  const negation = words.findIndex((word) => /^(?:not|no|never|nunca)$/iu.test(word));
  if (negation > 0) return words.toSpliced(negation, 1).join(' ');
  return words.toSpliced(at, 0, language === 'en' ? 'not' : 'no').join(' ');
}
