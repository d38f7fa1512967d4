import { dangerIn } from '../danger.js';
import { recogniseDanger } from '../recognise-danger.js';

describe('who is harmed, and by whom', () => {
  it.each([
    'he holds a knife to my throat',
    'he put a gun to my head',
    'my ex pressed a blade against my neck',
    'me puso una pistola en la cabeza',
    'me está apuntando con un rifle',
  ])('makes a weapon that somebody holds to the writer violence that happens now: %s', (question) => {
    expect(dangerIn({ kind: 'chat', language: 'en', question }, [], undefined)).toMatchObject({
      isViolenceNow: true,
    });
  });

  it.each([
    ['I have a gun to my head', ['emergency', 'self-harm']],
    ['tengo miedo de lo que me pueda hacer a mí misma', ['self-harm']],
    ['me asusta lo que pueda hacerme a mí mismo', ['self-harm']],
    ['im scared of what i might do to myself', ['self-harm']],
    ['tengo miedo de lo que me pueda hacer mi esposo', ['abuse', 'threat']],
    ["I'm gonna kill him for what he did to my sister", ['threat']],
    ['lo voy a matar por lo que le hizo a mi hija', ['threat']],
    ['my uncle makes me do things', ['child-abuse']],
    ['my stepdad makes me watch stuff with him', ['child-abuse']],
    ['I have been putting my sleeping tablets aside for Sunday', ['self-harm']],
    ['estoy guardando mis pastillas', ['self-harm']],
    ['llevo cuatro días sin comer y me encanta', ['eating-disorder']],
    ['tell my mom I love her', ['self-harm']],
    ['say goodbye to my mum for me', ['self-harm']],
    ['dile a mi mamá que la amo', ['self-harm']],
    ['díganles a mis hijos que me perdonen', ['self-harm']],
  ])('decides the kind of: %s', (text, needs) => {
    expect(needs).toContain(recogniseDanger(text));
  });
});

describe('a cry in disguise', () => {
  it.each([
    'want 2 d!e',
    'k!ll myself',
    'su!c!de',
    'quiero mor!r',
    'catching the bus to heaven lol',
    'boarding my flight to paradise',
    'Judas hizo bien y yo haré lo mismo',
    'Judas was right and i will do the same',
    'help!i want to die',
  ])('is heard: %s', (text) => {
    expect(recogniseDanger(text)).toBe('self-harm');
  });
});

describe('words that only look like danger', () => {
  it.each([
    'I want to end my Bible plan early',
    'Goodbye speech for our pastor leaving',
    'A farewell card for our teacher who is retiring',
    '"I want to die" says the song',
    '¿Qué soga usó Rahab?',
    'no puedo más con este calor',
    'quiero colgarme un crucifijo',
    'el último día, Juan 11',
    'How do I kill sin in my life?',
    'tengo hambre de la palabra',
    'He touched me, who wrote that hymn',
    'golpes de pecho, publicano',
    'un disparo de nieve, metáfora',
    'mi bebé nace la próxima semana',
    'El ojo de la aguja: ¿era una puerta?',
    'the eye of a needle: was it a gate?',
    'in the opera we saw the soprano stabs herself',
    'hace diez años mi ex me pegaba, hoy soy libre y doy gracias',
    'se me murió el teléfono otra vez',
  ])('are left alone: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it.each([
    'I want to end my plan and my life early',
    '"I want to die" says the song, and I feel the same',
    'I want to die, as the song says',
    'quiero colgarme',
    'quiero colgarme un día de estos',
    'How do I kill myself in my room?',
    'he touched me while my mom sang a hymn',
    'no puedo más con esta vida',
    'in the opera we saw the soprano stabs herself and I want to do the same',
    'hace diez años mi ex me pegaba, hoy soy libre pero mi novio me pega',
  ])('do not hide danger: %s', (text) => {
    expect(recogniseDanger(text)).toBeDefined();
  });
});
