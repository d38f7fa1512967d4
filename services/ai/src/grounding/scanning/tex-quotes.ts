/** Commands of TeX that quote what is in their braces: `\enquote{…}`, `\textquote[John 3:16]{…}`. */
const QUOTES =
  /\\(?:enquote|epigraph|dictum|qitem|say|textquote|foreignquote|hyphenquote|blockquote|quote|q)\*?(?:\[([^\]\n]{0,60})\])?\{/gu;
/** Environments that quote; the marks that stand within them are enough. */
const OPENS = /\\begin\{(?:quote|quotation|displayquote|verse)\}[ \t]*\n?[ \t]*(?=[^\s“”"«`])/gu;
const CLOSES = /\\end\{(?:quote|quotation|displayquote|verse)\}/gu;
/** Commands that are marks of quotation. */
const OPENING_MARKS =
  /\\(?:guillemotleft|guillemetleft|textquotedblleft|og|flqq|glqq|ldquo)(?!\p{L})(?:\{\})?[ \t]?/gu;
const CLOSING_MARKS =
  /[ \t]?\\(?:guillemotright|guillemetright|textquotedblright|fg|frqq|grqq|rdquo)(?!\p{L})(?:\{\})?/gu;
/** Commands that only move what is printed. */
const LAYOUT =
  /\\(?:hfill|newline|par|noindent|raggedleft|centering|smallskip|medskip|bigskip|qquad|quad)(?!\p{L})[ \t]?/gu;

/** The end of a text that may become such a command. */
export const MAY_BE_TEX =
  /[ \t]?\\(?:\p{L}{0,18}(?:\{\}?)?[ \t]?|\p{L}{0,16}\*?(?:\[[^\]\n]{0,60}\]?)?|(?:begin|end)\{\p{L}{0,16}(?:\}\s{0,8})?)$/u;

/** Reads the quotations of TeX in a text that arrives in parts: their braces become marks of quotation. */
export class TexQuotes {
  /** What the open braces are, within a quotation: whether they quote. */
  #braces: boolean[] = [];
  #isInEnvironment = false;

  read(text: string): string {
    if (this.#braces.length === 0 && !this.#isInEnvironment && !text.includes('\\')) return text;
    const read = text
      .replace(LAYOUT, '')
      .replace(OPENING_MARKS, '“')
      .replace(CLOSING_MARKS, '”')
      .replace(OPENS, () => {
        this.#isInEnvironment = true;
        return '“';
      })
      .replace(CLOSES, (written) => {
        const closing = this.#isInEnvironment ? '”' : written;
        this.#isInEnvironment = false;
        return closing;
      });
    return this.bracesRead(read);
  }

  private bracesRead(text: string): string {
    let read = '';
    let from = 0;
    for (const { 0: command, 1: option, index } of text.matchAll(QUOTES)) {
      read += this.closed(text.slice(from, index));
      read += option === undefined ? '“' : `[${option}] “`;
      this.#braces.push(true);
      from = index + command.length;
    }
    return read + this.closed(text.slice(from));
  }

  private closed(text: string): string {
    if (this.#braces.length === 0) return text;
    return text.replace(/[{}]/gu, (brace) => {
      if (this.#braces.length === 0) return brace;
      if (brace === '{') {
        this.#braces.push(false);
        return brace;
      }
      return this.#braces.pop() === true ? '”' : brace;
    });
  }
}
