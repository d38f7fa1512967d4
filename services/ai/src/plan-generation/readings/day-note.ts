import type { Language } from '@word-unfolded/domain';
import type { Stage } from './themed-readings.js';

/** Why a passage is read today: two sentences, and a question to take along. */
export type DayNote = { readonly note: string; readonly question: string };

/** What the note of a day of a theme tells. */
export type ThemedDay = {
  readonly theme: string;
  /** The verses for which the passage was chosen, and their stored words, shortened at a pause. */
  readonly core: string;
  readonly words: string;
  readonly stage: Stage;
  /** The stage of the day before; undefined on the first day. */
  readonly before: Stage | undefined;
  readonly isLast: boolean;
  readonly index: number;
};

type Sentences = {
  readonly because: readonly ((day: ThemedDay) => string)[];
  readonly begins: string;
  readonly ends: string;
  /** When a stage begins. */
  readonly turns: Readonly<Record<Stage, string>>;
  /** When it goes on. */
  readonly goesOn: Readonly<Record<Stage, readonly string[]>>;
  readonly questions: Readonly<Record<Stage, readonly string[]>>;
};

const EN: Sentences = {
  because: [
    ({ core, words, theme }) => `This passage contains ${core}, which speaks to “${theme}”: “${words}”.`,
    ({ core, words, theme }) => `On “${theme}”, you read ${core} in its context: “${words}”.`,
    ({ core, words, theme }) => `At its heart is ${core}, which is about “${theme}”: “${words}”.`,
  ],
  begins: 'The plan begins here, because what God has said and done comes before what anyone does.',
  ends: 'It ends the plan, so that you can look back over the days and see what has grown.',
  turns: {
    ground: 'It comes early, because the ground of the theme is what God has said and done.',
    promise: 'From what God has done, the plan now turns to what he has promised.',
    prayer: 'After what God says, today people answer him in prayer and song.',
    christ: 'Now the theme meets Jesus, in what he says and does.',
    teaching: 'What Jesus began, the first churches now learn to understand.',
    practice: 'Now the plan turns from understanding to doing.',
    hope: 'Last of all, the theme is seen from where it leads.',
  },
  goesOn: {
    ground: [
      'It still belongs to the ground: before anything is asked of you, it tells what has happened.',
      'As yesterday, the theme is told in a life before it is taught.',
      'It lays another stone of the ground on which the later days stand.',
    ],
    promise: [
      'It adds another promise to that of yesterday.',
      'The prophets say it once more, to people who waited for it.',
      'Today the promise reaches further than yesterday.',
    ],
    prayer: [
      'Like yesterday it is a prayer, and it can become yours.',
      'Another voice prays about the same thing, at another time of life.',
      'Read it today as words that you may borrow.',
    ],
    christ: [
      'It stays with Jesus, and shows the theme from another side.',
      'Compare it with yesterday: he meets other people, and the theme with them.',
      'Today you see what he makes of it in another situation.',
    ],
    teaching: [
      'It takes yesterday’s thought one step further.',
      'Another letter says it to another church, which had other questions.',
      'Today you read the reasons on which practice can rest.',
    ],
    practice: [
      'It is one more step from knowing to doing.',
      'As yesterday it asks for something that can be tried today.',
      'It shows how the theme looks on an ordinary day.',
    ],
    hope: [
      'It looks to the end, as yesterday, from another place.',
      'It shows once more where all this leads.',
    ],
  },
  questions: {
    ground: [
      'What does God do here before anyone deserves it?',
      'Which person of this passage is most like you, and why?',
      'What would be missing in the story without God?',
      'What surprises you about how God acts here?',
    ],
    promise: [
      'Which promise of this passage do you need most today?',
      'Who first heard these words, and what did they wait for?',
      'What would change if you counted on this promise?',
    ],
    prayer: [
      'Which line of this prayer can you pray as your own?',
      'What does this prayer dare to say that you would keep to yourself?',
      'What do you give thanks for after reading it?',
    ],
    christ: [
      'What does Jesus see here that the others do not see?',
      'What would he say to you in the place of these people?',
      'Which of his words will you take with you into the day?',
    ],
    teaching: [
      'How would you say the main thought in one sentence of your own?',
      'Which reason given here convinces you most?',
      'What does this correct in how you have thought so far?',
    ],
    practice: [
      'What is one thing here that you can do today?',
      'Whom would it help if you took this to heart?',
      'What makes this hard for you, and who could help?',
    ],
    hope: ['What do you hope for after this passage?', 'How does this end change what you do today?'],
  },
};

