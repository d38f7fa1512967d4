import { dangerIn, worryIn } from './danger.js';

/** What the last message of a conversation is answered with; `assistant` stands between the messages. */
function answerTo(...messages: readonly string[]) {
  const history = messages.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'An answer.' },
  ]);
  return dangerIn({ kind: 'chat', language: 'en', question: messages.at(-1)! }, history, undefined);
}

const CRY = 'I want to kill myself';
const GRITO = 'Me quiero matar';

describe('an overdose or a wound', () => {
  it.each([
    'I swallowed all the pills an hour ago',
    'I drank bleach',
    'took 40 tylenol an hour ago, regret it',
    'my son swallowed a whole bottle of pills',
    'My daughter drank drain cleaner',
    'i just injected way too much insulin',
    'ive taken every tablet in the house',
    'I cut my arm too deep and I am scared',
    'me tomé todo el frasco de pastillas hace rato y ahora tengo miedo, ore por mí',
    'mi hijo se tragó unas pilas del control',
    'bebí lejía',
    'acabo de tomarme treinta pastillas de mi mamá',
    'mi hermana se tomó un bote de raticida',
    'me corté muy hondo',
    'ya me corté las venas',
  ])('that has happened is an emergency: %s', (text) => {
    expect(answerTo(text)).toEqual({ need: 'emergency' });
  });

  // No ambulance helps yet: the text says to move away from the weapon, and whom to call.
  it.each(['I have the gun in my hand', 'tengo la pistola cargada en la mano'])(
    'that has not happened yet is none: %s',
    (text) => {
      expect(answerTo(text)).toEqual({ need: 'self-harm' });
    },
  );

  it.each([
    [CRY, 'I already took the pills'],
    [CRY, 'please pray for me', 'i took them already, 30 tylenol'],
    [CRY, 'I have the gun in my hand'],
    [CRY, "I'm on the bridge now"],
    [CRY, 'i already did it'],
    [CRY, 'its next to me, the rope is ready'],
    [GRITO, 'estoy en el puente'],
    [GRITO, 'ya me corté'],
    [GRITO, 'ore por mí', 'ya me las tomé'],
    [GRITO, 'ya lo hice'],
    [GRITO, 'tengo el frasco aquí'],
  ])('after a cry is one too: %s, %s', (...messages) => {
    expect(answerTo(...messages)).toEqual({ need: 'emergency' });
  });

  it('that did not happen leaves the help as it is', () => {
    expect(answerTo(CRY, 'no, I have not taken anything')).toMatchObject({ need: 'self-harm' });
    expect(answerTo(CRY, 'I ate dinner with my mom and feel better')).not.toMatchObject({
      need: 'emergency',
    });
    expect(answerTo(GRITO, 'ya tomé agua y hablé con mi mamá')).not.toMatchObject({ need: 'emergency' });
    expect(answerTo(CRY, 'I gave the pills to my sister')).toMatchObject({ need: 'self-harm' });
  });
});

describe('violence that happens now', () => {
  it.each([
    'he is at the door now and he has a gun',
    'está rompiendo la puerta',
    'hiding in the bathroom, my boyfriend is breaking things',
    'está afuera con una pistola',
    'he is choking my mom right now',
  ])('gets the text for it at once: %s', (text) => {
    expect(answerTo(text)).toMatchObject({ isViolenceNow: true });
  });

  it.each([
    ['my husband hits me', 'he is at the door now'],
    ['my dad hits us', "he's breaking the door"],
    ['my husband threatened me with a gun', 'please pray for me', 'he is loading it'],
    ['mi esposo me golpea', 'está rompiendo la puerta'],
    ['mi novio me amenazó anoche', 'viene subiendo la escalera'],
    ['me pega cuando toma', 'acaba de llegar borracho'],
  ])('gets it after what was told before: %s, %s', (...messages) => {
    expect(answerTo(...messages)).toMatchObject({ isViolenceNow: true });
  });

  it.each([
    ['my husband hit me last week'],
    ['my husband hits me', 'he is not here now'],
    ['mi esposo me golpea', 'se fue ayer'],
    ['my chest hurts and I cannot breathe'],
    [CRY, 'he is at work'],
    ['Who was Jael?', 'was he at the door?'],
  ])('is not what is past, away or an illness: %s', (...messages) => {
    expect(answerTo(...messages)?.isViolenceNow).toBeUndefined();
  });
});

