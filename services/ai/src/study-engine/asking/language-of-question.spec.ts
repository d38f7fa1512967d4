import { languageOfAnswer, languageOfConversation, languageOfQuestion } from './language-of-question.js';

describe('languageOfQuestion', () => {
  it.each([
    ['What does the Bible say about forgiveness?', 'en'],
    ['¿Qué dice la Biblia del perdón?', 'es'],
    ['que dice la biblia sobre el perdon', 'es'],
    ['Ya no quiero vivir, no puedo más', 'es'],
    ['Estoy muy cansado y nadie me escucha', 'es'],
    ["I can't go on and nobody would notice", 'en'],
    ['Não sei o que fazer da minha vida', 'other'],
    ['Ich kann nicht mehr und will nicht leben', 'other'],
    ['Was sagt die Bibel über Vergebung?', 'other'],
    ['O que a Bíblia diz sobre o perdão?', 'other'],
    ['Que dit la Bible sur le pardon ?', 'other'],
    ['Che cosa dice la Bibbia sul perdono?', 'other'],
    ['Romans 8:28', undefined],
    ['anxiety', undefined],
    ['ansiedad y miedo', undefined],
  ])('returns the language of %j: %s', (question, language) => {
    expect(languageOfQuestion(question)).toBe(language);
  });
});

describe('languageOfAnswer', () => {
  it.each([
    ['me voy a matar we', 'es', 'es'],
    ['me mato we', 'es', 'es'],
    ['me voy a matar', 'en', 'es'],
    ['nadie contesta', 'en', 'es'],
    ['he touched me, wow, Jesus', 'en', 'en'],
    ['kill myself', 'es', 'en'],
    ['they hung up', 'es', 'en'],
    ['Should we pray?', 'es', 'en'],
    ['matarme', 'en', 'es'],
    ['ayúdame', 'en', 'es'],
    ['no one loves me', 'es', 'en'],
    ['i wanna die', 'es', 'en'],
    ['mi papá me pega', 'en', 'es'],
    ['Jesus', 'es', 'es'],
  ] as const)(
    'is that of the text where it is clear, else that of the pages: %s',
    (text, pages, language) => {
      expect(languageOfAnswer(text, undefined, pages)).toBe(language);
    },
  );
});

describe('the language of a conversation', () => {
  it('is that of the last message that shows one', () => {
    expect(languageOfConversation(['me amenazan de muerte', 'no sirve', 'ok gracias'], 'en')).toBe('es');
    expect(languageOfConversation(['mi esposo me pega', 'what should I do now?'], 'es')).toBe('en');
    expect(languageOfConversation(['ok'], 'es')).toBe('es');
  });
});
