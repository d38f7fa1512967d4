import { FindHelp, GetConversation } from '@word-unfolded/contracts';
import {
  AnswersUnderTest,
  chat,
  completed,
  newId,
  newReader,
  newVisitor,
  refusal,
} from './answers-fixture.js';
import { promptContexts } from './slow-generator.js';

let stack: AnswersUnderTest;
beforeAll(async () => {
  stack = await AnswersUnderTest.start();
});
afterAll(() => stack.stop());

const CRY = 'I want to end my life tonight';

describe('a question of somebody in danger', () => {
  it('is answered by help, which costs nothing and which no other generator sees', async () => {
    const ruth = newReader();
    const before = promptContexts.length;
    const read = await stack.write(ruth, chat(CRY));
    expect(completed(read).fullContent).toBe(read.text);
    expect(completed(read).writer).toEqual({ kind: 'people', name: 'People' });
    expect(read.text).toContain('you do not have to carry it alone');
    expect(read.text).toContain('findahelpline.com');
    expect(promptContexts).toHaveLength(before);
    expect(await stack.used(ruth)).toEqual({ tokens: 0, requests: 0 });
  });

  it('is answered when the allowance of today is used up', async () => {
    const visitor = newVisitor();
    await stack.write(visitor, chat('1 parts'));
    for (;;) {
      const { limits, used } = await stack.meter.remaining(visitor);
      if (used.requests >= limits.requests) break;
      await stack.write(visitor, chat(`1 parts ${newId()}`));
    }
    expect((await refusal(stack.write(visitor, chat('1 parts')))).code).toBe('LIMIT_REACHED');
    expect((await stack.write(visitor, chat('mi esposo me golpea', { language: 'es' }))).text).toContain(
      'no es culpa tuya',
    );
  });

  it('is answered in its own language, whatever the language of the application is', async () => {
    const { text } = await stack.write(newVisitor(), chat('Ya no quiero vivir, no puedo más'));
    expect(text).toContain('Emergencias');
  });

  it('gives its conversation a title that tells nobody what it is about', async () => {
    const ruth = newReader();
    const { conversationId } = completed(await stack.write(ruth, chat(CRY)));
    const { title } = await stack.ask(GetConversation, {
      userId: ruth.kind === 'reader' ? ruth.id : '',
      id: conversationId!,
    });
    expect(title).toBe('A conversation');
  });

  it('continues with the short reply that follows, and ends with the next real question', async () => {
    const visitor = newVisitor();
    const history = [{ role: 'user' as const, content: CRY }];
    const reply = await stack.write(visitor, chat('I do not know whom to call', { history }));
    expect(reply.text).toContain('I am still here');
    const question =
      'Who was the father of King David, and where in the books of Samuel do we read about him?';
    expect((await stack.write(visitor, chat(question, { history }))).text).toContain('part 0');
  });

  it('is given the prayer that the help offers, with the numbers, and another one when they ask again', async () => {
    const visitor = newVisitor();
    const history = [{ role: 'user' as const, content: CRY }];
    const first = await stack.write(visitor, chat('yes, a prayer please', { history }));
    expect(first.text).toContain('Come close to me now');
    expect(first.text).toContain('findahelpline.com');
    expect(first.text).not.toContain('ask for them');
    const asked = [...history, { role: 'user' as const, content: 'yes, a prayer please' }];
    const second = await stack.write(visitor, chat('another prayer', { history: asked }));
    expect(second.text).toContain('from a cave');
  });

  it('is told to call an ambulance when the reply says that it has been done', async () => {
    const history = [{ role: 'user' as const, content: CRY }];
    const { text } = await stack.write(newVisitor(), chat('I already took the pills', { history }));
    expect(text).toContain('call for an ambulance now');
  });

  it('is recognised in a journal entry from which a devotional is to be made', async () => {
    const entry = {
      kind: 'devotional' as const,
      language: 'en' as const,
      content: 'Nobody knows. My husband hits me when he drinks.',
    };
    expect((await stack.write(newReader(), entry)).text).toContain('Leaving danger is not a sin');
    const spanish = { ...entry, content: 'Nadie lo sabe. Mi esposo me pega cuando toma.' };
    expect((await stack.write(newReader(), spanish)).text).toContain('Salir del peligro no es pecado');
  });
});

describe('a search whose words tell of danger', () => {
  const lineFor = async (q: string) => (await stack.ask(FindHelp, { q, language: 'en' })).help;

  it('gets a line of help in the language of its words', async () => {
    expect(await lineFor('I want to kill myself')).toMatchObject({
      language: 'en',
      text: expect.stringContaining('findahelpline.com') as string,
    });
    expect(await lineFor('mi esposo me golpea')).toMatchObject({
      language: 'es',
      text: expect.stringContaining('Hay personas que escuchan') as string,
    });
  });

  it.each([
    ...['the good shepherd', 'suicide of Saul', 'no temas', 'thou shalt not kill', 'John 3:16', 'muerte'],
    ...[
      'be still and know that i am god',
      'be stil and no',
      'todo lo puedo',
      'me fortalece',
      'nada me faltara',
    ],
    ...['no temas porque yo estoy contigo', 'porque de tal manera amo dios al mundo'],
  ])('is not seen in: %s', async (q) => expect(await lineFor(q)).toBeNull());
});
