import { foldWord, wordsOf, type Word } from '@word-unfolded/scripture-text';

/** The written form of a word, its count, and the number of the word. */
type Form = { readonly number: number; readonly folded: string; times: number };

/** A word of an edition: its folded form, its count, and its written form. */
export type CountedWord = { readonly word: string; readonly times: number; readonly written: string };

/** Counts the words of an edition, and the written forms of each. */
export class WordCounts {
  readonly #forms = new Map<string, Form>();
  readonly #numbers = new Map<string, number>();

  /** Counts the words of a text. */
  add(text: string): Word[] {
    return wordsOf(text, (word) => {
      const form = this.#forms.get(word) ?? this.#addForm(word);
      form.times += 1;
      return form.folded;
    });
  }

  /** The number of a counted word; the first has 0. */
  numberOf(word: string): number {
    return this.#numbers.get(word)!;
  }

  /** All words by their numbers. */
  get all(): CountedWord[] {
    const forms = [...this.#numbers].map((): [string, number][] => []);
    for (const [written, { number, times }] of this.#forms) forms[number]?.push([bare(written), times]);
    return [...this.#numbers.keys()].map((word, number) => ({
      word,
      times: forms[number]!.reduce((sum, [, times]) => sum + times, 0),
      written: usualForm(forms[number]!),
    }));
  }

  #addForm(written: string): Form {
    const folded = foldWord(written);
    if (!this.#numbers.has(folded)) this.#numbers.set(folded, this.#numbers.size);
    const form = { number: this.#numbers.get(folded)!, folded, times: 0 };
    this.#forms.set(written, form);
    return form;
  }
}

function bare(written: string): string {
  return written.replace(/['’ʼ]s$/u, '');
}

/** Only words that always have a capital are written with one; others have it at the beginning of a sentence. */
function usualForm(forms: readonly [form: string, times: number][]): string {
  const byTimes = [...forms].sort(([, one], [, other]) => other - one).map(([form]) => form);
  const lower = byTimes.find((form) => form === form.toLowerCase());
  const capital = byTimes.find((form) => form !== form.toUpperCase() || form.length === 1);
  return lower ?? capital ?? byTimes[0]!;
}
