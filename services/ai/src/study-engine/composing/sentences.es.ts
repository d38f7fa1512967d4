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
  keyWords: 'Palabras clave',
  crossReferences: 'Pasajes relacionados',
  topics: 'Temas en que aparece',
  themes: 'De qué trata',
  context: 'En su contexto',
  before: 'Antes:',
  after: 'Después:',
  readOn: 'Para seguir leyendo',
  sense: 'Sentido',
  alsoIn: 'También en',
  timesHere: (times) => `${times} veces aquí`,
  noEntry: (strongs) =>
    `El léxico no tiene una entrada para ${strongs}, así que aquí no se puede decir nada de esa palabra.`,
  renderedIn: (edition, count) => `En la ${edition} (${verses(count)})`,
  crossFrom: (sources) => `Referencias cruzadas de ${spanishList(sources)}:`,
  alsoRead: (links) => `Lee también ${spanishList(links)}.`,
  traditionsDiffer:
    'En este punto, las tradiciones cristianas entienden la Escritura de maneras distintas. Esta es cada lectura con sus pasajes:',
  weighReadings: 'Examina estos pasajes en su contexto y pregunta en tu iglesia cómo los entienden.',
  moreOnSubject: (subject) => `Más pasajes sobre **${subject}**:`,
  testament: { old: 'el Antiguo Testamento', new: 'el Nuevo Testamento' },
  wordsBehind: (word) => `Las palabras detrás de «${word}»`,
  wordStands: (word, hebrew, greek) =>
    [
      hebrew.length > 0 ? `En hebreo, «${word}» es sobre todo ${spanishList(hebrew)}.` : '',
      greek.length > 0
        ? `En griego${hebrew.length > 0 ? '' : `, «${word}»`} es sobre todo ${spanishList(greek)}.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  psalmHeading: (reference, heading) =>
    `El encabezado del ${reference} dice «${heading}». Estos encabezados son antiguos, y muchos estudiosos no están seguros de que nombren al autor.`,
  noPsalmHeading: (reference) =>
    `El ${reference} no tiene un encabezado que nombre a su autor, así que nadie sabe quién lo escribió.`,
  orMeant: (words) => `¿Querías decir «${words}»?`,
  didYouMean: (words) => `Ningún versículo tiene todas estas palabras, así que se buscó «${words}».`,
  wordIn: (word, reference) => `**${word}** en ${withArticle(reference)}:`,
  wordNotIn: (word, reference) =>
    `En las traducciones que muestran sus palabras originales, ${withArticle(reference)} no tiene «${word}». Estas son las palabras que hay detrás en otros pasajes:`,
  wordUnknown: (word) =>
    `Ninguna de las traducciones que muestran sus palabras originales tiene «${word}», así que no se puede decir nada seguro de esa palabra.`,
  wordsOfPassage: 'Palabras clave del pasaje:',
  noTags: 'Ninguna de las traducciones de aquí muestra las palabras originales de este pasaje.',
  places: 'Dónde más aparece',
  nothingFound: (words) =>
    `La biblioteca no tiene nada que responda a «${words}» lo bastante bien como para mostrártelo.`,
  whatToTry: [
    'Pregunta con una o dos palabras sencillas: «paciencia», «miedo a la muerte».',
    'Nombra un pasaje: «Romanos 8:28», «Salmo 23».',
    'Pregunta por una persona o una palabra: «¿Quién fue Bernabé?», «¿Qué significa gracia?»',
  ],
  nearby: (links) => `Temas de nombre parecido: ${spanishList(links)}.`,
  otherLanguage:
    'El motor de estudio entiende preguntas en español y en inglés. Por favor, pregunta en uno de esos idiomas.',
  noPassage: 'No se encontró ningún pasaje para esto. Nombra uno, como «Romanos 8:28».',
  noSuchPassage: (name) => `Ninguna edición de la Biblia tiene ${withArticle(name)}.`,
  noSuchBook: (name) => `Ninguno de los 66 libros de estas ediciones tiene «${name}».`,
  chapterOfBook: (book, chapter) => `un capítulo ${chapter} en ${book}`,
  psalmsThereAre: (psalms, last) => `Hay ${psalms} salmos; el último es ${last}.`,
  chaptersThereAre: (book, chapters, last) => `${book} tiene ${chapters} capítulos; el último es ${last}.`,
  singleChapter: (book, last) => `${book} tiene un solo capítulo, que termina en ${last}.`,
  lastVerse: (chapter, last) => `${withArticle(chapter, true)} termina en ${last}.`,
  outline: 'El libro y el capítulo',
  headings: 'Títulos de esta traducción',
  testamentsTitle: { old: 'En el Antiguo Testamento', new: 'En el Nuevo Testamento' },
  repeated: (words) => `El pasaje repite ${spanishList(words)}.`,
  weighedHow:
    'Van primero las palabras que son poco frecuentes en la Escritura o que el pasaje repite. El léxico da varios sentidos, y el contexto decide cuál corresponde.',
  whoAndWhere: 'Personas y lugares',
  namesHere: (links) => `Nombres en el pasaje: ${spanishList(links)}.`,
  inOtherEditions: 'En otras traducciones',
  reflectTitle: 'Para reflexionar',
  prayTitle: 'Oración',
  summaryTitle: 'El camino hasta aquí',
  observe: [
    '¿Quién habla, a quién, y de quién?',
    '¿Qué palabras o ideas aparecen más de una vez?',
    '¿Qué viene antes y después, y cómo encaja allí?',
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
      'Aprende de memoria la línea que se te haya quedado grabada.',
      'Escribe debajo una línea tuya para Dios.',
    ],
    proverb: [
      'Aprende de memoria las palabras que más te hacen falta.',
      'Busca hoy una ocasión de ponerlo en práctica y aprovéchala.',
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
      'Haz por alguien algo pequeño que nadie te haya pedido.',
    ],
    prophecy: [
      'Ora por tu ciudad y por quienes la gobiernan.',
      'Busca cerca de ti una injusticia que puedas ayudar a reparar.',
      'Ten presente durante el día una promesa del pasaje.',
    ],
    promise: [
      'Escribe la promesa y ponla donde la veas esta noche.',
      'Dísela a alguien que esté cansado o tenga miedo.',
      'Dale gracias a Dios por una promesa que ya cumplió.',
    ],
    gospel: [
      'Lee el pasaje despacio una vez más, y detente donde algo te toque el corazón.',
      'Haz hoy algo que aquí ves hacer a Jesús.',
      'Habla con alguien de lo que él dice.',
    ],
    letter: [
      'Aprende de memoria un versículo del pasaje.',
      'Haz hoy algo de lo que pide, por alguien que conozcas.',
      'Envíale una frase del pasaje a alguien que necesite ánimo.',
    ],
    apocalypse: [
      'Escribe qué te da esperanza en este pasaje.',
      'Ora por quienes son perseguidos o tienen miedo.',
      'Haz hoy algo con fidelidad, por pequeño que sea.',
    ],
    list: [
      'Escribe los nombres de las personas a quienes debes tu fe, y da gracias por ellas.',
      'Ora por tu familia, por los que te precedieron y los que vendrán.',
      'Pídele a una persona mayor que te cuente una historia suya.',
    ],
  },
  prayWith: 'Óralo con sus propias palabras:',
  prayInScripture: 'Ora con las palabras de la Escritura:',
  prayAlso: 'Y ora con estas palabras de la Escritura:',
  summary: (reference) => `Lo que has visto en ${withArticle(reference)}:`,
  devotionalTitle: (reference) => `Devocional sobre ${withArticle(reference)}`,
  studyGuideTitle: (reference) => `Guía de estudio sobre ${withArticle(reference)}`,
  ...SPANISH_ANSWERS,
};
