import { conceptsOf } from '../classifier/concepts.js';

/** Concepts of the life of every day: work, family, places, times, hobbies, food, animals, study. */
const EVERYDAY = new Set(
  [
    'occupation trade school sport craft kitchen pet screen health travel weathers weeks chat scripture thought',
    'child young kin parent partner friend authority animal music hobby fun good church reading faith teach season',
    'ask joke book bible study biblical thing work cloth furniture nature fruits office tech celebrate worship biblething',
    'vehicle trifle proud heard',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Words without a meaning of their own, numbers, and what people say of where they live, whom they live with and what they
 * do. “Me”, “him”, “night” and “no” are none of them, because with these it may be told what somebody does to the writer.
 */
const PLAIN = new Set(
  [
    'i im ive id we you he she they it its is am are was were be been being have has had do does did a an the this that these those',
    'my our your his their mine and or but so of in on at to for from with by as than about near across into through since until during',
    'what which who whose when where how why there here yes ok very really quite just now then first second third before after already yet',
    'one two three four five six seven eight nine ten twelve dozen many much some all both each every other new old young older younger oldest youngest',
    'big small large tall short long loud quiet busy free married single engaged divorced retired born named called name age years year old months',
    'live lives lived living stay grew grow up moved come came comes start starts started begin begins work works worked working',
    'study studies studied learn learning teach read reads speak speaks spoke write wrote sing sings play plays walk walks drive drives ride',
    'fly own rent use using like likes love loves enjoy enjoys prefer know knew meet met visit visits attend attends lead leads',
    'join joined belong pray prays believe grow raise raises raised adopted host cook cooks make makes day days daily week weeks weekly today tomorrow yesterday',
    'morning mornings afternoon evening evenings noon early late o clock am pm always usually often sometimes mostly also together',
    'family husband wife kids people group house home apartment flat farm city town village country school street road sea coast north south east west',
    'english spanish portuguese french german greek hebrew language languages color favorite favourite phone app page version print large text letter',
    'remember recall said answer question chat talk talked saved keep save real human robot',
    'yo tu el ella ellos ellas nosotros ustedes usted soy eres es somos son era eras estoy esta estamos estan estuve estaba fui fue ser estar',
    'tengo tienes tiene tenemos tienen tenia hago hace hacemos un una unos unas lo la los las este ese esta esa esto eso mi mis tu tus su sus nuestro nuestra nuestros nuestras',
    'y e o u pero pues de del en al a con por para desde entre sobre cerca frente arriba hacia durante segun como que cual cuales quien quienes cuando donde cuanto cuantos',
    'aqui aca alli alla ahi si muy bastante ahora luego primero primera segundo tercero antes despues ya todavia tambien siempre casi',
    'dije pregunte uno dos tres cuatro cinco seis siete ocho nueve diez doce muchos muchas mucho mucha algunos todos todas todo toda cada mismo misma nuevo nueva viejo joven mayor menor mayores menores',
    'grande chico pequeno pequena alto alta corto corta largo ruidoso tranquilo ocupado libre casado casada soltero soltera viudez jubilado llamo llama llamas nombre edad anos ano mes meses',
    'vivo vive vivimos viven vivia creci crecio mude mudamos vengo viene venimos vine empiezo empieza empece empezo empezamos trabajo trabaja trabajamos trabajan',
    'estudio estudia estudiamos aprendo ensena doy clases leo lee leemos lei hablo habla hablamos escribo canto canta cantamos juego juega corro camino camina manejo monto vuelo',
    'uso usa gusta gustan encanta encantan prefiero conozco conoci visito visita asisto asiste dirijo dirige ayudo pertenezco oro ora oramos creo cultivo crio criamos cocino cocina hacemos',
    'dia dias semana semanas hoy manana ayer mananas tarde tardes mediodia tiempo veces temprano hora horas',
    'familia esposo esposa hijo hija hijos hijas gente grupo casa departamento piso granja campo ciudad pueblo pais escuela calle barrio mar costa norte sur este oeste',
    'ingles espanol portugues frances aleman griego hebreo idioma idiomas color favorito favorita telefono pagina version letra texto',
    'acuerdas recuerdas dije digo dijiste pregunte preguntas pregunta respuesta charla hablado guardas guarda persona real humano robot te nos',
  ].flatMap((words) => words.split(' ')),
);

/** Words that an ordinary concept has beside a darker one. */
const DARKER = new Set(
  'cuanta cuantas good service services sell sells vendo vende mate passport porno lost pain dolor shot shoot hit hits beat fight fights cut cuts crying secret secreto final finally last weapon knife gun touch touches tocar toca toco needle'.split(
    ' ',
  ),
);

/** Plain words that together say more: “weeks to live”, “people like her”. */
const TOGETHER =
  / (?:to live|so long|(?:a|para|de) vivir|days? one|dia uno|i just am|aqui estoy|estoy aqui|im here) /;

/** A baby in Spanish, which without its accent is “drinks” too; after these words it is no verb. */
const BABY = /(?<= (?:un|mi|tu|su|nuestro|primer) )bebe(?= )/gu;

/** Longer texts tell more than one thing. */
const MOST_WORDS = 16;

/**
 * Whether a sentence of plain words tells or asks nothing but what belongs to every day: “I drive a bus”, “tengo un bebé”,
 * “what did I ask before?” Each of its words must be a plain one or belong to everyday life and to nothing else, so that
 * one word more (“lost”, “never”, “me”) makes it one to be judged.
 */
export function isPlainStatement(sentence: string): boolean {
  const words = sentence
    .replace(BABY, 'nino')
    .split(' ')
    .filter((word) => word !== '' && word !== '.');
  return (
    !TOGETHER.test(sentence) && words.length > 0 && words.length <= MOST_WORDS && words.every(isEveryday)
  );
}

function isEveryday(word: string): boolean {
  if (DARKER.has(word) || word === '911') return false;
  if (PLAIN.has(word) || /^\d+$/u.test(word)) return true;
  const concepts = conceptsOf(word);
  return concepts.length > 0 && concepts.every((name) => EVERYDAY.has(name));
}
