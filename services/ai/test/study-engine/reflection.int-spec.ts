import type { Language } from '@word-unfolded/domain';
import { LANGUAGES } from '@word-unfolded/domain';
import { StudyLibrary } from '../../src/library/study-library.js';
import type { StudyPassage } from '../../src/library/study-passage.js';
import { actOf } from '../../src/study-engine/reflection/acts.js';
import { CompositionContext } from '../../src/study-engine/composing/composition-context.js';
import { genreOf, type Genre } from '../../src/study-engine/reflection/genre.js';
import { reflectionQuestions } from '../../src/study-engine/reflection/reflection.js';
import { canonicalOf } from '../../src/study-engine/composing/sections.js';
import { randomPassages } from './random-passages.js';
import { RealEngine } from './real-engine.js';

let engine: RealEngine;
beforeAll(async () => {
  engine = await RealEngine.start();
});
afterAll(() => engine.stop());

const contextIn = (language: Language) =>
  new CompositionContext(engine.service.app.get(StudyLibrary, { strict: false }), { language });

const PASSAGES = 330;
const QUESTIONS = 5;

const OWN_NAMES = {
  en: new Set(['God', 'Jesus', 'Bible', 'Scripture', 'Christians', 'What', 'Which', 'I']),
  es: new Set(['Dios', 'Jesús', 'Biblia', 'Escritura', 'Cuál']),
} as const;

/** What an attentive reader would mark in the questions about a passage. */
function faultsOf(questions: readonly string[], passage: StudyPassage, language: Language): string[] {
  const text = passage.verses.map((verse) => verse.text).join(' ');
  const marks = { en: /^\p{Lu}[^¿]*\?$/u, es: /^(?:¿|\p{Lu})[^?]*(?:¿?[^?¿]+\?)(?: ¿[^?]+\?)?$/u }[language];
  return [
    ...(questions.length === QUESTIONS ? [] : [`${questions.length} questions`]),
    ...(new Set(questions).size === questions.length ? [] : ['a question twice']),
    ...questions.flatMap((question) => [
      ...(marks.test(question) ? [] : [`marks: ${question}`]),
      ...(/[_&*[\]{}]| {2}|undefined| ,|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u.test(question)
        ? [`a slot: ${question}`]
        : []),
      ...(/(?<!\p{L})(?:de el|a el) /u.test(question) ? [`grammar: ${question}`] : []),
      ...namesIn(question, language)
        .filter((name) => !text.includes(name))
        .map((name) => `${name} is not in the passage: ${question}`),
    ]),
  ];
}

/** Names within a sentence; the word that begins one is none. */
function namesIn(question: string, language: Language): string[] {
  const within = question.replace(/(?:^|[.?¿:] ?)¿?\p{L}+/gu, ' ');
  return [...within.matchAll(/\p{Lu}\p{L}+/gu)]
    .map(([name]) => name)
    .filter((name) => !OWN_NAMES[language].has(name));
}

describe.each(LANGUAGES)('questions for reflection (%s)', (language) => {
  it('are sentences about the passage, whatever passage it is', async () => {
    const context = contextIn(language);
    const read = await Promise.all(randomPassages(PASSAGES).map((osis) => context.read(osis)));
    const passages = read.filter((passage) => passage !== undefined);
    expect(passages.length).toBeGreaterThan(300);
    const kinds = new Set<Genre>();
    const sets = new Set<string>();
    for (const passage of passages) {
      const questions = reflectionQuestions(context, passage);
      expect({ at: passage.osis, faults: faultsOf(questions, passage, language) }).toEqual({
        at: passage.osis,
        faults: [],
      });
      kinds.add(genreOf(canonicalOf(passage)));
      sets.add(questions.join());
    }
    expect(kinds.size).toBeGreaterThanOrEqual(10);
    // Different passages are asked different things.
    expect(sets.size).toBeGreaterThan(passages.length * 0.8);
    expect(passages.filter((passage) => actOf(context.entries, passage)).length).toBeGreaterThan(
      passages.length * 0.7,
    );
  });
});

describe('what is done in a passage', () => {
  it.each([
    ['Amos.5.21-Amos.5.24', 'hate'],
    ['Isa.6.1-Isa.6.8', 'fight'],
    ['Rev.5.1-Rev.5.5', 'see'],
    ['Gen.37.5-Gen.37.7', 'envy'],
    ['1Sam.25.18-1Sam.25.19', 'quarrel'],
  ])('is not what only a title or God says: %s, %s', async (osis, act) => {
    for (const language of LANGUAGES) {
      const context = contextIn(language);
      const passage = await context.read(osis);
      expect(passage && actOf(context.entries, passage)?.name).not.toBe(act);
    }
  });
});

describe('the act of a passage', () => {
  it.each([
    ['Luke.15.11-Luke.15.24', 'forgive'],
    ['Gen.22.1-Gen.22.14', 'trust'],
    ['2Sam.13.1-2Sam.13.20', 'violate'],
    ['Ps.13', 'lament'],
    ['Ps.100', 'hymn'],
    ['1Chr.1.1-1Chr.1.16', undefined],
  ])('is that of its story or psalm, whatever its words are: %s', async (osis, act) => {
    for (const language of LANGUAGES) {
      const context = contextIn(language);
      const passage = await context.read(osis);
      expect(passage && actOf(context.entries, passage)?.name).toBe(act);
    }
  });
});

