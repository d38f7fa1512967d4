import { conversationTitle } from './conversation-title.js';

describe('conversationTitle', () => {
  it.each([
    ['What does the Bible say about anxiety?', 'Anxiety'],
    ['¿Qué dice la Biblia sobre la ansiedad?', 'Ansiedad'],
    ['Who was Melchizedek?', 'Melchizedek'],
    ['¿Quién fue Melquisedec?', 'Melquisedec'],
    ['Can you explain to me the parable of the sower', 'Parable of the sower'],
    ['please tell me more about the fruit of the Spirit.', 'Fruit of the Spirit'],
    ['what does propitiation mean?', 'Propitiation'],
    ['¿Qué significa gracia en Efesios 2?', 'Gracia en Efesios 2'],
    ['¿Qué dice la Biblia del perdón?', 'Perdón'],
    ['What is the difference between grace and mercy?', 'Difference between grace and mercy'],
    ['Tell me about the Jordan, please.', 'Jordan'],
    ['Háblame de Rut, por favor', 'Rut'],
    ['Psalm 23', 'Psalm 23'],
    ['😀?', '😀?'],
  ])('turns %j into %j', (question, title) => {
    expect(conversationTitle(question)).toBe(title);
  });

  it.each([
    'Why did Jonah flee?',
    'What does it say that God is love',
    'What is God saying to me here?',
    '¿Cómo puedo orar?',
    '¿Qué es lo que dice Pablo?',
    '¿Dónde dice que Dios es amor?',
    'Why?',
  ])('uses the question itself when its subject is not certain: %j', (question) => {
    expect(conversationTitle(question)).toBe(question);
  });

  it('is one line, cut between words', () => {
    const title = conversationTitle(`grace ${'upon grace and mercy '.repeat(20)}\n<b>`);
    expect(title).toMatch(/^Grace .* (?:upon|grace|and|mercy)…$/);
    expect(title.length).toBeLessThanOrEqual(61);
  });

  it('never returns an empty title', () => {
    for (const question of ['?', '¿?', '...', 'the', 'What is the'])
      expect(conversationTitle(question)).not.toBe('');
  });
});