const ES: Sentences = {
  because: [
    ({ core, words, theme }) => `Este pasaje contiene ${core}, que habla de «${theme}»: «${words}».`,
    ({ core, words, theme }) => `Sobre «${theme}» lees ${core} en su contexto: «${words}».`,
    ({ core, words, theme }) => `En su centro está ${core}, que trata de «${theme}»: «${words}».`,
  ],
  begins: 'El plan empieza aquí, porque lo que Dios ha dicho y hecho va antes de lo que hacemos nosotros.',
  ends: 'Cierra el plan, para que mires atrás y veas lo que ha crecido en estos días.',
  turns: {
    ground: 'Va al principio, porque el fundamento del tema es lo que Dios ha dicho y hecho.',
    promise: 'De lo que Dios ha hecho, el plan pasa ahora a lo que ha prometido.',
    prayer: 'Después de lo que Dios dice, hoy la gente le responde con oración y canto.',
    christ: 'Ahora el tema se encuentra con Jesús, en lo que dice y hace.',
    teaching: 'Lo que Jesús empezó, las primeras iglesias aprenden ahora a entenderlo.',
    practice: 'Ahora el plan pasa de entender a hacer.',
    hope: 'Por último, el tema se ve desde su meta.',
  },
  goesOn: {
    ground: [
      'Sigue en el fundamento: antes de pedirte algo, cuenta lo que ha pasado.',
      'Como ayer, el tema se cuenta en una vida antes de enseñarse.',
      'Pone otra piedra del fundamento sobre el que se apoyan los días que vienen.',
    ],
    promise: [
      'Suma otra promesa a la de ayer.',
      'Los profetas lo dicen otra vez, a gente que lo esperaba.',
      'Hoy la promesa llega más lejos que ayer.',
    ],
    prayer: [
      'Como ayer, es una oración, y puede llegar a ser tuya.',
      'Otra voz ora por lo mismo, en otro momento de la vida.',
      'Léelo hoy como palabras que puedes tomar prestadas.',
    ],
    christ: [
      'Sigue con Jesús y muestra el tema desde otro lado.',
      'Compáralo con ayer: se encuentra con otras personas, y el tema con ellas.',
      'Hoy ves lo que él hace con esto en otra situación.',
    ],
    teaching: [
      'Lleva el pensamiento de ayer un paso más allá.',
      'Otra carta lo dice a otra iglesia, que tenía otras preguntas.',
      'Hoy se dan las razones en que puede apoyarse la práctica.',
    ],
    practice: [
      'Es un paso más del saber al hacer.',
      'Como ayer, pide algo que se puede probar hoy mismo.',
      'Muestra cómo se ve el tema en un día cualquiera.',
    ],
    hope: ['Mira al final, como ayer, desde otro lugar.', 'Muestra otra vez adónde lleva todo esto.'],
  },
  questions: {
    ground: [
      '¿Qué hace Dios aquí antes de que alguien lo merezca?',
      '¿Qué persona de este pasaje se parece más a ti, y por qué?',
      '¿Qué faltaría en la historia sin Dios?',
      '¿Qué te sorprende de cómo actúa Dios aquí?',
    ],
    promise: [
      '¿Qué promesa de este pasaje necesitas más hoy?',
      '¿Quién oyó primero estas palabras, y qué esperaba?',
      '¿Qué cambiaría si contaras con esta promesa?',
    ],
    prayer: [
      '¿Qué línea de esta oración puedes orar como tuya?',
      '¿Qué se atreve a decir esta oración que tú callarías?',
      '¿Por qué das gracias después de leerla?',
    ],
    christ: [
      '¿Qué ve Jesús aquí que los demás no ven?',
      '¿Qué te diría a ti en el lugar de estas personas?',
      '¿Qué palabras suyas te llevas para el día?',
    ],
    teaching: [
      '¿Cómo dirías la idea principal en una frase tuya?',
      '¿Qué razón de las que se dan aquí te convence más?',
      '¿Qué corrige esto de lo que pensabas hasta ahora?',
    ],
    practice: [
      '¿Qué cosa de esto puedes hacer hoy?',
      '¿A quién ayudaría que te lo tomaras en serio?',
      '¿Qué te lo hace difícil, y quién podría ayudarte?',
    ],
    hope: ['¿Qué esperas después de este pasaje?', '¿Cómo cambia este final lo que haces hoy?'],
  },
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en: EN, es: ES };

