import { claimedWords } from './claimed-words.js';

describe('claimedWords', () => {
  it.each([
    ["Where does it say 'I can do all things through money'?", 'en', 'I can do all things through money'],
    ['I read that “the meek shall inherit heaven”. Where is that?', 'en', 'the meek shall inherit heaven'],
    ['¿Dónde dice «el Señor es mi abogado»?', 'es', 'el Señor es mi abogado'],
    ['Does the Bible say God created the earth in six years?', 'en', 'God created the earth in six years'],
    ['¿Dice la Biblia que Jesús ayunó treinta días?', 'es', 'Jesús ayunó treinta días'],
  ] as const)('%s', (question, language, words) => {
    expect(claimedWords(question, language)?.words).toBe(words);
  });

  it.each([
    ['Does the Bible say anything about dinosaurs?', 'en'],
    ['What does "born again" mean?', 'en'],
    ["What is the moral of Aesop's fable 'the fox and the grapes'?", 'en'],
    ['¿Dice la Biblia algo de los dinosaurios?', 'es'],
  ] as const)('is none in: %s', (question, language) => {
    expect(claimedWords(question, language)).toBeUndefined();
  });
});
