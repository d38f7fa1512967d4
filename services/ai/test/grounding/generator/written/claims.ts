import type { Language } from '@word-unfolded/domain';

/**
 * What somebody says of a verse that stands in another one, and verses in the wording of no edition that is stored; with
 * the words that must not be shown.
 */
export const FALSE_CLAIMS: readonly (readonly [Language, string, string])[] = [
  ['en', 'John 3:16 tells us that the Lord is our shepherd and we lack nothing.', 'our shepherd'],
  [
    'en',
    'In Psalm 23, David writes that the LORD is our shepherd so that whoever believes in him will not perish.',
    'whoever believes in him',
  ],
  ['en', 'Philippians 4:13 says that nothing can separate us from the love of God.', 'separate us from'],
  ['en', 'According to Jeremiah 29:11, the wages of sin is death.', 'wages of sin'],
  ['es', 'Juan 3:16 nos enseña que Jehová es nuestro pastor y nada nos falta.', 'nuestro pastor'],
  ['es', 'Salmo 91:1 dice que el corazón alegre es buena medicina.', 'buena medicina'],
  [
    'es',
    'En Isaías 41:10, Dios promete: Así que no temas, porque yo estoy contigo; no te angusties, porque yo soy tu Dios. Te fortaleceré y te ayudaré; te sostendré con mi diestra victoriosa.',
    'diestra victoriosa',
  ],
  [
    'es',
    'Versículo: Isaías 41:10\nTraducción: RV1909\nTexto: Así que no temas, porque yo estoy contigo; no te angusties.',
    'yo estoy contigo',
  ],
  [
    'es',
    '“¡Sé fuerte y valiente! ¡No tengas miedo ni te desanimes!”, como lo expresa Josué 1:9.',
    'ni te desanimes',
  ],
  [
    'en',
    'The text says, The Lord is close to the brokenhearted and saves those who are crushed in spirit. (Psalm 34:18)',
    'crushed in spirit',
  ],
  [
    'en',
    'Joshua 1:9:\n\nHave I not commanded you? Be strong and courageous. Do not be afraid; do not be discouraged, for the Lord your God will be with you wherever you go.\n\nAmen.',
    'do not be discouraged',
  ],
];

/** What somebody explains of a verse, and words of it in letters and mails: they stay as they are. */
export const TRUE_CLAIMS: readonly (readonly [Language, string])[] = [
  [
    'en',
    'Psalm 34:18 says God stays close to people whose hearts are broken. He rescues those who are crushed.',
  ],
  ['en', 'Isaiah 41:10 reminds us not to fear, for God is with us and will strengthen us.'],
  ['en', 'Joshua 1:9: God is with you wherever you go, so do not be afraid.'],
  ['en', 'John 14:6. Jesus says he is the way. I want to follow him today, because the truth sets me free.'],
  ['en', 'Psalm 46:10: I can be still, because God is God and I am not.'],
  [
    'en',
    'Read Ephesians 2:8-9: salvation is a gift. We are saved by grace through faith, not by our own works.',
  ],
  ['es', 'Filipenses 4:6-7: no te afanes; ora, da gracias, y la paz de Dios guardará tu corazón.'],
  ['es', 'Isaías 41:10 promete la ayuda de Dios: no tienes que temer, porque él está contigo.'],
  ['en', 'She wrote: «My verse is “Pray without ceasing.” (1 Thessalonians 5:17)».'],
  [
    'en',
    'On Tue, Ana wrote:\n> > Iron sharpens iron; so a man sharpens his friend’s countenance.\n> > — Proverbs 27:17\n>\n> Thanks for this.\n\nYours',
  ],
  [
    'en',
    '[10:42] Ana: do you know 1 Thessalonians 5:16?\n[10:43] Luis: Always rejoice.\n[10:44] Ana: thanks!',
  ],
];