describe('medicine of every day', () => {
  it.each([
    'I took my pills this morning',
    'me tomé mis pastillas esta mañana',
    'I took my blood pressure pills and now I want to read Psalm 23',
  ])('is no overdose: %s', (text) => {
    expect(answerTo(text)).toBeUndefined();
  });

  it.each(['I took my pills this morning, all of them', 'me tomé todas mis pastillas esta mañana'])(
    'is one if it is too much: %s',
    (text) => {
      expect(answerTo(text)).toBeDefined();
    },
  );
});

describe('a reply to help', () => {
  it('belongs to what was told before', () => {
    expect(answerTo(CRY, 'I do not know whom to call')).toEqual({ need: 'self-harm', isFollowUp: true });
  });

  it('that tells of something more urgent gets that help', () => {
    expect(answerTo('my husband hits me', 'I want to die')).toEqual({ need: 'self-harm' });
    expect(answerTo(CRY, 'my chest hurts and I cannot breathe')).toEqual({ need: 'emergency' });
  });

  it.each([
    'please pray for me',
    'yes a prayer please',
    'yes please',
    'Can you pray with me?',
    'sí, una oración por favor',
    'ore por mí por favor',
    'sí, por favor',
  ])('that asks for the prayer that was offered gets it: %s', (request) => {
    expect(answerTo(CRY, request)).toMatchObject({
      need: 'self-harm',
      comfort: { kind: 'prayer', times: 0 },
    });
    expect(answerTo('I feel completely hopeless', request)).toMatchObject({ comfort: { kind: 'prayer' } });
  });

  it.each(['read me a psalm', 'more passages please', 'léeme un salmo', 'otro versículo de consuelo'])(
    'that asks for passages gets them: %s',
    (request) => {
      expect(answerTo(CRY, request)).toMatchObject({ comfort: { kind: 'passages', times: 0 } });
    },
  );

  it('gets another prayer each time', () => {
    expect(answerTo(CRY, 'please pray for me', 'another prayer')).toMatchObject({
      need: 'self-harm',
      comfort: { kind: 'prayer', times: 1 },
    });
  });

  it('gets a prayer only where help was given', () => {
    expect(answerTo('Who wrote Romans?', 'please pray for me')).toBeUndefined();
  });
});

describe('a question about somebody of the Bible', () => {
  it.each([
    ['Who was Jonah?', 'Why did he want to die?'],
    ['who was elijah', 'why did he want to die'],
    ['who was elijah', 'where did he live?', 'and why did he want to die?'],
    ['Tell me about Naomi', 'why was she so bitter?'],
    ['Who was Ahithophel?', 'How did he kill himself?'],
    ['¿Por qué Jesús lloró en Juan 11?', '¿Y en qué otro lugar lloró?'],
    ['¿Quién fue Jonás?', '¿Por qué quería morir?'],
    ['¿Quién fue Judas?', '¿Y cómo se ahorcó?'],
  ])('whom the conversation is about is no cry: %s, %s', (...messages) => {
    expect(answerTo(...messages)).toBeUndefined();
  });

  it.each([
    ['My husband left. Who was Jonah?', 'he wants to die'],
    ['My husband left. Who was Jonah?', 'Why did he want to die?'],
    ['Who was Jonah?', 'he wants to die'],
    ['Who was Jonah?', 'Why do I want to die?'],
    ['Who was Jonah?', 'Why did my brother kill himself?'],
    ['What is grace?', 'Why did he want to die?'],
    ['¿Quién fue Jonás?', '¿Por qué quiere morir mi hijo?'],
    ['¿Quién fue Jonás?', '¿Por qué quiero morir?'],
  ])('is a cry if it may be about the living: %s, %s', (...messages) => {
    expect(answerTo(...messages)).toBeDefined();
  });
});

