import { recogniseDanger } from '../recognise-danger.js';

describe('a parent who fears to hurt their child', () => {
  it.each([
    "I want to hurt my baby and I don't know why",
    "I'm scared I'll shake my newborn when he won't stop screaming",
    'I keep having thoughts of drowning my kids',
    'I hit my son too hard again and I hate what I am',
    'intrusive thoughts to smother my baby',
    'Tengo miedo de hacerle daño a mi bebé',
    'tengo ganas de aventar a mi hijo contra la pared',
    'me da miedo lo que le pueda hacer a mi niña',
    'le pegué a mi hijo muy fuerte y tengo vergüenza',
    "I haven't fed my baby for two days, the voice says God will feed him like Elijah",
    'no le he dado de comer a mi bebé, la voz dice que Dios lo alimentará',
    'oigo voces que me dicen que ahogar a mi bebé lo salvaría',
  ])('is not answered as an abused child is: %s', (text) => {
    expect(recogniseDanger(text)).toBe('overwhelmed-parent');
  });

  it.each([
    ["I'm afraid my husband will hurt my baby", ['abuse', 'child-abuse', 'threat']],
    ['tengo miedo de que mi esposo lastime a mi bebé', ['abuse', 'child-abuse', 'threat']],
    ['my mom wants to hurt my baby brother', ['abuse', 'child-abuse', 'threat']],
    ['someone hit my kid at school and left bruises', ['abuse', 'child-abuse', 'threat']],
  ])('is told from somebody who fears another: %s', (text, needs) => {
    expect(needs).toContain(recogniseDanger(text));
  });

  it.each([
    'I almost threw my daughter a surprise party',
    'how do I discipline my son without anger?',
    'quiero enseñarle a mi hijo a orar',
  ])('is told from: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });
});
