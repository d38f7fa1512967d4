import { formatReference, partsOfVerse, type VerseId } from '@word-unfolded/scripture-ref';
import type { QuotableTranslation } from '../../../src/grounding/judging/claim.js';
import type { StoredVerse } from '../../../src/grounding/stored/stored-text.js';
import type { Draws } from '../grounding-answers.js';
import { KJV, RV1909, WEB, type GroundingLibrary } from '../grounding-library.js';
import type { FormSet, Quoted } from './forms.js';
import { DISGUISES } from './disguised-forms.js';
import { FURTHER_MUTATIONS } from './further-mutations.js';
import { MUTATIONS } from './mutations.js';
import { hasRun, keysOf, lettersOf } from './page.js';
import type { Expectation } from './oracle.js';

/** An answer with one planted quotation, and what the page may show of it. */
export type Case = {
  readonly kind: string;
  readonly form: string;
  readonly translation: QuotableTranslation;
  readonly answer: string;
  readonly expected: Expectation;
};

const ALL_MUTATIONS = { ...MUTATIONS, ...FURTHER_MUTATIONS };

export const TRANSLATIONS: readonly QuotableTranslation[] = [WEB, KJV, RV1909];

const BEFORE = {
  en: ['Here is what matters.\n\n', 'Let us go on. ', '## Going on\n\n', 'People ask about this. '],
  es: ['Esto es lo que importa.\n\n', 'Sigamos. ', '## Sigamos\n\n', 'La gente pregunta por esto. '],
};
const AFTER = {
  en: ['\n\nThink about it today.', '\n\nTalk about it with a friend.'],
  es: ['\n\nPiénsalo hoy.', '\n\nHáblalo con un amigo.'],
};

const INVENTED = {
  en: [
    'Every patient traveler shall inherit the seven gardens of brass',
    'God helps those who help themselves and save',
  ],
  es: [
    'Todo viajero paciente heredará los siete jardines de bronce',
    'A quien madruga el cielo le ayuda cada mañana',
  ],
};

/** Composes cases from the verses of the library; the draws decide. */
export class CaseMaker {
  constructor(
    private readonly library: GroundingLibrary,
    private readonly forms: FormSet,
  ) {}

  /** A misquotation in some form; undefined where the drawn verse does not allow the drawn kind. */
  false(draws: Draws): Case | undefined {
    const translation = draws.of(TRANSLATIONS);
    const kind = draws.of([...Object.keys(ALL_MUTATIONS), 'invented', 'other reference', 'other edition']);
    if (kind === 'invented') return this.invented(draws, translation);
    if (kind === 'other reference') return this.otherReference(draws, translation);
    if (kind === 'other edition') return this.otherEdition(draws);
    const verse = this.verse(draws, translation);
    const other = this.verse(draws, translation);
    const words = ALL_MUTATIONS[kind]!({
      words: plainMarks(verse.text).split(' '),
      others: plainMarks(other.text).split(' '),
      language: translation.language,
      draws,
    });
    if (!words) return undefined;
    const content = words.join(' ');
    const telltales = telltalesOf(content, [
      this.textAround(verse, translation),
      this.textAround(other, translation),
    ]);
    if (telltales.length === 0 || this.library.has(keysOf(content))) return undefined;
    const forms = { ...this.forms.marked, ...this.forms.bare };
    const form = draws.of(Object.keys(forms));
    const disguise = DISGUISES[form];
    return this.case(
      draws,
      translation,
      kind,
      form,
      forms[form]!(this.quoted(content, verse.id, translation)),
      {
        isTrue: false,
        telltales,
        letters: disguise && this.lettersOf(telltales, disguise, verse, translation),
      },
    );
  }

  /** A true quotation in some form. */
  true(draws: Draws): Case {
    const translation = draws.of(TRANSLATIONS);
    const verse = this.verse(draws, translation);
    const kind = draws.of(['whole', 'clause', 'two verses']);
    const next = this.after(verse, translation);
    const isTwo = kind === 'two verses' && next.id === verse.id + 1;
    const content = plainMarks(
      kind === 'clause' ? clauseOf(verse.text) : isTwo ? `${verse.text} ${next.text}` : verse.text,
    );
    const isMarked = draws.number(2) === 0;
    const forms = isMarked ? this.forms.marked : this.forms.bare;
    const form = draws.of(Object.keys(forms).filter((name) => !this.forms.unreadable.has(name)));
    const quoted = this.quoted(content, verse.id, translation, isTwo ? next.id : verse.id);
    return this.case(draws, translation, kind, form, forms[form]!(quoted), {
      isTrue: true,
      content: isMarked ? keysOf(content) : [],
    });
  }

  private invented(draws: Draws, translation: QuotableTranslation): Case {
    const content = draws.of(INVENTED[translation.language]);
    const form = draws.of(Object.keys(this.forms.marked));
    const text = this.forms.marked[form]!(
      this.quoted(content, this.verse(draws, translation).id, translation),
    );
    return this.case(draws, translation, 'invented', form, text, {
      isTrue: false,
      telltales: telltalesOf(content, []),
    });
  }

  /** The words of one verse under the reference of another. */
  private otherReference(draws: Draws, translation: QuotableTranslation): Case | undefined {
    const verse = this.verse(draws, translation);
    const named = this.verse(draws, translation);
    const content = plainMarks(verse.text);
    if (hasRun(keysOf(this.textAround(named, translation)), keysOf(content))) return undefined;
    const forms = { ...this.forms.marked, ...this.forms.bare };
    const names = Object.keys(forms).filter((name) => !this.forms.withoutReference.has(name));
    const form = draws.of(names);
    const quoted = this.quoted(content, named.id, translation);
    return this.case(draws, translation, 'other reference', form, forms[form]!(quoted), {
      isTrue: false,
      telltales: [],
      other: { words: keysOf(content).slice(0, 8), reference: quoted.reference },
    });
  }

