/**
 * Verbs of harm whose Spanish forms “I do it to myself” (`me ahorco`) and “he did it to me” (`me ahorcó`) differ only by
 * an accent, which many leave out and plain words do not have. By their stems: each ends in -ar.
 */
const HARM = 'ahorc|cort|lastim|quem|tir|lanz|envenen|ahog|asfixi|arañ|rasguñ|dispar';

/** `me ahorco` or `me ahorcó`, with what was done (`lo`) between. */
const DONE_TO_WRITER = new RegExp(`(?<!\\p{L})me (?:l[oa]s? )?(${HARM})(o|ó)(?!\\p{L})`, 'giu');

/** What tells that somebody else did it: a time that is past, or a person named just before. */
const OTHER_BEFORE =
  /(?<!\p{L})(?:anoche|ayer|antier|anteayer|aquella (?:noche|vez)|la otra (?:noche|vez)|la (?:noche|semana) pasada|el (?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?: pasado)?|una vez|hace (?:poco|\p{L}+ (?:d[íi]as?|horas?|semanas?|mes(?:es)?|a[ñn]os?))|[ée]l|ella|alguien|(?:mi|un|una|su) (?:ex )?\p{L}+)(?: (?:ya|s[íi]|tambi[ée]n|borrach[oa]|enojad[oa]|otra vez|casi|hasta|que|quien))*[ ,]*$/iu;

/** What the same person did next, where on the writer they laid hands, or before whom. */
const OTHER_AFTER =
  /^(?: (?!no )\p{L}+){0,6}?,? (?:y |pero |luego |despu[ée]s |porque |cuando |hasta que )+(?:ya |luego |despu[ée]s |despues |ahora |me |se |no |todav[íi]a |hasta |siempre )*(?:pidi[óo]|pide|llor[óo]|llora|dijo|dice|fue|grit[óo]|jur[óo]|jura|prometi[óo]|promete|lleg[óo]|llega|estaba|ven[íi]a|arrepinti[óo]|arrepiente|solt[óo]|dej[óo])(?!\p{L})|^ (?:contra|del (?:cuello|pelo|cabello|brazo)|de(?:l|los|las)? (?:el )?(?:pelo|cabello)|con (?:sus|las) manos|al (?:suelo|piso)|a la pared|por (?:las escaleras|el cuello)|(?:en)?frente a|delante de|enfrente de|mientras)(?!\p{L})/iu;

/**
 * A Spanish text in which what somebody else did to the writer can be told from what the writer does to themselves also
 * without accents: `anoche me ahorcó` becomes `anoche él me ahorcaba`.
 */
export function withDoers(text: string): string {
  return text.replace(DONE_TO_WRITER, (whole: string, stem: string, ending: string, at: number) => {
    const before = text.slice(Math.max(0, at - 60), at);
    const after = text.slice(at + whole.length, at + whole.length + 80);
    const isOther = ending === 'ó' || OTHER_BEFORE.test(before) || OTHER_AFTER.test(after);
    return isOther ? `él me ${stem}aba` : whole;
  });
}

const OWN_DEED = new RegExp(` (?<!el )(?<!ella )me (?:${HARM.replaceAll('ñ', 'n')})o `);

/** What makes an own deed one of self-harm, not of the kitchen: skin, to punish or not to feel, hidden. */
const ON_PURPOSE =
  / (?:brazos?|piernas?|muslos?|piel|munecas?|antebrazos?|panza|a proposito|adrede|no sentir|sentir algo|castigar\w*|castigo|nadie (?:me )?(?:ve|sabe)|a escondidas|cigarr\w+|encendedor|navaja|cuchilla) /;

/** Whether the writer of plain words harms themselves on purpose, and nobody else does it. */
export const isOwnDeed = (plain: string): boolean => OWN_DEED.test(plain) && ON_PURPOSE.test(plain);