describe('the prayer of a devotional', () => {
  it.each([
    ['en', 'Phil.4.6-Phil.4.7', 'My exam tomorrow', 'before-an-exam'],
    ['en', 'Ruth.1.16-Ruth.1.17', 'Our wedding', 'wedding'],
    ['es', 'Luke.15.11-Luke.15.14', 'Oración por el hijo pródigo que se fue', 'child-gone-astray'],
    ['es', '1Thess.4.13-1Thess.4.14', 'Gracias por la cosecha y la lluvia', 'rain-and-harvest'],
    ['en', 'Matt.18.21-Matt.18.22', '', 'guilt-and-forgiveness'],
  ] as const)('fits its occasion (%s): %s, %s', async (language, scriptureRef, title, prayer) => {
    const answer = await engine.answer({
      kind: 'devotional',
      language,
      scriptureRef,
      ...(title && { title }),
    });
    const { body } = contextIn(language).entries.entry('prayers', prayer)!.text[language];
    expect(answer).toContain(body.slice(0, 30));
  });
});

describe('the kind of a passage', () => {
  it.each([
    ['Isa.43.1-Isa.43.3', 'promise'],
    ['Isa.1.10-Isa.1.17', 'prophecy'],
    ['Zeph.3.14-Zeph.3.17', 'promise'],
    ['Mark.6.21-Mark.6.28', 'story'],
    ['Mark.6.30-Mark.6.34', 'gospel'],
  ])('tells comfort from accusation, and where Jesus acts: %s, %s', async (osis, genre) => {
    const passage = await contextIn('en').read(osis);
    expect(passage && genreOf(canonicalOf(passage))).toBe(genre);
  });

  it('asks about words of Jesus only where he speaks', async () => {
    const context = contextIn('en');
    const [silent, speaking] = await Promise.all(
      ['Mark.9.2', 'Mark.10.14'].map((osis) => context.read(osis)),
    );
    expect(reflectionQuestions(context, silent!, 9).join()).not.toContain('his words');
    expect(reflectionQuestions(context, speaking!, 9).join()).toContain('his words');
  });
});

describe('a prayer', () => {
  it.each([
    ['en', 'Ps.69.16-Ps.69.28', '69:16–21', 'Psalm 69:22'],
    ['es', 'Ps.109.20-Ps.109.31', '109:21-27', 'Salmo 109:28'],
  ] as const)('leaves out the curses of a psalm (%s): %s', async (language, scriptureRef, prayed, left) => {
    const answer = await engine.answer({ kind: 'mapping-step', language, scriptureRef, step: 5 });
    expect(answer).toContain(prayed);
    expect(answer).not.toContain(left);
  });

  it.each([
    [
      'en',
      'Overslept again, and this morning the bus was late. Tomorrow is my final in history.',
      'before-an-exam',
    ],
    ['es', 'Esta mañana nos gritamos en la casa de mi mamá, y me fui.', 'family-quarrel'],
    ['en', 'We fly to Oslo with the children on Friday.', 'journey'],
    ['es', 'En mayo se casa mi prima en la casa de los abuelos.', 'wedding'],
  ] as const)(
    'is for what happened, before the hour, the house or the family (%s): %s',
    async (language, content, prayer) => {
      const answer = await engine.answer({
        kind: 'devotional',
        language,
        scriptureRef: 'Heb.13.20',
        content,
      });
      const { body } = contextIn(language).entries.entry('prayers', prayer)!.text[language];
      expect(answer).toContain(body.slice(0, 30));
    },
  );
});

describe('the words of a passage', () => {
  it.each([
    ['en', 'Deut.19.4-Deut.19.5', 3, ['**man** (KJV) · [נפל']],
    ['en', 'Luke.7.6-Luke.7.10', 1, ['Then Jesus', 'Jesus’']],
    ['en', 'Jonah.3.1-Jonah.3.4', 1, ['great', 'and LORD', ': LORD']],
    ['en', '1Kgs.21.21-1Kgs.21.22', 3, ['pisseth']],
    ['es', 'Gen.35.9-Gen.35.12', 1, ['y Israel']],
  ] as const)('are named as a reader writes them (%s): %s', async (language, scriptureRef, step, faults) => {
    const answer = await engine.answer({ kind: 'mapping-step', language, scriptureRef, step });
    const shown = answer
      .split('\n')
      .filter((line) => /^(?:\*\*|Names|Nombres|It repeats)/.test(line))
      .join('\n');
    expect(shown).not.toBe('');
    for (const fault of faults) expect(shown).not.toContain(fault);
  });
});

describe('a quote', () => {
  it.each([
    ['Rom.5.1-Rom.5.11', 'Rom.5.8'],
    ['Josh.1.1-Josh.1.9', 'Josh.1.9'],
    ['Gen.50.15-Gen.50.21', 'Gen.50.20'],
  ])('is the verse that people keep: %s', async (scriptureRef, verse) => {
    expect(await engine.answer({ kind: 'quote', language: 'en', scriptureRef })).toContain(
      `scripture:${verse}?`,
    );
  });
});

describe('the fourth step of a mapping', () => {
  it('says of a part of a story what happens there', async () => {
    const answer = await engine.answer({
      kind: 'mapping-step',
      language: 'en',
      scriptureRef: '1Sam.25.36-1Sam.25.38',
      step: 4,
    });
    expect(answer).toContain('his heart fails him');
  });

  it.each(['Gen.22.1-Gen.22.3', 'Rom.3.23-Rom.3.24'])('names no topics of Nave: %s', async (scriptureRef) => {
    for (const language of LANGUAGES)
      expect(await engine.answer({ kind: 'mapping-step', language, scriptureRef, step: 4 })).not.toContain(
        'nave',
      );
  });
});
