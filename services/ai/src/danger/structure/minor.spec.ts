import { dangerIn } from '../danger.js';
import { recogniseDanger } from '../recognise-danger.js';
import { sentencesOf } from '../words/sentences.js';
import { isGroomed } from './minor.js';

describe('a child and an adult with authority', () => {
  it.each([
    'My pastor drives me to the motel after choir practice, I am fifteen, he quotes Song of Solomon',
    "My deacon books a hotel room for us after youth group. I'm in ninth grade. Is it a sin?",
    'El pastor me lleva a un motel después del ensayo, tengo quince años',
    "Our priest asks me to undress in the sacristy, I'm thirteen",
    'My pastor takes me to a motel. I am fifteen.',
    'Mi entrenador de la iglesia me toca, tengo 12',
    'I am in 8th grade and my coach wants me to send him pictures of me',
    'my youth leader kisses me, is that love? im sixteen',
    'My choir director says the massage is our secret. I just turned 14.',
    "At camp the elder lets me sleep in his bed, I'm eleven",
    'Soy menor de edad y el diácono quiere que me quite la ropa para bendecirme',
    'Estoy en la prepa y mi maestro me pide fotos mías',
    'El líder de jóvenes me besa y dice que es nuestro secreto. Voy en secundaria',
    'Tengo trece. Mi padrastro quiere acostarse conmigo',
    'soy menor y mi profe me lleva sola a su casa',
    'my husband hits me, I am seventeen',
  ])('are one who is abused and one who abuses: %s', (question) => {
    expect(dangerIn({ kind: 'chat', language: 'en', question }, [], undefined)).toEqual({
      need: 'child-abuse',
    });
  });

  it.each([
    'I am fifteen and my pastor baptised me',
    "my coach takes us to a hotel for the tournament, I'm 14",
    'tengo quince años y mi pastor me regaló una Biblia',
    "I'm in tenth grade and our pastor took our team to a hotel for the conference",
  ])('are left alone: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it.each([
    'My boyfriend kissed me and my pastor says it is a sin, I am 16',
    'My sermon is in fifteen minutes and our pastor is at a hotel',
    'I am twelve and my uncle kisses me on the cheek at Christmas',
    'Tengo quince nietos y el pastor me besa',
  ])('are not both in: %s', (text) => {
    expect(isGroomed(sentencesOf(text))).toBe(false);
  });

  it('leave the first place to a wish to die', () => {
    expect(recogniseDanger('My pastor takes me to a motel and I want to die, I am fifteen')).toBe(
      'self-harm',
    );
  });
});
