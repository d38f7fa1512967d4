import type { AnswerTask } from '@word-unfolded/contracts';
import { readWriting } from '@word-unfolded/domain';
import { GeneratorFixture } from './generator-fixture.js';

const ROMANS = { scriptureRef: 'Romans 8:28' } as const;
const chat = (question: string, more: object = {}): AnswerTask => ({
  kind: 'chat',
  language: 'en',
  question,
  ...more,
});

let stack: GeneratorFixture;
let answer: (() => string) | undefined;
const TRUE_WORDS =
  'We know that all things work together for good for those who love God, for those who are called according to his purpose.';

/** The material that the model received, by its names. */
function material(): ReadonlyMap<string, unknown> {
  const user = stack.lastRequest.messages[1]!.content;
  return new Map(
    [...user.matchAll(/^<<<[0-9a-f]{32} ([a-z]+)>>>\n(.*)\n<<<[0-9a-f]{32} end>>>$/gm)].map(
      ([, name, json]) => [name!, JSON.parse(json!)],
    ),
  );
}

beforeAll(async () => {
  stack = await GeneratorFixture.open('any', { answer: () => answer?.() ?? '' });
});
afterAll(() => stack.close());

describe('an answer of a model', () => {
  it('is shown with compared words, named sources and linked words of the lexicon', async () => {
    answer = () =>
      `## Good\n\n“${TRUE_WORDS}” (Romans 8:28, WEB). In Psalm 151:9 nothing stands. ` +
      'συνεργέω (G4903) is to work together {c1}; ξψζ (G9999) is nothing. [Go](https://evil.example)';
    const { text, tokens } = await stack.write(await stack.promptContext(chat('What is good?', ROMANS)));
    expect(text).toContain(`[${TRUE_WORDS}](scripture:Rom.8.28?edition=WEB&mark=exact)`);
    expect(text).toContain('([Romans 8:28](reference:Rom.8.28?mark=exact), WEB)');
    expect(text).toContain('](removed:no-such-passage)');
    expect(text).toMatch(
      /\[συνεργέω\]\(lexicon:G4903\?mark=verified\) \(\[G4903\]\(lexicon:G4903\?mark=verified\)\)/,
    );
    expect(text).toContain('[G9999](lexicon:G9999?mark=unverified)');
    expect(text).toMatch(/\[[^\]]*Matthew Henry[^\]]*\]\(work:/);
    expect(text).toMatch(/Go$/);
    expect(tokens).toBeGreaterThan(500);
  });

  it('gets the stored words where the model misquotes, and nothing where no verse has its words', async () => {
    answer = () =>
      `“${TRUE_WORDS.replace('called', 'chosen')}” (Romans 8:28). Jesus said, “The lantern of the moor burns thrice”.`;
    const { text } = await stack.write(await stack.promptContext(chat('And?', ROMANS)));
    expect(text).toContain(`[${TRUE_WORDS}](scripture:Rom.8.28?edition=WEB&mark=repaired)`);
    expect(text).not.toContain('lantern');
    expect(text).toContain('](removed:not-found)');
  });

  it('uses no more tokens than its estimate allows, however long its parts are', async () => {
    answer = () => 'grace and peace to you '.repeat(2_000);
    const long = 'a word about grace '.repeat(60);
    const history = Array.from({ length: 12 }, (_, number) => ({
      role: number % 2 ? ('assistant' as const) : ('user' as const),
      content: long,
    }));
    const psalm = { scriptureRef: 'Psalm 119', language: 'en' } as const;
    const tasks: AnswerTask[] = [
      chat('What is grace? '.repeat(200), psalm),
      { kind: 'study-guide', content: long.repeat(30), ...psalm },
      { kind: 'mapping-step', step: 2, ...psalm },
    ];
    for (const task of tasks) {
      const promptContext = await stack.promptContext(task, { history });
      const { text, tokens } = await stack.write(promptContext);
      expect(text.length).toBeGreaterThan(3_000);
      expect(text.endsWith(' …')).toBe(true);
      expect(tokens).toBeLessThanOrEqual(stack.writer.estimate(promptContext).most);
    }
  });

  it('continues once after a broken connection, and reaches the reader whole', async () => {
    const beginning = 'Paul writes to Rome, in Romans 8:28, of those whom God has called. ';
    let requests = 0;
    const more =
      'The letter was written at Corinth, before he went to Jerusalem with the gifts of the churches. He knew few there. ';
    answer = () => ((requests += 1) === 1 ? `${beginning}${more.repeat(8)}` : 'It goes on here.');
    stack.sandbox.fail({ kind: 'cut', after: 60 });
    const { text } = await stack.write(await stack.promptContext(chat('Who is called?', ROMANS)));
    expect(text).toMatch(
      /^Paul writes to Rome, in \[Romans 8:28\]\(reference:Rom\.8\.28\?mark=exact\), of those/,
    );
    expect(text.endsWith('It goes on here.')).toBe(true);
    expect(material().get('shown')).toContain('Paul writes to Rome, in Romans 8:28, of those');
    stack.sandbox.fail({ kind: 'cut', after: 60, times: 2 });
    answer = () => beginning.repeat(9);
    await expect(
      stack.write(await stack.promptContext(chat('Who is called?', ROMANS))),
    ).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });

  it('is continued at the same place by the replica that takes over', async () => {
    answer = () => 'of the “many brothers” (v. 29).';
    const shown = 'Look at [Romans 8:28](reference:Rom.8.28?mark=exact), and further, ';
    const { text } = await stack.write(await stack.promptContext(chat('Who?', ROMANS), { shown }));
    expect(text).toContain('“[many brothers](scripture:Rom.8.29?edition=WEB&mark=exact)” (v. 29)');
  });

  it('ends when its reader stops it, and returns the tokens used', async () => {
    answer = () => 'grace and peace to you '.repeat(400);
    const controller = new AbortController();
    const { text, tokens } = await stack.write(await stack.promptContext(chat('Grace?')), {
      signal: controller.signal,
      onPart: () => controller.abort(),
    });
    expect(text.length).toBeLessThan(4_000);
    expect(tokens).toBeGreaterThan(100);
  });

  it('has the structure that the journal stores', async () => {
    const task = { language: 'en', content: 'I am tired.', ...ROMANS } as const;
    answer = () =>
      [
        '# All *things*',
        `## Scripture\n\n> ${TRUE_WORDS}\n>\n> — Romans 8:28 (WEB)`,
        '## Reflection\n\nOne.\n\n1. **Two**\n2. Three',
        '## For today\n\n- [ ] Call a friend.',
        '## Prayer\n\nAmen!',
      ].join('\n\n');
    const devotional = await stack.write(await stack.promptContext({ kind: 'devotional', ...task }));
    expect(readWriting(devotional.text, 'devotional')).toMatchObject({ title: 'All things', missing: [] });
    expect(devotional.text).toContain(
      `> [${TRUE_WORDS}](scripture:Rom.8.28?edition=WEB&mark=exact)\n>\n> — [Romans`,
    );
    answer = () => 'Nothing is wasted in his hands.\n\n— Romans 8:28 (WEB)';
    const quote = await stack.write(await stack.promptContext({ kind: 'quote', ...task }));
    expect(readWriting(quote.text, 'quote').sections.map(({ content }) => content)).toEqual([
      'Nothing is wasted in his hands.',
      '[Romans 8:28](reference:Rom.8.28?mark=exact) (WEB)',
    ]);
  });

  it('is an error when the model says nothing', async () => {
    answer = () => '';
    await expect(stack.write(await stack.promptContext(chat('Grace?')))).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });
});