  /** The words of one English edition under the name of the other. */
  private otherEdition(draws: Draws): Case | undefined {
    const [used, named] = draws.of([
      [WEB, KJV],
      [KJV, WEB],
    ]);
    const verse = this.verse(draws, used!);
    const content = plainMarks(verse.text);
    const theirs = this.library.editions.get(named!.id)!.verses.find(({ id }) => id === verse.id);
    // “any thing” and “anything” are the same words.
    const letters = keysOf(theirs?.text ?? '').join('');
    const runs = theirs ? telltalesOf(content, [theirs.text]) : [];
    const telltales = runs.filter((run) => !letters.includes(run.join('')));
    if (telltales.length < 3) return undefined;
    const { reference } = this.quoted(content, verse.id, used!);
    const forms = {
      'edition behind': `“${content}” (${reference}, ${named!.abbreviation})`,
      'edition before': `In the ${named!.abbreviation}, ${reference} says, “${content}”`,
      'edition in words': `${reference} (${named!.id === 'KJV' ? 'King James Version' : 'World English Bible'}): “${content}”`,
      'edition in a block': `> ${content}\n> — ${reference}, ${named!.abbreviation}\n\n`,
    };
    const form = draws.of(Object.keys(forms) as (keyof typeof forms)[]);
    const mislabelled = named!.id === 'KJV' ? /KJV|King James/u : /WEB|World English/u;
    return this.case(draws, draws.of([WEB, KJV]), 'other edition', form, forms[form], {
      isTrue: false,
      telltales: [],
      edition: { words: telltales[0]!, mislabelled },
    });
  }

  private case(
    draws: Draws,
    translation: QuotableTranslation,
    kind: string,
    form: string,
    text: string,
    expected: Expectation,
  ): Case {
    const { language } = translation;
    const isBlock = /^[>#|`\-1]|^\[\^/u.test(text) || text.includes('\n');
    const before = isBlock
      ? draws.of([BEFORE[language][0]!, BEFORE[language][2]!])
      : draws.of(BEFORE[language]);
    return { kind, form, translation, answer: before + text + draws.of(AFTER[language]), expected };
  }

  private quoted(content: string, id: VerseId, translation: QuotableTranslation, last: VerseId = id): Quoted {
    const { language } = translation;
    const place = [{ start: partsOfVerse(id), end: partsOfVerse(last) }];
    const stored = (at: VerseId, edition: string) => plainMarks(this.library.verse(at, edition)?.text ?? '');
    return {
      content,
      language,
      reference: formatReference(place, language),
      verse: id % 1_000,
      twin: stored(id, language === 'en' ? RV1909.id : KJV.id),
      previous: stored(id - 1, translation.id),
      following: stored(last + 1, translation.id),
    };
  }

  private verse(draws: Draws, { id }: QuotableTranslation): StoredVerse {
    const { verses } = this.library.editions.get(id)!;
    for (let at = draws.number(verses.length); ; at = (at + 1) % verses.length) {
      const { length } = verses[at]!.text.split(' ');
      if (length >= 9 && length <= 45) return verses[at]!;
    }
  }

  /** How runs of words look in a disguise, if the verses themselves do not look like that. */
  private lettersOf(
    runs: readonly (readonly string[])[],
    disguise: (content: string) => string,
    verse: StoredVerse,
    translation: QuotableTranslation,
  ): string[] {
    const stored = lettersOf(disguise(keysOf(this.textAround(verse, translation)).join(' ')));
    return runs.map((run) => lettersOf(disguise(run.join(' ')))).filter((run) => !stored.includes(run));
  }

  private after({ id }: StoredVerse, translation: QuotableTranslation): StoredVerse {
    const { verses } = this.library.editions.get(translation.id)!;
    const at = verses.findIndex((verse) => verse.id === id);
    return verses[at + 1] ?? verses[at]!;
  }

  /** A verse with those around it, in all editions of its language. */
  private textAround({ id }: StoredVerse, { language }: QuotableTranslation): string {
    const editions = TRANSLATIONS.filter((each) => each.language === language);
    return editions
      .flatMap((edition) =>
        [-2, -1, 0, 1, 2].map((step) => this.library.verse(id + step, edition.id)?.text ?? ''),
      )
      .join(' ');
  }
}

/** The runs of four words of a text that none of the sources has. */
function telltalesOf(content: string, sources: readonly string[]): string[][] {
  const stored = sources.map(keysOf);
  const keys = keysOf(content);
  const runs = keys.slice(3).map((_, at) => keys.slice(at, at + 4));
  return runs.filter((run) => !stored.some((each) => hasRun(each, run)));
}

/** A sentence or the longest clause of a verse that says nothing else by itself. */
function clauseOf(text: string): string {
  const SENSE =
    /\b(?:not|no|never|nor|but|if|unless|except|sino|pero|mas|ni|si|nunca|empero|lest|though|yet|only|nevertheless|howbeit|said|dijo|salvo)\b|n’t/iu;
  if (SENSE.test(text)) return text;
  const parts = text.split(/(?<=[.;:])\s/u).filter((part) => part.split(' ').length > 6);
  return parts[0] ?? text;
}

/** Marks of speech are left out: they would end the quotation that they stand in. */
function plainMarks(text: string): string {
  return text
    .replace(/[“”"«»‘]|’(?!\p{L})/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
