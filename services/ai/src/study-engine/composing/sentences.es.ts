import { spanishList } from './spanish-list.js';
import { withArticle } from './with-article.js';
import { SPANISH_ANSWERS } from './answer-sentences.es.js';
import type { Sentences } from './sentences.en.js';

const verses = (count: number) => `${count} ${count === 1 ? 'versículo' : 'versículos'}`;

/**
 * The sentences of the engine in Spanish. The reference works are in English, and the engine says so when it quotes
 * them.
 */
export const SPANISH_SENTENCES: Sentences = {
  inEnglish: ' (en inglés)',
  commentary: 'Del comentario',
  keyWords: 'Las palabras que lo sostienen',
  crossReferences: 'Pasajes que van con él',
  topics: 'Temas en que aparece',
  themes: 'De qué trata',
  context: 'Lo que está alrededor',
  before: 'Antes:',
  after: 'Después:',
  readOn: 'Para seguir leyendo',
  sense: 'Sentido',
  alsoIn: 'También en',
  timesHere: (times) => `${times} veces aquí`,
  noEntry: (strongs) =>
    `El léxico de esta instalación no tiene la entrada ${strongs}; nada puede decirse de ella aquí.`,
  renderedIn: (edition, count) => `En la ${edition} (${verses(count)})`,
  crossFrom: (sources) => `Lo unen a él ${spanishList(sources)}:`,
  alsoRead: (links) => `Véase también ${spanishList(links)}.`,
  traditionsDiffer:
    'Las tradiciones cristianas leen aquí la Escritura de modos distintos. Cada lectura nombra sus pasajes:',
  weighReadings: 'Sopesa los pasajes en su contexto, y pregunta en tu iglesia cómo los lee.',
  moreOnSubject: (subject) => `Más pasajes sobre **${subject}**:`,
  testament: { old: 'el Antiguo Testamento', new: 'el Nuevo Testamento' },
  wordsBehind: (word) => `Las palabras detrás de «${word}»`,
  wordStands: (word, hebrew, greek) =>
    [
      hebrew.length > 0 ? `En hebreo «${word}» es sobre todo ${spanishList(hebrew)}.` : '',
      greek.length > 0
        ? `En griego ${hebrew.length > 0 ? '' : `«${word}» `}es sobre todo ${spanishList(greek)}.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  psalmHeading: (reference, heading) =>
    `El encabezamiento del ${reference} dice «${heading}». Estos encabezamientos son antiguos, y muchos estudiosos no están seguros de que nombren al autor.`,
  noPsalmHeading: (reference) =>
    `El ${reference} no tiene un encabezamiento que nombre a su autor, así que nadie sabe quién lo escribió.`,
  orMeant: (words) => `¿Querías decir «${words}»?`,
  didYouMean: (words) => `Ningún versículo tiene todas estas palabras; se buscó: «${words}».`,
  wordIn: (word, reference) => `**${word}** en ${reference}:`,
  wordNotIn: (word, reference) =>
    `«${word}» no es palabra de ${reference} en las ediciones que dicen sus palabras originales. En otros lugares está detrás de ella:`,
  wordUnknown: (word) =>
    `Ninguna edición de aquí que diga sus palabras originales tiene «${word}», así que nada verificado puede decirse de ella.`,
  wordsOfPassage: 'Las palabras del pasaje que lo sostienen son:',
  noTags: 'Ninguna edición de aquí dice qué palabras originales están detrás de este pasaje.',
  places: 'En qué otros lugares está',
  nothingFound: (words) =>
    `La biblioteca de esta instalación no tiene nada que responda a «${words}» lo bastante bien para mostrarlo.`,
  whatToTry: [
    'Pregunta con una o dos palabras sencillas: «paciencia», «miedo a la muerte».',
    'Nombra un pasaje: «Romanos 8:28», «Salmo 23».',
    'Pregunta por una persona o una palabra: «¿Quién fue Bernabé?», «¿Qué significa gracia?»',
  ],
  nearby: (links) => `Temas de nombre parecido: ${spanishList(links)}.`,
  otherLanguage:
    'El motor de estudio lee preguntas en español y en inglés. Por favor, pregunta en uno de los dos.',
  noPassage: 'No se encontró ningún pasaje para esto. Nombra uno, como «Romanos 8:28».',
  noSuchPassage: (name) => `Ninguna edición de la Biblia tiene ${name}.`,
  noSuchBook: (name) => `Ninguno de los 66 libros de estas ediciones tiene «${name}».`,
  chapterOfBook: (book, chapter) => `un capítulo ${chapter} de ${book}`,
  psalmsThereAre: (psalms, last) => `Hay ${psalms} salmos; el último es ${last}.`,
  chaptersThereAre: (book, chapters, last) => `${book} tiene ${chapters} capítulos; el último es ${last}.`,
  singleChapter: (book, last) => `${book} tiene un solo capítulo, que termina en ${last}.`,
  lastVerse: (chapter, last) => `${chapter} termina en ${last}.`,
  outline: 'El libro y el capítulo',
  headings: 'Títulos de la edición',
  testamentsTitle: { old: 'En el Antiguo Testamento', new: 'En el Nuevo Testamento' },
  repeated: (words) => `Repite ${spanishList(words)}.`,
  weighedHow:
    'Van primero las palabras que son raras en la Escritura o que el pasaje repite. El léxico da varios sentidos; el contexto decide cuál es.',
  whoAndWhere: 'Quién y dónde',
  namesHere: (links) => `Nombres en el pasaje: ${spanishList(links)}.`,
  inOtherEditions: 'En otras traducciones',
  reflectTitle: 'Para reflexionar',
  prayTitle: 'Para orar',
  summaryTitle: 'El camino hasta aquí',
  observe: [
    '¿Quién habla, a quién, y de quién?',
    '¿Qué palabras o pensamientos vienen más de una vez?',
    '¿Qué está antes y después, y cómo pertenece a ese lugar?',
  ],
  practise: {
    story: [
      'Lee otra vez el relato esta noche, como si fueras una de las personas que aparecen en él.',
      'Cuéntaselo a alguien con tus propias palabras.',
      'Dile a Dios en una frase en qué lugar del relato te encuentras.',
    ],
    law: [
      'Elige una cosa que pide, y hazla hoy.',
      'Pregúntate quién vive más seguro gracias a ella, y haz algo por esa persona.',
      'Escribe la instrucción donde puedas verla.',
    ],
    psalm: [
      'Ora estas palabras en voz alta, por la mañana o antes de dormir.',
      'Aprende de memoria la línea que se te quedó.',
      'Escribe debajo una línea tuya para Dios.',
    ],
    proverb: [
      'Aprende de memoria las palabras que más te hacen falta.',
      'Busca hoy un momento en que se aplique, y actúa según él.',
      'Pregúntale a una persona mayor qué ha aprendido de esto.',
    ],
    speech: [
      'Dile a Dios con franqueza lo que te cuesta.',
      'Visita o llama a alguien que sufre, y escucha más de lo que hablas.',
      'Deja hoy una pregunta abierta, sin respuesta.',
    ],
    'love-song': [
      'Dile hoy a alguien que lo quieres.',
      'Fíjate en algo hermoso y dale gracias a Dios por ello.',
      'Haz por alguien una cosa pequeña que nadie te ha pedido.',
    ],
    prophecy: [
      'Ora por tu ciudad y por quienes deciden sobre ella.',
      'Busca cerca de ti una injusticia que puedas ayudar a reparar.',
      'Ten presente durante el día una promesa del pasaje.',
    ],
    promise: [
      'Escribe la promesa y ponla donde la veas esta noche.',
      'Dísela a alguien que está cansado o tiene miedo.',
      'Dale gracias a Dios por una promesa que ya cumplió.',
    ],
    gospel: [
      'Lee el pasaje despacio una vez más, y detente donde una palabra te toque.',
      'Haz hoy una cosa que aquí ves hacer a Jesús.',
      'Habla con alguien de lo que él dice.',
    ],
    letter: [
      'Aprende de memoria un versículo del pasaje.',
      'Haz hoy una cosa que pide, por una persona que conoces.',
      'Envía una palabra de él a alguien que necesite ánimo.',
    ],
    apocalypse: [
      'Escribe qué te da esperanza en este pasaje.',
      'Ora por quienes son perseguidos o tienen miedo.',
      'Haz hoy una cosa fiel, por pequeña que sea.',
    ],
    list: [
      'Escribe los nombres de las personas a quienes debes tu fe, y da gracias por ellas.',
      'Ora por tu familia, por los que te precedieron y los que vendrán.',
      'Pídele a una persona mayor que te cuente una historia suya.',
    ],
  },
  prayWith: 'Óralo con sus propias palabras:',
  prayInScripture: 'Ora con palabras de la Escritura:',
  prayAlso: 'Y con palabras de oración de la Escritura:',
  summary: (reference) => `${withArticle(reference, true)} se leyó con estas fuentes:`,
  devotionalTitle: (reference) => `Devocional sobre ${withArticle(reference)}`,
  studyGuideTitle: (reference) => `Guía de estudio sobre ${withArticle(reference)}`,
  ...SPANISH_ANSWERS,
};
