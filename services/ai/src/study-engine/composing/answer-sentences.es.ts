import { spanishList } from './spanish-list.js';
import { withArticle } from './with-article.js';
import type { AnswerSentences } from './answer-sentences.en.js';
import { COMPLETE, SPANISH_RELATIONS } from './relation-labels.js';

/** “del monte Nebo”, “de la viuda de Naín”. */
const of = (subject: string) =>
  `de ${subject.replace(/^(?:El|La|Los|Las)(?= )/u, (article) => article.toLowerCase())}`.replace(
    /^de el /u,
    'del ',
  );

/** “a Jotam”, “al criado de Abraham”. */
const to = (name: string) => `a ${name}`.replace(/^a el (?=\p{Ll})/iu, 'al ');

/** The same in Spanish. */
export const SPANISH_ANSWERS: AnswerSentences = {
  wordStandsFor: (word, reference, links) =>
    `En ${withArticle(reference)}, «${word}» traduce ${spanishList(links)}.`,
  passagesTitle: 'Pasajes',
  nearQuestions: 'También puedes preguntar',
  nearestQuestion: (title) =>
    `Esta es la respuesta a «${title}», la pregunta más cercana de la biblioteca de estudio.`,
  keyVerseOf: (book, link) => `El versículo con que más se suele resumir ${book} es ${link}.`,
  alsoTold: 'También se cuenta en',
  fromStory: (title) => `Del relato: ${title}.`,
  fromSection: (book, section) => `${book}, en la sección «${section}».`,
  nextStory: (title) => `Lo que sigue: ${title}.`,
  lastStory: (title) =>
    `«${title}» es el último relato de su libro en la biblioteca de estudio. Nombra otro o pregunta por sus personajes.`,
  originalWords: (words) =>
    `${words.length === 1 ? 'La palabra original' : 'Las palabras originales'}: ${spanishList(words)}.`,
  family: (lines) => `Familia y compañeros: ${lines.join('; ')}.`,
  namesakes: (names) =>
    names.length === 1
      ? `Otra persona con este nombre es ${spanishList(names)}.`
      : `Otras personas con este nombre son ${spanishList(names)}.`,
  sources: (links) => `Para seguir leyendo: ${links.join('; ')}.`,
  sourceOn: (work, reference) => `${work} sobre ${reference} (en inglés)`,
  sourceTopic: (topic) => `el tema ${topic} de Nave`,
  verdicts: {
    'not-in-the-bible': 'Estas palabras no están en la Biblia.',
    misquoted: 'La Biblia no lo dice exactamente así.',
    'out-of-context': 'Las palabras están en la Biblia, pero allí significan otra cosa.',
  },
  isRelative: (names, as, person) => {
    const word = SPANISH_RELATIONS[as];
    const isMany = names.length > 1;
    const article = word
      ? isMany
        ? `${word.articles[1]} ${word.many}`
        : `${word.articles[0]} ${word.one}`
      : as;
    if (isMany && !COMPLETE.has(as))
      return `Entre ${article} ${of(person)} se nombra ${spanishList(names.map(to))}.`;
    return `${article.charAt(0).toUpperCase()}${article.slice(1)} ${of(person)} ${isMany ? 'fueron' : 'fue'} ${spanishList(names)}.`;
  },
  relativesUncounted: (names, as, person) => {
    const word = SPANISH_RELATIONS[as];
    const among = word ? `${word.articles[1]} ${word.many}` : as;
    const howMany = word?.articles[1] === 'las' ? 'cuántas' : 'cuántos';
    return `Entre ${among} ${of(person)}, la Biblia nombra ${spanishList(names.map(to))}, pero esta biblioteca no dice ${howMany} fueron en total.`;
  },
  noRelative: (as, person) => {
    const word = SPANISH_RELATIONS[as];
    const no = word?.articles[0] === 'la' ? 'ninguna' : 'ningún';
    return `La biblioteca de estudio no nombra ${no} ${word?.one ?? as} ${of(person)}. Esto es lo que cuenta ${of(person)}:`;
  },
  relations: SPANISH_RELATIONS,
  yes: 'Sí.',
  no: 'No.',
  lifeUnknown: {
    birth: (name) =>
      `La biblioteca de estudio no dice cuándo ni dónde nació ${name}. Esto es lo que cuenta ${of(name)}:`,
    death: (name) =>
      `La biblioteca de estudio no dice cómo ni cuándo murió ${name}. Esto es lo que cuenta ${of(name)}:`,
  },
  verseTells: (link, words) => `Lo cuenta ${withArticle(link)}: «${words}»`,
  verseReads: (link, words) => `${withArticle(link, true)} dice: «${words}»`,
  near: (subject) =>
    `La biblioteca de estudio no responde a esto directamente. Esto es lo que cuenta ${of(subject)}:`,
  nearAnswer: (title) =>
    `La biblioteca de estudio no responde a esto directamente. Lo más cercano que tiene es su respuesta a «${title}»:`,
  toldNear: 'La biblioteca de estudio no responde a esto directamente. Lo más cercano que cuenta es esto:',
  noAnswerYet: (words, links) =>
    `La biblioteca de estudio no tiene una respuesta propia para esto. ${links.length === 1 ? 'El pasaje más cercano a' : 'Los pasajes más cercanos a'} «${words}» ${links.length === 1 ? 'es' : 'son'} ${spanishList(links)}.`,
  speaksOf: (subject, links) => `La Escritura habla ${of(subject)} sobre todo en ${spanishList(links)}.`,
  speaksOfWithin: (subject, place, links) =>
    `En ${place}, la Escritura habla ${of(subject.endsWith('?') ? 'esto' : subject)} en ${spanishList(links)}.`,
  writings: (name, books) =>
    books.length === 1
      ? `Un libro de la Biblia lleva el nombre ${of(name)} o se le atribuye: ${spanishList(books)}.`
      : `Estos libros de la Biblia llevan el nombre ${of(name)} o se le atribuyen: ${spanishList(books)}.`,
  noWritings: (name) => `A ${name} no se le atribuye ningún libro de la Biblia.`,
  writingsOf: (name) => `los escritos que llevan el nombre de ${name}`,
  theGospels: 'los Evangelios',
  noWordsOf: (name) =>
    `La biblioteca de estudio no nombra ningún pasaje ${of(name)} sobre esto. Esto es lo que dice:`,
  mentionedIn: (subject, books, links) =>
    `${spanishList(books)} ${books.length === 1 ? 'habla' : 'hablan'} ${of(subject)}, sobre todo en ${spanishList(links)}.`,
  notToldIn: (subject, book) =>
    `La biblioteca de estudio no nombra ningún pasaje de ${book} que hable ${of(subject)}. Estos sí lo hacen:`,
  standsInBooks: (books, links) => `Se encuentra en ${spanishList(books)}: ${spanishList(links)}.`,
  talk: {
    greeting:
      'Hola, te doy la bienvenida. Pregúntame por un pasaje, una persona, un relato, una palabra o una cuestión de fe, y te responderé con la biblioteca de estudio y te mostraré los pasajes.',
    thanks: 'De nada. Sigue preguntando cuando quieras.',
    farewell: 'Adiós, y que la paz sea contigo.',
    identity:
      'Soy el motor de estudio de esta aplicación, un programa y no una persona. Respondo a preguntas sobre la Biblia con una biblioteca de estudio escrita por personas, y muestro los pasajes palabra por palabra. Puedes preguntarme quién fue alguien, qué pasó en un relato, qué significa una palabra, qué dice la Escritura sobre un tema o quién escribió un libro.',
    certainty:
      'Lo que aquí aparece como Escritura es el texto guardado, comparado palabra por palabra, y cada pasaje es un enlace: ábrelo y lee lo que viene antes y después. Las explicaciones vienen de una biblioteca de estudio escrita por personas, así que pueden equivocarse, y donde las tradiciones difieren lo dicen. Pregunta por la parte de la que dudes y te mostraré sus pasajes.',
    'off-topic':
      'Solo puedo responder a preguntas sobre la Biblia, sus libros, sus personajes y su enseñanza, así que para esta no tengo respuesta.',
    nonsense: 'No he entendido esto. Por favor, pregunta con pocas palabras sencillas.',
  },
  wroteBook: 'Autor',
  dateOfBook: 'Fecha',
  settingOfBook: 'Circunstancias y primeros lectores',
  outlineOfBook: 'Bosquejo',
  readingOfBook: 'Cómo se lee',
  keyVerse: 'Versículo clave',
  standsIn: (reference, section) =>
    `${withArticle(reference, true)} está en la sección del libro llamada «${section}».`,
  nameOfPassage: (reference) => withArticle(reference, true),
  isOfKind: (name, kind) => `${name ? `${name} es` : 'Es'} ${kind}.`,
  partOfStory: (title) => `Es parte del relato «${title}».`,
  inSection: (section) => `está en la sección «${section}».`,
  wordsInBoth: (words) => `Palabras que aparecen en ambos pasajes: ${spanishList(words)}.`,
  crossBetween: (sources, links) =>
    `Referencias cruzadas del primero al segundo (${spanishList(sources)}): ${spanishList(links)}.`,
  neighbour: (side, of, book) => {
    if (book !== undefined)
      return side === 'after' ? `Después de ${of} viene **${book}**.` : `Antes de ${of} viene **${book}**.`;
    return `${of} es el ${side === 'after' ? 'último' : 'primer'} libro de la Biblia.`;
  },
  namedUnder: (source, topics) => `${source} lo incluye en ${spanishList(topics)}.`,
  chaptersOf: (book, chapters, count) =>
    `${book} tiene ${chapters === 1 ? 'un capítulo' : `${chapters} capítulos`} y ${count.toLocaleString('es')} versículos en la numeración de la versión King James.`,
  versesOf: (reference: string, verses: number): string =>
    `${reference} tiene ${verses === 1 ? 'un versículo' : `${verses} versículos`} en la numeración de la versión King James.`,
  drawnFrom: (link: string): string =>
    `La biblioteca de estudio no responde a esto directamente. Esto es lo que dice de ${link}, de donde nace la pregunta:`,
  noBookOf: (name: string): string =>
    `En la Biblia no hay ningún libro de ${name}. Esto es lo que cuenta la biblioteca de estudio:`,
  otherNumber: (word, own, number, other) =>
    `${word} es ${own} en la numeración de Strong, no ${number}${other ? `, que es ${other}` : ''}.`,
  notInTheseWords: (words, link) =>
    `La Biblia no dice «${words}» con estas palabras. Lo más cercano es ${withArticle(link)}.`,
  inNoVerse: (words) =>
    `Ningún versículo de la Biblia tiene las palabras «${words}». Pregunta sin comillas para ver qué dice del tema con otras palabras.`,
  saysOtherwise: (words, link) => `No: ${withArticle(link)} no dice «${words}» con estas palabras.`,
  saidBy: (name, link) => `Quien lo dice es ${name}, en ${withArticle(link)}.`,
  standsHere: (words, link) => `«${words}» está en ${withArticle(link)}.`,
  notByThemselves: (words, link) =>
    `No por sí solas: en ${withArticle(link)}, las palabras «${words}» son parte de una oración más larga, que les da otro sentido.`,
  nearlyHere: (words, link) =>
    `Ningún versículo tiene exactamente las palabras «${words}». El más cercano es ${withArticle(link)}.`,
};
