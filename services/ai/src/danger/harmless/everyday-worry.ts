import { sentencesOf } from '../words/sentences.js';

/** Words that name the feeling: a sentence without one of them is no worry of every day. */
const FEELINGS = wordsOf(
  'worry worried worries worrying worrisome anxious anxiety stress stressed stressful nervous restless sad upset lonely discouraged overthink overthinking sleep asleep sleepless insomnia awake',
  'failed fail failing sinned sin sins lied ashamed embarrassed guilty guilt doubt doubts doubting distracted impatient temper lazy jealous',
  'preocupa preocupado preocupada preocupacion preocupaciones preocuparme ansioso ansiosa ansiedad estres estresado estresada nervioso nerviosa nervios inquieto inquieta triste desanimado desanimada dormir duermo dormirme insomnio desvelo desvelado desvelada agobiado agobiada',
  'falle fallado peque pecado menti averguenzo averguenza verguenza culpable culpa dudo dudas distraigo distraido distraida impaciente pereza celoso celosa envidia',
);

/** What such a sentence may have beside it: the speaker, small words, times, what people worry about, and what they ask for. */
const BESIDE = wordsOf(
  'i im ive am me my feel feeling feels been being is are was have has had get gets getting makes make making do dont does cant cannot can could what how so very really too bit little lot lots a an the of for about because cause by with from to at in on and but or it this that some any',
  'today tonight tomorrow night nights every lately now again these days day morning week monday sunday stay fall falling trouble hard stop keep keeps over all time sometimes often always much',
  'work job exam exams test tests school class college interview money bills rent future trip flight travel meeting boss deadline deadlines moving move wedding baby birth results things everything life election news weather presentation finals surgery dentist parents kids son daughter husband wife family health',
  'bible god verse verses psalm psalms passage passages scripture prayer pray say says read give show send need help please when should someone who is',
  'again past lord jesus whether if exists existence forgive forgives forgiven love loves still after missing missed skipping church prayer praying asleep during lose losing',
  'yo me mi mis estoy ando siento siente sentir he tengo tiene hay hace hacen dan da doy puedo no ni logro cuesta que como tan muy mucho mucha poco un una el la los las de del por para porque con a al en y o pero lo esto eso todo',
  'hoy ayer anoche manana noche noches cada ultimamente ahora otra vez dia dias lunes domingo semana siempre veces tanto tanta',
  'trabajo chamba examen examenes prueba escuela universidad entrevista dinero cuentas renta deudas futuro viaje vuelo reunion jefe mudanza boda bebe parto resultados cosas vida noticias exposicion operacion dentista padres hijos hijo hija esposo esposa familia salud',
  'le senor jesus existe exista perdona perdonado ama aunque faltar falte iglesia misa oracion orando pierdo paciencia pasado',
  'biblia dios versiculo versiculos salmo salmos pasaje pasajes oracion orar dice leo leer dame dime muestrame necesito ayuda ayudame favor cuando debo hago hacer alguien',
);

/** Words of somebody who speaks of themselves; without them a sentence is a subject to study. */
const SPEAKER = wordsOf(
  'i im ive me my yo me mi mis estoy ando siento tengo he puedo duermo preocuparme dormirme falle peque menti dudo',
);

/** To have failed is a worry of every day only where it is God who was failed: “I failed my family” says more. */
const FAILED = wordsOf('failed fail failing falle fallado');
const GOD = wordsOf('god lord jesus dios senor');

/** More words are a story, which may tell of more than worry. */
const MOST_WORDS = 16;

/**
 * Whether a text tells of the worries of an ordinary life and of nothing else: “I can't sleep because of worry”. Its
 * reader is helped by an answer from Scripture; every word is looked at, because a single one (“anymore”, “he”) makes
 * it another sentence.
 */
export function isEverydayWorry(text: string): boolean {
  const sentences = sentencesOf(text).map((sentence) => sentence.trim().split(/\s+/u));
  const words = sentences.flat();
  return (
    words.length <= MOST_WORDS &&
    words.some((word) => FEELINGS.has(word)) &&
    words.some((word) => SPEAKER.has(word)) &&
    (!words.some((word) => FAILED.has(word)) || words.some((word) => GOD.has(word))) &&
    words.every((word) => FEELINGS.has(word) || BESIDE.has(word))
  );
}

function wordsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
