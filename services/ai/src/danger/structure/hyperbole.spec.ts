import { recogniseDanger } from '../recognise-danger.js';

describe('strong words about a trifle', () => {
  it.each([
    'El jefe me va a matar',
    'my editor is going to kill me',
    'mi mamá me va a matar si llego tarde',
    "my mom is going to kill me if I'm late for dinner",
    'mi suegra nos va a colgar cuando vea la mancha en la alfombra',
    'the choir director will have murdered us if we forget the hymnals',
    'I hate myself when I sing off key',
    'me quiero morir cada vez que olvido los nombres',
    'I could kick myself for that typo in the bulletin',
    'I give up: how do you say Habakkuk?',
    'me rindo. ¿Cómo se pronuncia Nabucodonosor?',
  ])('are no danger: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it.each([
    'mi marido me va a matar si llego tarde',
    "he will kill me if I'm late",
    'mi papá me va a matar si le cuento a la maestra',
    "my dad is going to kill me when he finds out I'm pregnant",
    'my boss is going to kill me, he has a gun',
    'my mom will kill me, she hits me with the belt when I forget my homework',
    'I want to die because I failed my exam',
    'me quiero morir, reprobé el examen',
    'me quiero morir el lunes',
    'I want to die when I hear our song',
    'me quiero matar jaja pero en serio',
    'me odio cuando como',
    'me rindo. Ya no quiero vivir',
    'I give up. Nobody cares',
  ])('are believed where more than a trifle is told: %s', (text) => {
    expect(recogniseDanger(text)).toBeDefined();
  });
});