describe('a conversation after a cry', () => {
  it.each([
    [[CRY, 'nobody answers'], 'self-harm'],
    [[CRY, 'nobody answers', 'thanks'], 'self-harm'],
    [[GRITO, 'no sirve, nadie contesta', 'gracias'], 'self-harm'],
    [['mi esposo me pega', 'no contestan', 'gracias'], 'abuse'],
    [['me amenazan de muerte', 'no sirve', 'ok gracias'], 'threat'],
    [['my husband chokes me', 'the number does not work', 'thank you'], 'abuse'],
  ] as const)('keeps to it: %j', (messages, need) => {
    expect(answerTo(...messages)).toMatchObject({ need });
  });

  it('tells an adult what to do for a child, and a child that it is not their fault', () => {
    expect(answerTo('Mi hija llega con moretones a casa')).toEqual({
      need: 'child-abuse',
      isAdultAboutChild: true,
    });
    expect(answerTo('my stepdad touches me and im 12')).toEqual({ need: 'child-abuse' });
  });
});

describe('danger that names its means', () => {
  it.each([
    ['I injected extra insulin on purpose before the service', 'emergency'],
    ['me puse más insulina a propósito', 'emergency'],
    ["she hasn't eaten for six days and keeps fainting", 'emergency'],
    ['mi prima no ha comido en cuatro días y se desmaya', 'emergency'],
    ['voy a acuchillar a mi cuñado mañana, ya compré el machete', 'threat'],
    ['I think of putting my children to sleep forever with me', 'threat'],
  ])('gets the help for it: %s', (text, need) => {
    expect(answerTo(text)?.need).toBe(need);
  });
});

describe('words that only resemble those of people in danger', () => {
  const offered = (question: string, ...said: readonly string[]) => {
    const task = { kind: 'chat' as const, language: 'en' as const, question };
    const history = said.flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: 'An answer.' },
    ]);
    const danger = dangerIn(task, history, undefined, { canOffer: true });
    if (danger) return danger.isDoubtful ? 'offer' : 'help';
    return worryIn(task, history, undefined)?.need ? 'offer' : 'answer';
  };

  it.each([
    'my wife says I talk too much',
    'my husband took the car so I walked to church',
    'mi esposo se quedó afuera sin llaves otra vez',
    'debo mucho dinero y me da pena',
  ])('are answered, at most below an offer of help: %s', (text) => {
    expect(['offer', 'answer']).toContain(offered(text));
  });

  it.each([
    'I look at the rope in the garage and do the math',
    'how long until you pass out from car fumes',
    'tomó kerosene y tose mucho',
    CRY,
    GRITO,
  ])('give way to help where they name what kills or hurts: %s', (text) => {
    expect(offered(text)).toBe('help');
  });

  it('are believed after a cry, and when the reader says that it is about them', () => {
    const doubtful = 'mi compañera dejó de ir a clases y me dio el anillo de su abuela para que lo guarde';
    expect(offered(doubtful)).toBe('offer');
    expect(offered(doubtful, 'a psalm please', CRY)).toBe('help');
    expect(offered('sí, se trata de mí', doubtful)).toBe('help');
    expect(offered('¿y qué sigue en el Salmo 23?', doubtful)).toBe('answer');
  });

  it('are answered alone where they ask of a person of the Bible whom the conversation is about', () => {
    expect(offered('Why did he want to die?', 'Tell me about Elijah')).toBe('answer');
    expect(offered('¿Por qué se quería morir?', 'Cuéntame de Jonás')).toBe('answer');
  });

  it('are help where none can be offered above an answer, as in a call', () => {
    expect(
      answerTo('mi compañera dejó de ir a clases y me dio el anillo de su abuela para que lo guarde'),
    ).toBeDefined();
  });
});

describe('somebody else in danger', () => {
  const FRIEND = 'my friend wants to kill herself, what do I do?';

  it('is told apart from the writer', () => {
    expect(answerTo(FRIEND)).toEqual({ need: 'self-harm', isAboutAnother: true });
  });

  it('does not hide the writer who told of their own danger before', () => {
    expect(answerTo(CRY, FRIEND)).not.toHaveProperty('isAboutAnother');
  });
});
