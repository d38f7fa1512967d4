import { foldWord, wordsOf, type Word } from '@word-unfolded/scripture-text';

/** How a word is written somewhere, how often, and the number of the word. */
type Form = { readonly number: number; readonly folded: string; times: number };

/** A word of an edition: folded, how often it comes, and how it is written. */
export type CountedWord = { readonly word: string; readonly times: number; readonly written: string };

/** Counts the words of an edition, and how each is written. */
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

  /** The number of a word that was counted; the first has 0. */
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

/** Capitals are for words that always have one: others have it where a sentence begins. */
function usualForm(forms: readonly [form: string, times: number][]): string {
  const byTimes = [...forms].sort(([, one], [, other]) => other - one).map(([form]) => form);
  const lower = byTimes.find((form) => form === form.toLowerCase());
  const capital = byTimes.find((form) => form !== form.toUpperCase() || form.length === 1);
  return lower ?? capital ?? byTimes[0]!;
}
