import type { Language } from '@word-unfolded/domain';

/**
 * Misquotations as people make them, each in a layout of its own (letters, chats, tables, dialogue, poems, footnotes), and
 * the words that must not be shown.
 */
export const WRITTEN_MISQUOTES: readonly (readonly [Language, string, string])[] = [
  [
    'en',
    'Joseph was brought down Pharisees Egypt. We find this in Genesis 39:1.',
    'brought down pharisees egypt',
  ],
  ['en', 'He sent his word, and healed them, forgive.', 'and healed them forgive'],
  [
    'es',
    'Jehová ha dicho que él habitaría en la oscuridad. Entonces dijo Salomón: (1 Reyes 8:12)',
    'la oscuridad entonces dijo',
  ],
  [
    'en',
    'Take ye the sum of all the congregation of the children of Israel, after their families, by for he said, Lest peradventure he die also.',
    'by for he said',
  ],
  [
    'en',
    'When they came to the region near the Jordan, that is in the land of Canaan, the children of Reuben built an altar there by the Jordan, Selah.',
    'by the jordan selah',
  ],
  [
    'en',
    'Bob (9:14): What was that verse?\nAnn (9:15): It is Psalm 23:1: The LORD is my shepherd, I shall want nothing more',
    'want nothing more',
  ],
  [
    'en',
    '• Point one: God is able.\n• Point two: "I can do all things through faith which strengtheneth me" — Phil. 4:13\n• Point three: go and do it.',
    'through faith which strengtheneth me',
  ],
  [
    'en',
    'For I know the plans I have made for you, says Yahweh, plans for wealth and not for evil, to give you hope and a future.[^1]\n\n[^1]: Jeremiah 29:11',
    'plans for wealth',
  ],
  [
    'en',
    '| When you feel | Read |\n|---|---|\n| afraid | Don’t you be afraid, for I am near you. Don’t be dismayed, for I am your father. (Isaiah 41:10) |',
    'i am your father',
  ],
  [
    'en',
    'She whispered the words her mother had taught her: the LORD is my light and my salvation; whom shall I love? — and went to sleep.',
    'whom shall i love',
  ],
  [
    'en',
    '\u200fFor God so loved the church, that he gave his one and only Son\u200f — John 3:16',
    'god so loved the church',
  ],
  [
    'en',
    'Roses are red,\nviolets are blue,\nBe still, and know that I am with you.\n(Ps 46:10)',
    'know that i am with you',
  ],
  [
    'en',
    'Dear diary, today I learned Matthew 6:33 by heart: seek ye first the kingdom of God, and his happiness; and all these things shall be added unto you.',
    'and his happiness',
  ],
  [
    'en',
    'Q. Who was the first to doubt?\nA. Thomas. He said, "Unless I see in his hands the print of the spear, I will not believe" (John 20:25).',
    'print of the spear',
  ],
  [
    'en',
    '> **Boss:** any thoughts?\n> **Me:** In the beginning God created the sky and the earth. Genesis 1:1',
    'created the sky',
  ],
  [
    'en',
    'Trust in the LORD with all thine heart; and lean unto thine own understanding.\n~ Proverbs 3:5 ~',
    'and lean unto thine own',
  ],
  ['en', 'Remember John 11:35, the shortest verse: “Jesus cried.” It tells us of his love.', 'jesus cried'],
  [
    'en',
    'Paul’s letter (Romans 8:28) promises that all things work together for wealth to those who love God, to those who are called.',
    'work together for wealth',
  ],
  [
    'en',
    'SMS 1/2: Love is patient and is kind; love does not envy\nSMS 2/2: love does brag, is not proud (1 Cor 13:4)',
    'love does brag',
  ],
  [
    'en',
    'Slide title: Joy\nBody: This is the day which the LORD hath made; we will work and be glad in it.\nNotes: Ps 118:24',
    'we will work and be glad',
  ],
  [
    'en',
    '<p>Jesus wept over his <em>“Come to me, all you who are rich and heavily burdened, and I will give you rest”</em> (Mt 11:28)</p>',
    'you who are rich',
  ],
  [
    'en',
    'He quoted from memory, haltingly: the fruit of the Spirit is love, joy, peace, patience, wealth, goodness, faith.',
    'patience wealth goodness',
  ],
  [
    'en',
    '1) In Acts 2:38, Peter says Repent, and be baptized, every one of you, in the name of the Father for the forgiveness of sins\n2) Verse 41 gives a number',
    'name of the father for the forgiveness',
  ],
  ['en', 'Verse for the mug: “The joy of the family is your strength” Nehemiah 8:10', 'joy of the family'],
  [
    'en',
    'In Isaiah 40:31, we read, "they that wait upon the LORD shall renew their wallets; they shall mount up with wings as eagles"',
    'renew their wallets',
  ],
  [
    'en',
    'The Bible verse “God will never give you more than you can handle” (1 Corinthians 10:13) is dear to many.',
    'never give you more than',
  ],
  ['en', 'Micah 6:8 → do justly, love power, and walk humbly with thy God', 'love power'],
  [
    'en',
    'I keep this on my fridge: "Cast all your worries on your friends, because he cares for you" - 1 Peter 5:7',
    'worries on your friends',
  ],
  [
    'en',
    'Let us pray. Our Father in heaven, may your name be kept holy. Let your Kingdom come. Let your will be done on earth as it is in the church.',
    'as it is in the church',
  ],
  [
    'en',
    '“Greater love has no one than this, that someone lay down his phone for his friends.” (John 15:13)',
    'lay down his phone',
  ],
  [
    'en',
    'Jas 1:19: So, then, my beloved brothers, let every man be swift to speak, slow to hear, and slow to anger',
    'swift to speak',
  ],
  [
    'es',
    'Asunto: oración\n\nHola Ana:\n\nporque el dinero es la raíz de todos los males (1 Timoteo 6:10). Nos vemos.\n\nLuis',
    'el dinero es la raiz',
  ],
  [
    'es',
    'Luis (9:14): ¿cómo era?\nAna (9:15): Salmo 23:1: Jehová es mi pastor; nada me sobrará',
    'nada me sobrara',
  ],
  ['es', 'Todo lo puedo en la fe que me fortalece. — Filipenses 4:13', 'todo lo puedo en la fe'],
  [
    'es',
    '<div class="globo">Porque de tal manera amó Dios a la iglesia, que ha dado a su Hijo unigénito. Juan 3:16</div>',
    'amo dios a la iglesia',
  ],
  [
    'es',
    '• Punto uno: confía.\n• Punto dos: «Fíate de Jehová de todo tu corazón, y estriba en tu prudencia» (Prov. 3:5)\n• Punto tres: anda.',
    'y estriba en tu prudencia',
  ],
  ['es', 'En el principio crió Dios el mar y la tierra.[^1]\n\n[^1]: Génesis 1:1', 'dios el mar y la tierra'],
  [
    'es',
    '| Cuando sientes | Lee |\n|---|---|\n| miedo | No temas, que yo soy tu padre; no desmayes, que yo soy tu Dios que te esfuerzo. (Isaías 41:10) |',
    'soy tu padre',
  ],
  ['es', 'La abuela susurró: Jehová es mi luz y mi salvación: ¿a quién amaré? y se durmió.', 'a quien amare'],
  [
    'es',
    'Querido diario: hoy aprendí Mateo 6:33: buscad primeramente el reino de Dios y su felicidad, y todas estas cosas os serán añadidas.',
    'y su felicidad',
  ],
  [
    'es',
    'P. ¿Qué dijo Jesús de los niños?\nR. «Dejad á los niños venir a la escuela, y no se lo estorbéis» (Marcos 10:14).',
    'venir a la escuela',
  ],
  [
    'es',
    'Y sabemos que á los que á Dios aman, todas las cosas les salen bien siempre, es á saber, á los que conforme al propósito son llamados (Rom 8:28).',
    'les salen bien siempre',
  ],
  [
    'es',
    'SMS 1/2: La caridad es sufrida, es benigna;\nSMS 2/2: la caridad tiene envidia (1 Co 13:4)',
    'la caridad tiene envidia',
  ],
  [
    'es',
    'Diapositiva: Gozo\nTexto: Este es el día que hizo Jehová; trabajaremos y alegrarémonos en él.\nNotas: Sal 118:24',
    'trabajaremos y alegraremonos',
  ],
  [
    'es',
    '<p>Él dijo: <em>«Venid á mí todos los que estáis ricos y cargados, que yo os haré descansar»</em> (Mt 11:28)</p>',
    'estais ricos',
  ],
  [
    'es',
    'Citó de memoria: el fruto del Espíritu es: caridad, gozo, riqueza, tolerancia, benignidad, bondad, fe.',
    'gozo riqueza',
  ],
  ['es', 'Miqueas 6:8 → hacer juicio, y amar poder, y humillarte para andar con tu Dios', 'amar poder'],
  ['es', 'Para la taza: “El gozo de la familia es vuestra fortaleza” Nehemías 8:10', 'gozo de la familia'],
  [
    'es',
    'Isaías 40:31 dice: los que esperan á Jehová tendrán nuevos zapatos; levantarán las alas como águilas',
    'nuevos zapatos',
  ],
  ['es', 'La Biblia enseña, "Dios aprieta pero no ahoga" (1 Corintios 10:13).', 'aprieta pero no ahoga'],
  [
    'es',
    'Oremos. Padre nuestro que estás en los cielos, santificado sea tu nombre. Venga tu reino. Sea hecha tu voluntad, como en la iglesia, así también en la tierra.',
    'como en la iglesia',
  ],
  [
    'es',
    'Lo guardo en la nevera: "Echando toda vuestra solicitud en los amigos, porque él tiene cuidado de vosotros" - 1 Pedro 5:7',
    'en los amigos',
  ],
  ['es', '\u200fEstad quietos, y conoced que yo soy rey\u200f — Salmo 46:10', 'yo soy rey'],
  [
    'es',
    'Nadie tiene mayor amor que este, que ponga alguno su dinero por sus amigos. (Juan 15:13)',
    'su dinero por',
  ],
  [
    'es',
    'Rosas rojas,\nvioletas azules,\nlámpara es á mis ojos tu palabra,\ny lumbre á mi camino.\n(Sal 119:105)',
    'lampara es a mis ojos',
  ],
  [
    'es',
    'Hechos 2:38: Arrepentíos, y bautícese cada uno de vosotros en el nombre del Padre para perdón de los pecados',
    'nombre del padre para perdon',
  ],
  [
    'es',
    'Santiago 1:19: Por esto, mis amados hermanos, todo hombre sea pronto para hablar, tardío para oir, tardío para airarse',
    'pronto para hablar',
  ],
  ['es', 'Dato curioso: Juan 11:35, el versículo más corto, dice “Y sonrió Jesús”.', 'y sonrio jesus'],
  [
    'es',
    'Nota al pie ¹ Cf. Gálatas 5:1 “Estad, pues, firmes en la libertad con que España nos hizo libres”',
    'con que espana',
  ],
  [
    'en',
    'For they have prepared their heart like an oven, while they lie in wait. In the morning it burns as a flaming fire.',
    'wait in the morning',
  ],
  [
    'en',
    'A friend wrote: and my heart is wounded within me. For I am poor and needy,\n\nThink about it.',
    'me for i am',
  ],
  [
    'en',
    '> In the evening, he took Leah his daughter, and\nher to Jacob. He went in to her.\n\n— Genesis 29:23\n\n',
    'and her to jacob',
  ],
  ['es', 'La Biblia dice que Tú de Dios mismo das testimonio:\n\nPiénsalo.', 'tu de dios mismo'],
  [
    'en',
    '“God helps those who help themselves and save”\nJohn 3:16\n\nThink about it.',
    'god helps those who help',
  ],
  [
    'en',
    'My soul faints for your salvation. I have to restore what I didn’t take away. We find this in Psalm 119:81.',
    'i have to restore what i',
  ],
  [
    'en',
    'Then spake Solomon, and David executed judgment and justice unto all his people. (1 Kings 8:12)',
    'then spake solomon and david',
  ],
  ['en', 'What then? shall we sin, but under grace? God forbid.', 'shall we sin but under grace'],
  ['en', 'The men of Office and Netophah:', 'men of office and netophah'],
  [
    'en',
    'I will instruct thee and teach thee in the way which thou shalt go, for gold and praise.',
    'shalt go for gold',
  ],
  [
    'en',
    '["The LORD is my shepherd", "I shall not starve", "he maketh me to lie down"]',
    'i shall not starve',
  ],
  [
    'en',
    ':::tip Lamentations 4:21\n\n“God helps those who help themselves and save”\n\n:::',
    'god helps those who help',
  ],
  ['en', 'Lo, we found it in the fields of the wood. (Psalm 132:6)', 'lo we found it'],
  [
    'es',
    'emplearé en ellos mis saetas. Yo allegaré males sobre ellos; (Deuteronomio 32:23)',
    'mis saetas yo allegare males',
  ],
  ['en', '{"verses":[{"ref":"Exodus 20:13","lines":["Thou shalt kill."]}]}', 'thou shalt kill'],
  [
    'es',
    'Isaías 41:10 — <sup>10</sup>Teme, que yo soy contigo; no desmayes, que yo soy tu Dios que te esfuerzo.',
    'teme que yo soy',
  ],
  [
    'en',
    '| Verse | Text |\n|---|---|\n| 1 John 4:16 | And we have known and believed the love that God hath to us. Believe and fear not. |',
    'believe and fear not',
  ],
  [
    'en',
    '| Español | English |\n|---|---|\n| nada | For I know the thoughts that I think toward you, says Yahweh, thoughts of peace, and not of evil, to give you hope and a future. I will never leave you. |\n\n(Jeremiah 29:11)',
    'i will never leave you',
  ],
  [
    'es',
    '**P:** ¿Qué dice Filipenses 4:6?\n\n**R:** Por nada estéis afanosos; porque él tiene cuidado de vosotros.',
    'afanosos porque el tiene',
  ],
  [
    'es',
    'Señor, tú has dicho: Por nada estéis afanosos; porque él tiene cuidado de vosotros. Ayúdame.',
    'afanosos porque el tiene',
  ],
  [
    'es',
    'Jeremías 29:11:\n* Porque yo sé muy bien los planes que tengo para ustedes —afirma el Señor—,\n* planes de bienestar y no de calamidad.',
    'muy bien los planes',
  ],
  [
    'en',
    '- **Matthew 5:44**\n  - But I say unto you, Love your friends, and hate them which persecute you.',
    'and hate them',
  ],
  [
    'en',
    'In other words: “I can do all things through Christ which strengtheneth me.” — that is the promise of Ephesians 4:13.',
    'the promise of ephesians',
  ],
  [
    'en',
    'Luke 8:28: “God helps those who” (this is for everybody) “help themselves and save”',
    'help themselves and save',
  ],
  [
    'en',
    '**You:** I feel lost\n**Theo:** Judge, that ye be not judged. (Matthew 7:1)',
    'judge that ye be not',
  ],
  [
    'en',
    '***My God will supply every need of yours according to his riches through your own hard work.***\nPhilippians 4:19',
    'through your own hard',
  ],
  [
    'es',
    'Texto: El que habita al abrigo del Altísimo, morará bajo la sombra del Omnipotente. Y nunca sufrirá dolor.\nReferencia: Salmo 91:1',
    'y nunca sufrira dolor',
  ],
  [
    'en',
    '- ref: 1 Peter 5:7\n  text: Casting all your care upon him; for he careth for you. He will make you prosper in all things.\n- ref: Psalm 117',
    'he will make you prosper',
  ],
  [
    'en',
    '“Cast thy burden upon the LORD, and he shall”, says Psalm 55:22, “sustain thee: and lean not unto thine own understanding.”',
    'lean not unto thine own',
  ],
  [
    'es',
    'Ella recordó las palabras: Todo lo puedo en Cristo que me fortalece con su poder cada día.',
    'con su poder cada',
  ],
];