/** The note of a day of a theme: what in the passage belongs to it, why it is read now, and a question. */
export function themedNote(day: ThemedDay, language: Language): DayNote {
  const say = SENTENCES[language];
  const { stage, before, index } = day;
  const place =
    before === undefined
      ? say.begins
      : day.isLast
        ? say.ends
        : before === stage
          ? pick(say.goesOn[stage], index)
          : say.turns[stage];
  return { note: `${pick(say.because, index)(day)} ${place}`, question: pick(say.questions[stage], index) };
}

/** What the note of a day of a text that is read through tells. */
export type SequentialDay = {
  readonly name: string;
  readonly story: string | undefined;
  readonly words: string;
  readonly stage: Stage;
  readonly day: number;
  readonly days: number;
};

/** The note of a day of a book or a story: what it tells, and where in the whole it stands. */
export function sequentialNote(told: SequentialDay, language: Language): DayNote {
  const { name, story, words, stage, day, days } = told;
  const question = pick(SENTENCES[language].questions[stage], day);
  if (language === 'es') {
    const first = story
      ? `Hoy se lee «${story}», que empieza así: «${words}».`
      : `La lectura de hoy empieza así: «${words}».`;
    return {
      note: `${first} Es la parte ${day} de ${days}, porque el plan sigue el orden de ${name}.`,
      question,
    };
  }
  const first = story
    ? `Today you read “${story}”, which begins: “${words}”.`
    : `Today’s reading begins: “${words}”.`;
  return {
    note: `${first} It is part ${day} of ${days}, because the plan follows the order of ${name}.`,
    question,
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length]!;
}

/** Most characters of quoted words in a note. */
const QUOTED = 140;

/** The quotation marks of a quotation within another, instead of the outer ones. */
const INNER: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/“/g, '‘'],
    [/”/g, '’'],
  ],
  es: [
    [/«/g, '“'],
    [/»/g, '”'],
  ],
};

/** The beginning of a verse, up to a pause if it is long. The words are those of the text. */
export function firstWords(text: string, language: Language): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const cut = plain.length <= QUOTED ? plain : plain.slice(0, pauseIn(plain.slice(0, QUOTED)));
  const words = cut.replace(/^[“"«‘¿¡\s]+|[\s,;:.!?“”"«»‘’]+$/gu, '');
  return INNER[language].reduce((quoted, [outer, inner]) => quoted.replace(outer, inner), words);
}

function pauseIn(text: string): number {
  const pause = /^.{30,}[,;:.!?]/su.exec(text)?.[0].length;
  return pause ?? (text.lastIndexOf(' ') > 0 ? text.lastIndexOf(' ') : text.length);
}
