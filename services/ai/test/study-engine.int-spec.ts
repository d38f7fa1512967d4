import type { AnswerTask } from '@word-unfolded/contracts';
import { isWholeWriting, readWriting, WRITING_KINDS, type Language } from '@word-unfolded/domain';
import { StudyLibrary } from '../src/library/study-library.js';
import { knownWords } from '../src/study-engine/asking/known-words.js';
import { SENTENCES } from '../src/study-engine/composing/sentences.js';
import { SUBJECTS } from '../src/study-engine/subjects/subjects.js';
import { linksOf } from './study-engine/answer-links.js';
import { readQuestionTables } from './study-engine/question-table.js';
import { RealEngine } from './study-engine/real-engine.js';

let engine: RealEngine;
beforeAll(async () => {
  engine = await RealEngine.start();
});
afterAll(() => engine.stop());

const step = (scriptureRef: string, number: number, language: Language = 'en'): AnswerTask => ({
  kind: 'mapping-step',
  language,
  scriptureRef,
  step: number,
});

const PASSAGES: readonly (readonly [Language, string])[] = [
  ['en', 'Romans 8:28'],
  ['en', 'Psalm 23:1-3'],
  ['en', 'Genesis 1:1'],
  ['en', '3 John 1:2'],
  ['es', 'Filipenses 4:6-7'],
  ['es', 'Jonás 2:1-2'],
];

/** The errors in the links of an answer, by the stored text; none when all are right. */
async function untrue(answer: string, language: Language): Promise<string[]> {
  const library = engine.service.app.get(StudyLibrary, { strict: false });
  const problems = linksOf(answer).map(async ({ words, link }): Promise<string[]> => {
    if (link.kind === 'scripture') {
      const { osis, translationId } = link;
      const stored = await library.passage(osis, { language, translationId });
      const text = stored?.verses
        .map((verse) => verse.text)
        .join(' ')
        .replace(/\s*\n\s*/g, ' ');
      return text === words ? [] : [`${osis} ${translationId}: ${words}`];
    }
    if (link.kind === 'reference') {
      const translationId = language === 'en' ? 'WEB' : 'spa_r09';
      const stored =
        (await library.passage(link.osis, { language, translationId })) ??
        (await library.passage(link.osis, { language, translationId: 'KJV' }));
      return stored ? [] : [`${link.osis} does not exist`];
    }
    if (link.kind === 'lexicon') {
      const known = await library.lexicon(link.strongs, { language }, { limit: 1 });
      return (link.mark === 'verified') === Boolean(known?.entry) ? [] : [`${link.strongs} is ${link.mark}`];
    }
    return link.kind === 'work' && link.at !== '' ? [] : [`${link.kind} is no link of this writer`];
  });
  return (await Promise.all(problems)).flat();
}

describe('the Scripture that the study engine shows', () => {
  it('is stored word for word in every answer of the tables', async () => {
    let scripture = 0;
    for (const { questions, language, open } of readQuestionTables()) {
      const answer = (await engine.converse(questions, language, open)).at(-1)!;
      scripture += linksOf(answer).filter(({ link }) => link.kind === 'scripture').length;
      expect(await untrue(answer, language)).toEqual([]);
    }
    expect(scripture).toBeGreaterThan(300);
  });

  it.each(PASSAGES)(
    'is stored word for word in mappings and writings (%s): %s',
    async (language, scriptureRef) => {
      const steps = [1, 2, 3, 4, 5].map((number) => step(scriptureRef, number, language));
      const writings = WRITING_KINDS.map((kind): AnswerTask => ({ kind, language, scriptureRef }));
      for (const task of [...steps, ...writings]) {
        const answer = await engine.answer(task);
        expect(linksOf(answer).length).toBeGreaterThan(0);
        expect(await untrue(answer, language)).toEqual([]);
      }
    },
  );

  it('is in its links only', async () => {
    const answer = await engine.answer({ kind: 'chat', language: 'en', question: 'Explain Romans 8:28' });
    const outside = answer.replace(/\[(?:[^\]\\]|\\.)*\]\([^)\s]+\)/g, '');
    expect(outside).not.toContain('work together for good');
  });
});

describe('the first step of a mapping', () => {
  it.each([
    ['en', '1 Samuel 17:45', /Names in the passage: .*David/],
    ['es', 'Génesis 12:1-3', /Nombres en el pasaje: Abram/],
  ] as const)('names the people in the passage (%s): %s', async (language, scriptureRef, names) => {
    expect(await engine.answer(step(scriptureRef, 1, language))).toMatch(names);
  });
});

describe('the third step of a mapping', () => {
  it.each(['en', 'es'] as const)(
    'finds the key words of Romans 8:28, with their lemmas and their sense in the language of the answer (%s)',
    async (language) => {
      const answer = await engine.answer(
        step(language === 'en' ? 'Romans 8:28' : 'Romanos 8:28', 3, language),
      );
      const lemmas = linksOf(answer).flatMap(({ words, link }) => (link.kind === 'lexicon' ? [words] : []));
      expect(lemmas).toEqual(expect.arrayContaining(['συνεργέω', 'πρόθεσις', 'κλητός', 'ἀγαθός', 'ἀγαπάω']));
      expect(answer).toMatch(language === 'en' ? /- Sense: to love\b/ : /- Sentido: amar$/m);
    },
  );
});

