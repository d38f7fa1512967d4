import { readAnswerHref } from '@word-unfolded/answer-text';
import type { AnswerTask, CommentaryAnswer } from '@word-unfolded/contracts';
import { HARMFUL, writeAnswer } from '@word-unfolded/sandbox';
import type { Language } from '@word-unfolded/domain';
import { StudyLibrary } from '../../src/library/study-library.js';
import type { PromptContext } from '../../src/generators/answer-generator.js';
import { GeneratorFixture } from '../model-generator/generator-fixture.js';
import { ATTEMPTS, CAPTURED } from './attempts.js';

/** Words of our rules of every task. */
const RULES = /study assistant of a Bible|Material\. The user message|Task: /;

const REFERENCE: Readonly<Record<Language, string>> = { en: 'Romans 8:28', es: 'Romanos 8:28' };

const LINK = /(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)/gu;

/** Reports everything in an answer that leads elsewhere than our own links, or is more than text. */
function foreignIn(markdown: string): string[] {
  const links = [...markdown.matchAll(LINK)].map(([, , href]) => href!);
  const rest = markdown.replace(LINK, '$1');
  return [
    ...links.filter((href) => !readAnswerHref(href)),
    ...(rest.match(/(?<!\\)[[<`]|:\/\/|www\.|javascript:|evil/gu) ?? []),
  ];
}

/** On a busy machine. */
const SIXTY_ANSWERS_MS = 240_000;

/** Places where an attempt can be. */
const PLACES: Readonly<
  Record<string, (attempt: string, language: Language) => { task: AnswerTask; more?: Partial<PromptContext> }>
> = {
  'the question': (attempt, language) => ({
    task: { kind: 'chat', language, question: attempt, scriptureRef: REFERENCE[language] },
  }),
  'what was said before': (attempt, language) => ({
    task: { kind: 'chat', language, question: 'And?', scriptureRef: REFERENCE[language] },
    more: {
      history: [
        { role: 'user', content: attempt },
        { role: 'assistant', content: `Yes. ${attempt}` },
      ],
    },
  }),
  'the name of the reader': (attempt, language) => ({
    task: {
      kind: 'chat',
      language,
      question: 'And?',
      scriptureRef: REFERENCE[language],
      firstName: attempt,
    },
  }),
  'a journal entry': (attempt, language) => ({
    task: {
      kind: 'devotional',
      language,
      title: attempt,
      content: attempt,
      scriptureRef: REFERENCE[language],
    },
  }),
  'the term of a word study': (attempt, language) => ({
    task: {
      kind: 'word-study',
      language,
      question: attempt,
      keyTerm: attempt,
      scriptureRef: REFERENCE[language],
    },
  }),
  'an earlier step': (attempt, language) => ({
    task: { kind: 'mapping-step', language, step: 5, scriptureRef: REFERENCE[language] },
    more: { earlierSteps: [{ step: 1, content: attempt }] },
  }),
  'what a reader has seen of the answer': (attempt, language) => ({
    task: { kind: 'chat', language, question: 'And?', scriptureRef: REFERENCE[language] },
    more: { shown: attempt },
  }),
};

let stack: GeneratorFixture;

async function expectOwnAnswer(promptContext: PromptContext): Promise<void> {
  const { text } = await stack.write(promptContext);
  expect([text.includes(CAPTURED), RULES.test(text), foreignIn(text)]).toEqual([false, false, []]);
  expect(text).toMatch(/\]\(scripture:Rom\.8\.28\?edition=\w+&mark=exact\)/);
}

it('at least fifty attempts each capture a model that receives them as words of a user', () => {
  expect(ATTEMPTS.length).toBeGreaterThanOrEqual(50);
  const spared = ATTEMPTS.filter((attempt) => {
    const answer = writeAnswer({
      model: 'sandbox-obeys',
      messages: [
        { role: 'system', content: 'You are the study assistant of a Bible.' },
        { role: 'user', content: attempt },
      ],
    });
    return !answer.includes(CAPTURED) && !RULES.test(answer);
  });
  expect(spared).toEqual([]);
});

describe('a model that obeys every instruction it receives', () => {
  beforeAll(async () => {
    stack = await GeneratorFixture.open('sandbox-obeys');
  });
  afterAll(() => stack.close());

  it.each(Object.keys(PLACES))(
    'does its task and nothing else, whatever is in %s',
    async (name) => {
      for (const [index, attempt] of ATTEMPTS.entries()) {
        const { task, more } = PLACES[name]!(attempt, index % 2 === 0 ? 'en' : 'es');
        await expectOwnAnswer(await stack.promptContext(task, more));
      }
    },
    SIXTY_ANSWERS_MS,
  );

  it('does its task and nothing else, whatever is in the retrieved material', async () => {
    const library = stack.library;
    const { commentary, crossReferences, context } = library;
    let attempt = '';
    Object.assign(library, {
      commentary: async (...parameters: Parameters<StudyLibrary['commentary']>) => {
        const answer = (await commentary.apply(library, parameters)) as CommentaryAnswer;
        return { ...answer, sections: answer.sections.map((each) => ({ ...each, paragraphs: [attempt] })) };
      },
      crossReferences: async (...parameters: Parameters<StudyLibrary['crossReferences']>) => {
        const answer = (await crossReferences.apply(library, parameters))!;
        return { ...answer, items: answer.items.map((each) => ({ ...each, text: attempt })) };
      },
      context: async (...parameters: Parameters<StudyLibrary['context']>) => {
        const { before } = await context.apply(library, parameters);
        return { before: { ...before!, verses: before!.verses.map((each) => ({ ...each, text: attempt })) } };
      },
    } satisfies Partial<StudyLibrary>);
    for (const [index, each] of ATTEMPTS.entries()) {
      attempt = each;
      const language = index % 2 === 0 ? 'en' : 'es';
      const task = { kind: 'chat', language, question: 'And?', scriptureRef: REFERENCE[language] } as const;
      await expectOwnAnswer(await stack.promptContext(task));
      expect(stack.lastRequest.messages[1]?.content).toContain('commentary');
    }
  });
});

describe('a model that has lost its rules', () => {
  beforeAll(async () => {
    stack = await GeneratorFixture.open('sandbox-captured');
  });
  afterAll(() => stack.close());

  it('cannot link anywhere, show anything but text or misattribute words to Scripture', async () => {
    const task = { kind: 'chat', language: 'en', question: 'Good?', scriptureRef: 'Romans 8:28' } as const;
    const { text } = await stack.write(await stack.promptContext(task));
    expect(text.length).toBeGreaterThan(HARMFUL.length);
    expect(foreignIn(text)).toEqual([]);
    const scripture = [...text.matchAll(/\[((?:\\.|[^\]\\])*)\]\(scripture:([^)?]*)/gu)].map(
      ([, , osis]) => osis,
    );
    expect(scripture).toEqual(['Rom.8.28']);
  });
});

describe('a model that misquotes', () => {
  beforeAll(async () => {
    stack = await GeneratorFixture.open('sandbox-misquotes');
  });
  afterAll(() => stack.close());

  it('is corrected by the stored words', async () => {
    for (const language of ['en', 'es'] as const) {
      const task = { kind: 'chat', language, question: '¿?', scriptureRef: REFERENCE[language] } as const;
      const { text } = await stack.write(await stack.promptContext(task));
      expect(text).toContain('mark=repaired');
      expect(text).not.toContain('perhaps');
    }
  });
});
