import Database from 'libsql';

const TABLES = `
  create virtual table word using fts5(
    text, content='', columnsize=0, tokenize='porter unicode61 remove_diacritics 2');
  create virtual table word_stem using fts5vocab(word, instance);
`;

/**
 * The stems of English words according to SQLite's own porter tokenizer. It calls the tokenizer in an in-memory
 * database, so that a search highlights the same words that the index finds.
 */
export class PorterStems {
  readonly #database = new Database(':memory:');

  constructor() {
    this.#database.exec(TABLES);
  }

  /** The stem of each word; the words are in the form of `foldWord`. */
  of(words: readonly string[]): string[] {
    const insert = this.#database.prepare('insert into word (rowid, text) values (?, ?)');
    this.#database.transaction(() => words.forEach((word, index) => insert.run(index + 1, word)))();
    const rows = this.#database.prepare('select doc, term from word_stem').raw().all() as [number, string][];
    this.#database.exec(`insert into word (word) values ('delete-all')`);
    const stems = new Map(rows);
    return words.map((word, index) => stems.get(index + 1) ?? word);
  }

  close(): void {
    this.#database.close();
  }
}
