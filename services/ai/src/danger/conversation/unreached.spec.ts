import type { AnswerTask } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { dangerIn } from '../danger.js';
import { UNREACHED_TEXTS } from '../help/help-texts.js';

function answerTo(...messages: readonly string[]) {
  const history = messages.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'An answer.' },
  ]);
  const task: AnswerTask = { kind: 'chat', language: 'en', question: messages.at(-1)! };
  return dangerIn(task, history, undefined);
}

const CRY = 'I want to kill myself';
const GRITO = 'Me quiero matar';

describe('a helpline that does not answer', () => {
  it.each([
    [CRY, 'nobody picks up'],
    [CRY, 'i tried the number, its busy'],
    [CRY, 'no one answered'],
    [CRY, 'they hung up'],
    [CRY, 'it goes to voicemail'],
    [CRY, 'they put me on hold for 40 minutes'],
    [CRY, "I can't get through"],
    [CRY, 'it just rings and rings'],
    [CRY, 'the call dropped'],
    [CRY, 'what is grace?', 'got an automated message'],
    [CRY, 'the lady just hung up'],
    [CRY, 'no operator available'],
    [CRY, 'theyre closed'],
    [CRY, 'my phone has no credit'],
    [CRY, 'nobody will talk to me'],
    [CRY, 'what is grace?', 'they hung up'],
    [GRITO, 'nadie contesta'],
    [GRITO, 'marqué y sigue ocupado'],
    [GRITO, 'no contestan'],
    [GRITO, 'me colgaron'],
    [GRITO, 'llamo y llamo y nada'],
    [GRITO, '¿qué es la gracia?', 'no hay operadores'],
    [GRITO, 'me cortaron la llamada'],
    [GRITO, 'suena y nadie levanta'],
    [GRITO, 'me sale una grabación'],
    [GRITO, 'no tengo saldo'],
    [GRITO, 'me mandó a buzón'],
    [GRITO, '¿qué es la gracia?', 'no contestan'],
  ])('after a cry gets other ways to reach people: %s, %s', (...messages) => {
    expect(answerTo(...messages)).toEqual({ need: 'self-harm', isUnreached: true });
  });

  it('after violence gets them too, with the numbers for it', () => {
    expect(answerTo('My husband beats me', 'the shelter does not answer')).toEqual({
      need: 'abuse',
      isUnreached: true,
    });
  });

  it('is heard when it is the first that is told', () => {
    expect(answerTo('I called 988 and nobody answered')).toMatchObject({ isUnreached: true });
    expect(answerTo('llamé a la línea de la vida y no contestan')).toMatchObject({ isUnreached: true });
  });

  it('leaves what is more urgent as it is, and the need in place for what follows', () => {
    expect(answerTo(CRY, 'I took them and nobody answers')).toEqual({ need: 'emergency' });
    expect(answerTo(CRY, 'they hung up', 'what now')).toMatchObject({ need: 'self-harm' });
  });

  it.each([
    [CRY, 'they answered, thank you'],
    [CRY, 'God does not answer me'],
    [CRY, 'I do not want to call anybody'],
    [CRY, 'what is grace?', 'what does the word busy mean'],
    [GRITO, 'no sé a quién llamar'],
    [GRITO, 'se cortó el velo del templo'],
    [CRY, 'I called my mom and she answered, she is here'],
    [GRITO, 'sí contestaron, gracias'],
    ['Who was Elijah?', 'Why did nobody answer the prophets of Baal?'],
    ['What is grace?', 'they hung up'],
  ])('is another matter: %s, %s', (...messages) => {
    expect(answerTo(...messages)?.isUnreached).toBeUndefined();
  });

  it('has a text that names the emergency number first and people to go to', () => {
    for (const language of LANGUAGES) {
      const { first, then } = UNREACHED_TEXTS[language];
      expect(first('112').indexOf('**112**')).toBeLessThan(30);
      expect(then).toMatch(/emergency room|urgencias/);
      expect(`${first('112')}${then}`).not.toMatch(/[“”«»"]|pray| ora /);
    }
  });
});

describe('a plan for tonight', () => {
  it.each([
    ['Explain Job 3', 'I feel like Job', 'I have a plan for tonight'],
    ['Is Psalm 88 about depression?', 'yes me', 'I have a plan for tonight'],
    ['Explica Jonás 4', 'me siento como Jonás', 'ya decidí lo que haré esta noche'],
  ])('is a cry after the reader saw themselves in somebody who wished to die: %s, %s, %s', (...messages) => {
    expect(answerTo(...messages)).toMatchObject({ need: 'self-harm' });
  });

  it('is none after something else', () => {
    expect(answerTo('Explain Ruth 2', 'I like Ruth', 'I have a plan for tonight')).toBeUndefined();
    expect(answerTo('Explain Job 3', 'Who was Elihu?', 'I have a plan for tonight')).toBeUndefined();
  });
});
