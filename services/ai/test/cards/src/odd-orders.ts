import type { ImageOrder } from '@word-unfolded/contracts';
import {
  IMAGE_AESTHETICS,
  IMAGE_MOODS,
  IMAGE_SIZES,
  IMAGE_STYLES,
  IMAGE_TYPOGRAPHIES,
} from '@word-unfolded/domain';
import { chooseLooks } from '@word-unfolded/quote-card';

/** Quotes as nobody plans them: very short and long words, capitals, marks, lists, dialogues, other scripts. */
const QUOTES = [
  'Amen.',
  'I',
  'Jesus wept.',
  'HOLY, HOLY, HOLY, is the LORD of hosts!',
  'Maher-shalal-hash-baz',
  'Methuselah lived one hundred eighty-seven years, and became the father of Lamech.',
  'In the beginning, God created the heavens and the earth.',
  '“Comfort, comfort my people,” says your God.',
  'He said, “Let there be light,” and there was light.',
  'Jesus said to him, “I am the way, the truth, and the life. No one comes to the Father, except through me.',
  'But the fruit of the Spirit is love, joy, peace, patience, kindness, goodness, faith, gentleness, and self-control.',
  'Rejoice always. Pray without ceasing. In everything give thanks, for this is the will of God in Christ Jesus toward you.',
  'God is love ❤️',
  'ἐν ἀρχῇ ἦν ὁ λόγος',
  'שְׁמַע יִשְׂרָאֵל יְהוָה אֱלֹהֵינוּ יְהוָה אֶחָד',
  'Jehová es mi pastor; nada me faltará.',
  '¿Quién nos apartará del amor de Cristo? ¿tribulación? ó angustia? ó persecución?',
  'Mira que te mando que te esfuerces y seas valiente: no temas ni desmayes, porque Jehová tu Dios será contigo en donde quiera que fueres.',
  'El SEÑOR es mi luz y mi salvación — ¿de quién temeré?',
  'All to us who are being saved it is the power of God (1 Corinthians 1:18)',
  '7 × 70 = forgiveness',
  'He who dwells in the secret place of the Most High will rest in the shadow of the Almighty.',
  'For I am persuaded that neither death, nor life, nor angels, nor principalities, nor things present, nor things to come, nor powers, nor height, nor depth, nor any other created thing will be able to separate us from God’s love which is in Christ Jesus our Lord.',
  'Finally, brothers, whatever things are true, whatever things are honorable, whatever things are just, whatever things are pure, whatever things are lovely, whatever things are of good report: if there is any virtue and if there is any praise, think about these things. Do the things which you learned, received, heard, and saw in me, and the God of peace will be with you.',
  'Love is patient and is kind. Love doesn’t envy. Love doesn’t brag, is not proud, doesn’t behave itself inappropriately, doesn’t seek its own way, is not provoked, takes no account of evil; doesn’t rejoice in unrighteousness, but rejoices with the truth; bears all things, believes all things, hopes all things, and endures all things. Love never fails. But where there are prophecies, they will be done away with. Where there are various languages, they will cease. Where there is knowledge, it will be done away with. For we know in part and we prophesy in part; but when that which is complete has come, then that which is partial will be done away with.',
];

const SOURCES = [
  ['John 11:35', 'World English Bible'],
  ['Song of Solomon 8:6–7', 'King James Version'],
  ['1 Tesalonicenses 5:16–18', 'Reina Valera 1909'],
  ['Words of a reader', ''],
  ['Augustine of Hippo, Confessions, Book One', ''],
  ['Psalm 119:105', 'World English Bible American Edition'],
] as const;

/** An order with a quote and choices by chance; the same seed gives the same order. */
export function oddOrder(seed: number): ImageOrder {
  let state = seed * 2_654_435_761;
  const pick = <Value>(values: readonly Value[]): Value => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return values[state % values.length]!;
  };
  const quote = pick(QUOTES);
  const [source, edition] = pick(SOURCES);
  return {
    ...{ id: '0'.repeat(24), prompt: quote, quote, source, edition, seed },
    ...{ quality: 'medium', format: 'png', provider: 'card' },
    language: /[¿áéíóúñ]/u.test(quote) ? 'es' : 'en',
    size: pick(IMAGE_SIZES),
    ...chooseLooks({
      ...{ quote, seed, style: pick(IMAGE_STYLES) },
      aesthetic: pick([undefined, ...IMAGE_AESTHETICS]),
      mood: pick([undefined, ...IMAGE_MOODS]),
      typography: pick([undefined, ...IMAGE_TYPOGRAPHIES]),
    }),
    background: pick(['opaque', 'opaque', 'opaque', 'opaque', 'transparent']),
  };
}