describe('the material for a model', () => {
  const promptOf = async (task: AnswerTask, more: object = {}) => {
    answer = () => 'Yes.';
    await stack.write(await stack.promptContext(task, more));
    return material();
  };

  it('contains the passage, its context, words, commentary and cross references', async () => {
    const found = await promptOf(chat('What is good here?', ROMANS));
    expect(found.get('passage')).toEqual({
      reference: 'Romans 8:28',
      edition: 'WEB',
      verses: [{ reference: 'Romans 8:28', text: TRUE_WORDS }],
    });
    for (const name of ['context', 'words', 'commentary', 'references', 'question'])
      expect([name, found.has(name)]).toEqual([name, true]);
  });

  it('contains passages on a question that names none, in both languages', async () => {
    const english = await promptOf(chat('What does the Bible say about anxiety?'));
    expect(JSON.stringify(english.get('found'))).toMatch(/Philippians 4/);
    const spanish = await promptOf(chat('¿Qué dice la Biblia sobre la ansiedad?', { language: 'es' }));
    expect(JSON.stringify(spanish.get('found'))).toMatch(/Filipenses 4/);
  });

  it('contains the passage that a question names', async () => {
    const found = await promptOf(chat('What does Jude 1:24 mean?'));
    expect(found.get('passage')).toMatchObject({ reference: 'Jude 24' });
  });

  it('contains at least two readings where traditions differ', async () => {
    const found = await promptOf(chat('Should infants be baptized?'));
    expect((found.get('readings') as unknown[]).length).toBeGreaterThan(1);
  });

  it('contains the key words of the verse for the third step', async () => {
    const found = await promptOf({ kind: 'mapping-step', language: 'en', step: 3, ...ROMANS });
    const lemmas = (found.get('words') as { lemma: string }[]).map(({ lemma }) => lemma);
    expect(lemmas).toEqual(expect.arrayContaining([expect.stringContaining('συνεργέω')]));
    expect(lemmas.join()).toMatch(/πρόθεσις/);
  });

  it('begins with the requested word for a word study', async () => {
    const found = await promptOf({
      kind: 'word-study',
      language: 'en',
      question: 'What does it mean?',
      keyTerm: 'purpose',
      ...ROMANS,
    });
    expect((found.get('words') as { strongs: string }[])[0]?.strongs).toBe('G4286');
  });

  it('contains the entry of a devotional, and nothing of other readers', async () => {
    const found = await promptOf({
      kind: 'devotional',
      language: 'es',
      title: 'Hoy',
      content: 'Estoy cansado.',
      scriptureRef: 'Mateo 11:28',
    });
    expect(found.get('entry')).toBe('Hoy\nEstoy cansado.');
    expect(found.get('passage')).toMatchObject({ reference: 'Mateo 11:28', edition: 'RV1909' });
    expect(stack.lastRequest.messages[0]!.content).toContain(
      '## Escritura, ## Reflexión, ## Para hoy, ## Oración',
    );
  });
});
