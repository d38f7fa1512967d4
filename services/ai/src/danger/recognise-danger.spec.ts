import { recogniseDanger } from './recognise-danger.js';

describe('a word of danger', () => {
  it.each([
    ['i dont wanna be here anymore', 'self-harm'],
    ['k*ll myself', 'self-harm'],
    ['I have been thinking about sucide every nite', 'self-harm'],
    ['everyone would be better off without me', 'self-harm'],
    ['no quiero seguir', 'self-harm'],
    ['dios porque no me yevas ya, dejame morir', 'self-harm'],
    ['he hits me when he drinks', 'abuse'],
    ['should i submit to my husband even if he beats me?', 'abuse'],
    ['mi marido me golpea cuando llega borracho', 'abuse'],
    ['tengo miedo de volver a casa', 'abuse'],
    ['my uncle touches me when nobody is home', 'child-abuse'],
    ['mi padrastro me toca por las noches', 'child-abuse'],
    ['mi pastor me pide fotos desnuda y dice que es obediencia', 'abuse'],
    ['my pastor asks me for nude photos and says it is obedience', 'abuse'],
    ['My boss keeps touching me and says nobody will believe me', 'abuse'],
    ['tengo 13 años y mi pastor me pide fotos desnuda', 'child-abuse'],
    ['my youth leader asks me for nudes, I am 14', 'child-abuse'],
    ['someone is following me', 'threat'],
    ['make myself throw up after every meal', 'eating-disorder'],
    ['no puedo dejar de beber', 'addiction'],
    ["he's snoring funny since he snorted it, I can't rouse him", 'emergency'],
    ["i think my friend od'd, he's making gurgling sounds", 'emergency'],
    ['tomó algo en la fiesta y no lo puedo despertar', 'emergency'],
    ['my chest hurts and I cannot breathe', 'emergency'],
    ['se murió mi mamá', 'grief'],
    ['I feel completely hopeless', 'despair'],
    ["there's a bottle of pills next to me and I'm praying", 'self-harm'],
    ["I've been giving away my things and I just want to sleep and not wake up", 'self-harm'],
    ['llevo 9 días sin comer para ser santo y me siento desmayar', 'eating-disorder'],
    ['Lord, kill me, everything in me wants to be gone', 'self-harm'],
    ['explain to me why he beats me if 1 Peter 3:1 says to submit', 'abuse'],
    ['mi hijo de 17 años le pega a su hermana hasta sangrar', 'abuse'],
    ['I want to end it all, what does Psalm 88 mean?', 'self-harm'],
    ['He hits me every night, what does the Bible say about submission?', 'abuse'],
    ['hoy mismo me reúno con mi hijo que murió', 'self-harm'],
    ['tengo la pistola en la mano', 'self-harm'],
    ['tengo la navaja en la mano, me estaba rasurando y quiero cortarme las venas', 'self-harm'],
    ['how long until the carbon monoxide works', 'self-harm'],
    ['voy a matar al que violó a mi hija', 'threat'],
    ["I'm going to make him pay tonight, I have my dad's gun", 'threat'],
    ['The voices tell me to sacrifice my son', 'overwhelmed-parent'],
    ["I'm going to stop my insulin and die, God will take me", 'self-harm'],
    ['mi mamá tiene la boca de lado y arrastra las palabras', 'emergency'],
    ['a mi esposo se le fue la fuerza de medio cuerpo', 'emergency'],
    ['se le paralizó un lado a mi hermano', 'emergency'],
    ["My grandmother fell, she hit her head and keeps throwing up and doesn't know my name", 'emergency'],
    ['roommate foaming at the mouth after using', 'emergency'],
    ['One of our boys told me he has a date picked. He made me promise not to tell', 'self-harm'],
    ['which verses are good for a note I am leaving to my parents before I go for good?', 'self-harm'],
    ['I havent slept in 6 days and God is telling me to burn the house so we can be pure', 'threat'],
    ['oigo voces que me dicen que lastime a mi familia', 'threat'],
    ['a mi abuelita mi tío le quita la comida y la encierra', 'abuse'],
    ['no quiero seguir así', 'self-harm'],
  ] as const)('is heard: %s', (text, need) => {
    expect(recogniseDanger(text)).toBe(need);
  });

  it('is heard in the middle of a long entry, and the most urgent one counts', () => {
    const day = 'Today we read the Psalms together and the children sang. '.repeat(200);
    expect(recogniseDanger(`${day} My mother died in May. I want to die too. ${day}`)).toBe('self-harm');
  });

  it.each([
    'My wife had an affair, should I divorce her?',
    'my sister has a date set for the wedding',
    "I don't want to go on this mission trip",
    'ya no quiero seguir con mi novio',
    '¿Dice el Salmo 23 "Jehová es mi pastor; todo me faltará"?',
    'I drink a glass of wine with dinner, is that a sin',
    "my daughter won't eat vegetables",
    'I could kill my husband for snoring lol',
    'mi pastor dice que si no diezmo me va a ir mal, es cierto?',
    'mi pastor dice que si no diezmo Dios me castiga',
    'my pastor says if I do not tithe God will curse me',
    'tengo la navaja en la mano, me estoy rasurando',
    "I'm holding a razor because I'm shaving",
    'mi mujer maneja una ambulancia',
    'can I talk to a human',
    'mi hija es lesbiana, ¿qué hago?',
    'Should I stop chemo and just pray?',
    '¿puedo dejar la insulina si tengo fe?',
  ])('is not heard in what people ask a pastor: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it('is not heard in an entry of an ordinary hard day', () => {
    const entry = 'A hard day\nToday I read Romans 8:28, and I am not sure that I understand it. Help';
    expect(recogniseDanger(entry, 'entry')).toBeUndefined();
  });

  it.each([
    ...['Tell me two things', 'Show me the last one', 'Read me everything again', 'Teach me something new'],
    ...['Dime una cosa', 'Léeme el último otra vez', 'Enséñame otro dato'],
    ...['30 parts every 2', '60 parts every 10', '20 lines', '15 minutes every day', 'every day', '90 days'],
    ...['next 5 verses', '/help', 'pain', 'take me to Psalm 23', 'in bullet form', '3:16', 'tell me'],
    ...['What is my name?', '¿Cómo me llamo?', 'Where is my plan?', '¿Cuál es mi versículo?'],
    ...['and the other side?', '¿y la otra postura?', 'in two sentences please', 'más corto'],
    ...['Go on.', 'And now?', 'Ok, go on please', '¿Y ahora?', 'Sigue.'],
    ...[
      '15 minutos cada día',
      'los siguientes 5 versículos',
      '/ayuda',
      'soga',
      'llévame al Salmo 23',
      'noche',
    ],
  ])('is not heard in a command, a measure or a word of study: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it.each(['911', 'help', 'suicidal', 'today is my last day'])('is heard in few words: %s', (text) => {
    expect(recogniseDanger(text)).toBeDefined();
  });

  it.each([
    'What does it mean to die to self?',
    'I could kill for a coffee',
    'Abel was killed by whom?',
    'Why did Elijah want to die under the broom tree?',
    'My phone died during church',
    'I feel so lonely. Where can I find comfort?',
    '¿Quién mató a Goliat?',
    '¿Qué significa morir al yo?',
    'Me muero de risa con la historia de Balaam',
    '¿Qué dice la Biblia sobre la adopción?',
    '¿Por qué Dios no responde mi oración?',
    '¿Dios me ama?',
    "If I have to sit through one more genealogy I'll jump off a bridge haha. why are they in Matthew 1?",
    'Lord, burn away everything in me that is not you',
    'Padre, arranca de mí todo lo que te ofende',
    'Explica lo de cortarse la mano en Marcos 9:43',
    'mi niño de dos años le pega a su hermanita, ¿cómo lo corrijo?',
  ])('is not heard where there is none: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });
});