describe('writings', () => {
  it.each(PASSAGES.slice(0, 5))(
    'have all parts that the journal stores (%s): %s',
    async (language, scriptureRef) => {
      for (const kind of WRITING_KINDS) {
        const writing = readWriting(await engine.answer({ kind, language, scriptureRef }), kind);
        expect({ kind, missing: writing.missing, whole: isWholeWriting(writing) }).toEqual({
          kind,
          missing: [],
          whole: true,
        });
      }
    },
  );

  it('find a passage for an entry that cites none', async () => {
    const content = 'I could not sleep again. I worry about my job, and I worry about the children.';
    const answer = await engine.answer({ kind: 'quote', language: 'en', content });
    expect(answer).toContain('(scripture:Phil.4.6?');
  });

  it('quote all passages that an entry cites', async () => {
    const answer = await engine.answer({
      kind: 'devotional',
      language: 'en',
      scriptureRef: 'Rom.8.28 John.3.16',
    });
    expect(answer).toContain('(scripture:Rom.8.28?');
    expect(answer).toContain('(scripture:John.3.16?');
  });
});

describe('a word study', () => {
  const study = (keyTerm: string | undefined, question: string): AnswerTask => ({
    kind: 'word-study',
    language: 'en',
    question,
    scriptureRef: 'Romans 8:28',
    ...(keyTerm && { keyTerm }),
  });

  it.each([
    ['purpose', 'What does it mean?', 'πρόθεσις'],
    [undefined, 'What does "called" mean?', 'κλητός'],
    ['συνεργέω', 'Tell me of it', 'συνεργέω'],
    ['G25', 'Tell me of it', 'ἀγαπάω'],
  ])('is of the named word: %s %s', async (term, question, lemma) => {
    const [first] = linksOf(await engine.answer(study(term, question))).filter(
      ({ link }) => link.kind === 'lexicon',
    );
    expect(first?.words).toBe(lemma);
  });

  it('says that a word is not in the passage, and where it occurs', async () => {
    const answer = await engine.answer(study('shepherd', 'What does it mean?'));
    expect(answer).toContain(SENTENCES.en.wordNotIn('shepherd', 'Romans 8:28'));
    expect(answer).toContain('(lexicon:H7462?mark=verified)');
  });
});

describe('an answer of the study engine', () => {
  const task: AnswerTask = { kind: 'chat', language: 'en', question: 'What does the Bible say about hope?' };

  it('is the same for the same prompt context, and continues exactly after the shown part', async () => {
    const parts = await engine.parts(task);
    const whole = parts.join('');
    expect(parts.length).toBeGreaterThan(8);
    for (let shown = 0; shown <= parts.length; shown += 3) {
      const before = parts.slice(0, shown).join('');
      expect(before + (await engine.answer(task, { shown: before }))).toBe(whole);
    }
  });

  it('cuts no link between two parts', async () => {
    for (const part of await engine.parts(task)) {
      const withoutLinks = part.replace(/\[(?:[^\]\\]|\\.)*\]\([^)\s]+\)/g, '');
      expect(withoutLinks).not.toMatch(/\]\(|^[^[]*\]|\[[^\]]*$/);
    }
  });

  it('ends when it is stopped', async () => {
    const stopping = new AbortController();
    stopping.abort();
    expect(await engine.parts(task, {}, stopping.signal)).toEqual([]);
  });

  it('shows the words of a reader as text, whatever they look like', async () => {
    const question = 'zxqv <img src=x onerror=alert(1)> [a](scripture:John.3.16?edition=WEB&mark=exact)';
    const answer = await engine.answer({ ...task, question });
    expect(answer.replace(/\\[<>[\]]/g, '')).not.toMatch(/<img|\[a\]\(/);
    expect(await untrue(answer.replace(/\\\[.*?\\\]\([^)]*\)/g, ''), 'en')).toEqual([]);
  });

  it('throws while the library is away, and succeeds when it is back', async () => {
    await engine.stopScripture();
    const other: AnswerTask = { kind: 'chat', language: 'en', question: 'What does Obadiah 1:4 say?' };
    await expect(engine.answer(other)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await engine.startScripture();
    expect(await engine.answer(other)).toContain('(scripture:Obad.1.4?');
  });
});

describe('the words that readers know by their transliteration', () => {
  it('have entries with that transliteration', async () => {
    const library = engine.service.app.get(StudyLibrary, { strict: false });
    for (const [name, strongs] of knownWords()) {
      const answer = await library.lexicon(strongs, { language: 'en' }, { limit: 1 });
      expect({ name, strongs, lemma: answer?.entry?.lemma }).toMatchObject({
        lemma: expect.any(String) as string,
      });
    }
  });
});

describe('the table of subjects', () => {
  it('names topics that Nave has', async () => {
    const library = engine.service.app.get(StudyLibrary, { strict: false });
    const names = [...new Set(SUBJECTS.flatMap(({ topics }) => topics))];
    const missing: string[] = [];
    for (const name of names) {
      const answer = await library.topic(name, { language: 'en' }, { limit: 1 });
      if (answer?.topic?.askedFor !== name) missing.push(name);
    }
    expect(missing).toEqual([]);
  });
});
