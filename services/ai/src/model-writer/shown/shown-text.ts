import { answerLink } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';
import { linkOriginalWords, type KnownWords } from './original-words.js';

/** A source that the model was given, as readers find it. */
export type NamedSource = { readonly name: string; readonly work: string; readonly at: string };

export type ShownTextOptions = {
  readonly language: Language;
  readonly words: KnownWords;
  /** By what the model calls them: `c1`. */
  readonly sources: ReadonlyMap<string, NamedSource>;
};

/** A word that is longer is shown in parts: nobody waits for its end. */
const LONGEST_WORD = 300;

/** Whatever pages and mail programs would make a link of. */
const ADDRESS =
  /(?:(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\p{L}\p{N}])www\.(?=\S)|(?<![\p{L}\p{N}])(?:javascript|vbscript|data|mailto|tel|file):(?=\S))[^\s<>"“”«»]*|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu;

const LEFT_OUT: Readonly<Record<Language, string>> = {
  en: '(an address was left out here)',
  es: '(aquí se omitió una dirección)',
};

/** A source as the model names it. */
const SOURCE = /\{([a-z]\d{1,2})\}/gu;

/**
 * What begins a link, a tag, an entity, code, or takes the meaning from what follows, and what would make a picture of a link
 * that follows. Emphasis, lists and tables stay.
 */
const MARKUP = /[\\`[\]<&~]|!$/gu;

/**
 * The text of an answer that is not Scripture, as Markdown in which nothing links anywhere but what we have linked: sources
 * and words of the lexicon. It is given on in whole words, so that no address is cut.
 */
export class ShownText {
  private held = '';

  constructor(private readonly options: ShownTextOptions) {}

  /** More text; what comes back may be shown. */
  async add(text: string): Promise<string> {
    this.held += text;
    const space = Math.max(this.held.lastIndexOf(' '), this.held.lastIndexOf('\n'));
    const end = this.held.length - space > LONGEST_WORD ? this.held.length : space + 1;
    const whole = this.held.slice(0, end);
    this.held = this.held.slice(end);
    return this.render(whole);
  }

  /** What was held: something else than text follows, or nothing. */
  async end(): Promise<string> {
    const rest = this.held;
    this.held = '';
    return this.render(rest);
  }

  private async render(text: string): Promise<string> {
    const clean = text.replace(ADDRESS, LEFT_OUT[this.options.language]);
    const stretches = await linkOriginalWords(clean, this.options.words);
    return stretches
      .map((stretch) => ('link' in stretch ? stretch.link : this.withSources(stretch.text)))
      .join('');
  }

  /** Names of sources become links; one that the model was not given says nothing, and goes. */
  private withSources(text: string): string {
    return text
      .split(SOURCE)
      .map((part, index) => {
        if (index % 2 === 0) return part.replace(MARKUP, String.raw`\$&`);
        const source = this.options.sources.get(part);
        return source ? answerLink(source.name, { kind: 'work', work: source.work, at: source.at }) : '';
      })
      .join('');
  }
}