describe('what somebody tells of themselves', () => {
  it.each([
    ...[
      'My name is Ana',
      'I am 34 and a nurse',
      'I have two kids and a dog',
      'I just got married',
      'I work nights',
    ],
    ...['I fix cars', 'I have been here before', 'what did I ask before?', 'this exam is suicide lol'],
    ...['My nephew is a beekeeper', 'we live near the airport and my wife teaches chemistry'],
    ...['tengo un bebé', 'soy plomero', 'ya estuve aquí antes', 'mi sobrina toca la flauta en el colegio'],
    ...['me llamo Ana', 'vivo en Madrid', 'tengo dos hijos', 'me acabo de casar', 'mi perro ya está viejo'],
  ])('is no cry: %s', (text) => {
    expect(recogniseDanger(text)).toBeUndefined();
  });

  it.each([
    'My name is Ruth and I want to die',
    'me llamo Ana y mi esposo me golpea',
    'I just got married and he hits me',
    'tengo dos hijos y ya no puedo más',
    'I teach chemistry and he hits me when I come home',
    'soy plomero y anoche me volví a inyectar',
    'my dad has weeks to live',
  ])('is one with what harms them: %s', (text) => {
    expect(recogniseDanger(text)).toBeDefined();
  });
});

describe('a subject without a sentence', () => {
  it.each(['family', 'familia', 'hate', 'odio', 'brazo'])('“%s” is one to study', (subject) => {
    expect(recogniseDanger(subject)).toBeUndefined();
  });

  it.each(['kms', 'me violaron'])('“%s” is a cry all the same', (cry) => {
    expect(recogniseDanger(cry)).toBeDefined();
  });
});

describe('the name of a passage', () => {
  it('hides no cry that stands beneath it', () => {
    expect(recogniseDanger('I am the bread of life\nMy husband hits me when he drinks.', 'entry')).toBe(
      'abuse',
    );
    expect(recogniseDanger('El pan de vida. Ya no quiero vivir')).toBe('self-harm');
  });
});
