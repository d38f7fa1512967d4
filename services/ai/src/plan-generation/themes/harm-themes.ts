import { speaksOfWriter } from '../../danger/recognise-danger.js';
import { biblicalNames } from '../../danger/words/biblical-names.js';
import type { Need } from '../../danger/need.js';
import { plainWords } from '../../danger/words/plain-words.js';
import type { Wound } from './wound-passages.js';

/** What a theme names of harm: a danger, for which help comes first, or a wound that is past or another's. */
type Harm =
  { readonly kind: 'danger'; readonly need: Need } | { readonly kind: 'wound'; readonly wound: Wound };

/**
 * Names of harm as titles have them, without accents: a sentence has a verb, and is judged as what people write is. The
 * most urgent first. A word of `plainWords` is spelt as it should be.
 */
const NAMES: readonly (readonly [Need, RegExp])[] = [
  [
    'self-harm',
    / (?:suicid\w*|suiside|suicde|unaliv\w*|sewerslide|self ?harm\w*|self (?:injur\w*|mutilat\w*|destruction)|autolesi\w*|auto (?:lesion\w*|dano)|autoagresi\w*|autodano|overdos\w*|sobredosis|kms|hang(?:ing)? (?:my|your|him|her)self|(?:kill|cut|hurt)(?:ing)? (?:my|your)self|ahorcar(?:me|se)|matar(?:me|se)|cortar(?:me|se)|quitar(?:me|se) la vida|end(?:ing)? (?:my|your|this|ones) life|end(?:ing)? it all|before i (?:end|do|finish) (?:it|this)|before i (?:die|go|leave this world)|i (?:will )?end it|no more life|no mas vida|(?:terminar|acabar) con (?:todo|mi vida|la vida|esto)) /,
  ],
  [
    'self-harm',
    / (?:(?:good ?bye|farewell|last (?:words|letter)|(?:suicide|goodbye) (?:note|letter)) (?:\w+ )?(?:to|for) (?:my|the) (?:kids?|children|sons?|daughters?|family|wife|husband|mom|dad|mother|father|parents|friends|loved ones)|(?:adios|despedida|despedirme|despedirse|ultimas palabras|ultima carta|carta de despedida) (?:a|de|para|con) (?:mis?|la|los) (?:hij[oa]s?|familia|espos[oa]|mama|papa|madre|padres?|amig[oa]s|seres queridos)|(?:nota|carta) de despedida|my (?:last|final) (?:\d+ )?(?:days?|weeks?|months?|hours?|night) (?:on (?:the |this )?earth|alive|in this world|of (?:my )?life|here)|mis? ultim[oa]s? (?:\d+ )?(?:dias?|semanas?|mes|meses|horas?|noche) (?:en (?:la|esta) tierra|de vida|con vida|en este mundo|aqui)) /,
  ],
  [
    'child-abuse',
    / (?:child(?:hood)? (?:sexual )?(?:abuse|molest\w*)|abused (?:child\w*|kids?)|molest\w*|pa?edophil\w*|incest\w*|abuso (?:sexual )?(?:infantil|de menores)|pederast\w*|pedofil\w*) /,
  ],
  [
    'abuse',
    / (?:rap(?:e|ed|es|ist|ists|ing)|date rape|sex(?:ual|ually)? (?:assault\w*|violence|abus\w*|harass\w*)|(?:domestic|marital|family|intimate partner|dating) (?:violence|abuse)|(?:abused|battered|beaten) (?:wi(?:fe|ves)|wom[ae]n|husbands?|spouses?|partners?|girlfriend|mothers?)|abusive|abuse[dr]?|abusers|violador\w*|violad[oa]s?|violacion(?:es)?|abus(?:o|os|ada|adas|ado|ador|adores)|(?:esposa|mujer|mujeres|esposas)(?: \w+)? (?:maltratad|golpead|abusad)as?|violencia (?:domestica|de genero|machista|intrafamiliar|familiar|sexual|conyugal|en (?:casa|el hogar|la pareja))|maltrat\w*|incesto|acoso sexual|wife beat\w*) /,
  ],
  [
    'eating-disorder',
    / (?:(?:eating|food) disorders?|anorexi\w*|bulimi\w*|binge eating|binging|purging|trastornos? (?:alimentari\w*|alimentici\w*|de (?:la )?(?:alimentacion|conducta alimentaria))|desorden(?:es)? alimentici\w*) /,
  ],
  ['threat', / (?:stalk(?:er|ers|ed)|sextortion|sextorsion|blackmail\w*|acosador\w*) /],
];

