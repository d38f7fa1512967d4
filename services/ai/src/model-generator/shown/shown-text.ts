import { answerLink } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';

/** A source that the model was given, as readers find it. */
export type NamedSource = { readonly name: string; readonly work: string; readonly at: string };

export type ShownTextOptions = {
  readonly language: Language;
  /** By the names that the model uses: `c1`. */
  readonly sources: ReadonlyMap<string, NamedSource>;
};

/** A longer word is shown in parts, without waiting for its end. */
const LONGEST_WORD = 300;

/** Text that pages and mail programs would turn into a link. */
const ADDRESS =
  /(?:(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\p{L}\p{N}])www\.(?=\S)|(?<![\p{L}\p{N}])(?:javascript|vbscript|data|mailto|tel|file):(?=\S))[^\s<>"“”«»]*|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu;

const LEFT_OUT: Readonly<Record<Language, string>> = {
  en: '(an address was left out here)',
  es: '(aquí se omitió una dirección)',
};

/** A source as the model names it. */
const SOURCE = /\{([a-z]\d{1,2})\}/gu;

/**
 * Characters that begin a link, a tag, an entity or code, that escape the next character, or that would turn a
 * following link into an image. Emphasis, lists and tables stay.
 */
const MARKUP = /[\\`[\]<&~]|!$/gu;

/**
 * The text of an answer that is not Scripture, as Markdown with no links but our own to sources.
 * It is returned in whole words, so that no address is cut.
 */
export class ShownText {
  private held = '';

  constructor(private readonly options: ShownTextOptions) {}

  /** Adds text, and returns the part that may be shown. */
  add(text: string): string {
    this.held += text;
    const space = Math.max(this.held.lastIndexOf(' '), this.held.lastIndexOf('\n'));
    const end = this.held.length - space > LONGEST_WORD ? this.held.length : space + 1;
    const whole = this.held.slice(0, end);
    this.held = this.held.slice(end);
    return this.render(whole);
  }

  /** Returns the held text, because something other than text follows, or nothing. */
  end(): string {
    const rest = this.held;
    this.held = '';
    return this.render(rest);
  }

  private render(text: string): string {
    const clean = text.replace(ADDRESS, LEFT_OUT[this.options.language]);
    return this.withSources(clean);
  }

  /** Turns names of sources into links; names that the model was not given are removed. */
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
