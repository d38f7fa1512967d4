import { EDITIONS, RV1909 } from '../../src/library/editions.js';
import { readAllInstalled, type ReadVerse } from './local-editions.js';

/* An audit of every verse of every edition: errors that a proofreader would look for. */

const editions = readAllInstalled();
const ids = EDITIONS.map(({ id }) => id);
const versesOf = (id: string) => editions.get(id)!.verses;

/** References of the verses with an error, and the error. */
const faults = (id: string, find: (verse: ReadVerse) => string | undefined) =>
  versesOf(id).flatMap((verse) => {
    const fault = find(verse);
    return fault === undefined ? [] : [`${verse.place}: ${fault}`];
  });

const matching = (pattern: RegExp) => (verse: ReadVerse) => pattern.exec(verse.body.text)?.[0];

describe.each(ids)('every verse of %s', (id) => {
  it('has a text equal to its joined spans', () => {
    const wrong = faults(id, ({ lines, body }) => {
      const spans = lines.flatMap((line) => line.spans.map(({ text }) => text)).join('');
      return spans === body.text ? undefined : spans;
    });
    expect(wrong).toEqual([]);
  });

  it('has no double space, none at its ends, none before closing and none after opening punctuation', () => {
    expect(faults(id, matching(/ {2}|^\s|\s$|[^\S ]| [,.;:!?’”)\]]|[(“‘¿¡[] /u))).toEqual([]);
  });

  it('has a space wherever one belongs: no word,word and no word.”Word', () => {
    const joined = /[,;:!?]\p{L}|\.\p{L}|\p{Ll}\p{Lu}|[”)]\p{L}|[.,;:?!”][“‘¿¡(]|\p{L}[“¿¡(]/u;
    expect(faults(id, matching(joined))).toEqual([]);
  });

  it('has no markup in its text, notes, title and headings', () => {
    const wrong = faults(id, ({ body, notes, title, headings }) =>
      [body.text, title ?? '', ...headings, ...notes.map(({ text }) => text)].find((text) =>
        /[<>{}\\¶\u0000-\u001f]|&\w+;/u.test(text),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has notes with text, each at one position at most', () => {
    const wrong = faults(id, ({ lines, notes }) => {
      const hung = lines.flatMap(({ spans }) => spans.flatMap((span) => span.notes ?? []));
      const known = hung.every((index) => notes[index] !== undefined) && new Set(hung).size === hung.length;
      return known && notes.every(({ text }) => text.trim() === text && text !== '')
        ? undefined
        : JSON.stringify(notes);
    });
    expect(wrong).toEqual([]);
  });

  it('opens something with each line except one that continues', () => {
    expect(faults(id, ({ lines }) => lines.slice(1).find(({ opens }) => opens === 'none')?.opens)).toEqual(
      [],
    );
  });

  it('sets poetry in stanzas and lines, and prose in paragraphs', () => {
    const wrong = faults(id, ({ lines }) =>
      lines
        .filter(
          ({ opens, poetry }) =>
            (opens === 'paragraph') === poetry > 0 && opens !== 'none' && opens !== 'line',
        )
        .map(({ opens, poetry }) => `${opens} ${poetry}`)
        .at(0),
    );
    expect(wrong).toEqual([]);
  });
});

describe('words that markup divides', () => {
  /** Words with the start or end of a mark, or a note, in the middle of them. */
  const divided = (id: string) =>
    versesOf(id).flatMap(({ body }) => {
      const edges = [
        ...body.marks.flatMap(({ start, end }) => [start, end]),
        ...body.notes.map(({ at }) => at ?? 0),
      ];
      return edges
        .filter((at) => /\p{L}$/u.test(body.text.slice(0, at)) && /^\p{L}/u.test(body.text.slice(at)))
        .map(
          (at) =>
            `${/\p{L}*$/u.exec(body.text.slice(0, at))?.[0]}|${/^\p{L}*/u.exec(body.text.slice(at))?.[0]}`,
        );
    });

  it('do not occur in English', () => {
    expect(divided('WEB')).toEqual([]);
    expect(divided('KJV')).toEqual([]);
  });

  it('are verbs with their pronouns in Spanish, and only the pronouns are supplied', () => {
    const words = divided(RV1909.id);
    expect(words).toHaveLength(105);
    expect(words.filter((word) => !/\|(?:l[oae]s?|me|te|nos|os)$/.test(word))).toEqual([]);
  });

  it('have parts that the edition knows as words, where they were separated', () => {
    const { verses } = editions.get(RV1909.id)!;
    const count = new Map<string, number>();
    for (const { body } of verses)
      for (const [word] of body.text.toLowerCase().matchAll(/\p{L}+/gu))
        count.set(word, (count.get(word) ?? 0) + 1);
    const neighbours = verses.flatMap(({ body }) =>
      body.marks
        .filter(({ mark }) => mark === 'added')
        .flatMap(({ start, end }) => [
          /\p{L}+(?= $)/u.exec(body.text.slice(0, start))?.[0],
          /^\p{L}+/u.exec(body.text.slice(end).trimStart())?.[0],
        ])
        .filter((word) => word !== undefined),
    );
    expect(neighbours.length).toBeGreaterThan(5_000);
    expect(neighbours.filter((word) => !count.has(word.toLowerCase()))).toEqual([]);
  });
});