/** Bare words that name a way to die only where they are the whole theme. */
const WHOLE =
  /^(?:(?:the|my|a|by|el|la|mi|un|una) )*(?:hanging|hang|noose|cutting|slitting wrists|pills|jump(?:ing)?(?: off)?(?: a| the)? bridge|end(?:ing)? (?:it|everything|things)|horca|soga|ahorcamiento|ahorcado|terminarlo|acabarlo)$/;

/** Words of other things that a name of harm is part of. */
const OTHER_THINGS =
  / (?:(?:drug|alcohol|substance|self) abuse|abuse of (?:power|authority|alcohol|drugs|substances|grace|trust|freedom)|abuso de (?:poder|autoridad|alcohol|drogas|sustancias|confianza)|abusos? de (?:los )?(?:ricos|poderosos|lideres)|violacion(?:es)? (?:de|del|a) (?:la |las |los |el |un )?(?:ley|leyes|pacto|sabado|mandamientos?|derechos)) /g;

/** Somebody's death by their own hand, of which another speaks. */
const DEATH_OF_ANOTHER =
  / (?:(?:the )?suicide of (?:(?:my|our|a|an|his|her) )?(?:\w+ )?\w+|(?:\w+ )?(?:to|by) suicide|suicide loss|suicide survivors?|(?:brothers|sisters|sons|daughters|husbands|wifes|friends|fathers|mothers|moms|dads|parents|childs|cousins) suicide|(?:el )?suicidio de (?:(?:mi|mis|un|una|su|nuestr[oa]) )?\w+|por suicidio) /;

const GRIEF =
  / (?:grie\w*|mourn\w*|bereave\w*|loss|losing|lost|coping|after|duelo|luto|perdida|perder|perdi|perdimos|tras|despues) /;

/** What remains of a theme of grief that is about the writer's own death. */
const OWN_DEATH =
  / (?:want|wanna|going|planning|wish|quiero|voy|suicidal|suicida|my suicide|mi suicidio|die|morir|join (?:him|her|them)) /;

/** Words of a wound that is being healed. */
const HEALING =
  / (?:heal\w*|recover\w*|surviv\w*|forgiv\w*|restor\w*|aftermath|past|sanar|sanidad|sanacion|sanando|sana|sobrevivi\w*|superar|superando|perdonar|perdon|pasado|recupera\w*|restaura\w*) /;

/** Violence that still goes on, or is near. */
const STILL =
  / (?:now|still|while|stay\w*|living with|husband|boyfriend|he|she|ahora|todavia|aun|mientras|seguir|esposo|marido|novio|el me) /;

const UNFAITHFULNESS =
  / (?:(?:an |the |his |her |my |after |spouses |husbands |wifes )?affairs?(?: recovery)?|infidelit\w*|unfaithful (?:spouse|husband|wife|partner)|cheating (?:spouse|husband|wife|partner)|infidelidad\w*|(?:espos[oa]|marido|mujer|pareja|conyuge) infiel|matrimonio infiel) /;

/** Affairs of other kinds. */
const OTHER_AFFAIRS =
  / (?:(?:current|world|state|public|foreign|family|business|worldly|daily|financial|legal|love) affairs?|affairs of) /;

/** The theme without the words that only look like harm. */
function withoutOtherThings(theme: string): string {
  return plain(theme).replace(OTHER_THINGS, ' ');
}

/** What of harm a theme names; undefined where it names none, and for a person of the Bible to whom it was done. */
export function harmOf(theme: string): Harm | undefined {
  const words = [withoutOtherThings(theme), withoutOtherThings(plainWords(theme))];
  const has = (pattern: RegExp) => words.some((each) => pattern.test(each));
  if (has(DEATH_OF_ANOTHER) && has(GRIEF) && !has(OWN_DEATH)) return { kind: 'wound', wound: 'death' };
  const isOfBible = biblicalNames.test(words[0]!) && !speaksOfWriter(words[0]!);
  const bare = words.some((each) => WHOLE.test(each.trim()));
  const need = bare ? 'self-harm' : NAMES.find(([, pattern]) => has(pattern))?.[0];
  if (need !== undefined && !isOfBible) {
    const isAbuse = need === 'abuse' || need === 'child-abuse';
    const isHealing = isAbuse && has(HEALING) && !has(STILL) && !speaksOfWriter(words[0]!);
    return isHealing ? { kind: 'wound', wound: 'violence' } : { kind: 'danger', need };
  }
  return has(UNFAITHFULNESS) && !has(OTHER_AFFAIRS) ? { kind: 'wound', wound: 'unfaithfulness' } : undefined;
}

/** The words of a theme between single spaces, as they are written but without accents, signs and capitals. */
function plain(theme: string): string {
  const folded = theme
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|[’‘'`´]/gu, '');
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
