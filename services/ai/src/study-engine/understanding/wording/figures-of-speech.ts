import type { Language } from '@word-unfolded/domain';

/** Ordinary sayings with words of killing and dying, and what they mean. What is left of them is asked about. */
const FIGURES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /(?<!\p{L})(?:i(?:['’]?m| am) )?dying to (?=(?:understand|learn|read|hear|study|ask|find|get into)(?!\p{L}))/giu,
      'I want to ',
    ],
    [
      /(?<!\p{L})(?:killed|nailed|aced|crushed|slayed|murdered) (?=(?:my|the|that|this|his|her|our) (?:\p{L}+ )?(?:exam|test|quiz|interview|presentation|workout|solo|audition|essay|recital)(?!\p{L}))/giu,
      'passed ',
    ],
    [
      /(?<!\p{L})(?:kill|killing|killed|kills) (?:some |the |my |a bit of |a little )?time(?!\p{L})/giu,
      'spend free time',
    ],
    [
      /(?<!\p{L})(?:kill|killing|killed) (?:two|2) birds (?:with|in) (?:one|1) (?:stone|shot)(?!\p{L})/giu,
      'do two things',
    ],
    [/(?<!\p{L})(?:is|are|was|were|['’]s|['’]re)? ?killing me(?!\p{L})/giu, ' '],
    [
      /(?<!\p{L})(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? )?(?:literally |just |so )?(?:dying|dead|die) (?:of|from) (?:the )?(?=(?:heat|cold|laughter|laughing|hunger|thirst|boredom|embarrassment|curiosity|shame|tiredness)(?!\p{L}))/giu,
      '',
    ],
    [/(?<!\p{L})(?:dying|died|die) (?:laughing|to (?:know|see|meet|try|go|eat))(?!\p{L})/giu, ' '],
    [/(?<!\p{L})(?:would |could |['’]d )?kill for (?=(?:a|an|some) )/giu, 'want '],
    [
      /(?<!\p{L})(?:dead tired|dead on my feet|beat|bushed)(?= (?:of|from|after|today|tonight)(?!\p{L}))/giu,
      'very tired',
    ],
    [/(?<!\p{L})dead tired(?!\p{L})/giu, 'very tired'],
    [/(?<!\p{L})(?:drop[- ]dead|to die for|dead serious|dead on)(?!\p{L})/giu, 'very'],
    // Sin and what belongs to it are put to death by being overcome.
    [
      /(?<!\p{L})(?:kill|killing|slay|slaying|put to death|murder|crucify) (?=(?:(?:my|the|our|this|that|your|his|her|all) )?(?:old |indwelling |secret |remaining )?(?:sins?|flesh|ego|pride|lust|self|sinful|temptations?|envy|greed|laziness|habits?)(?!\p{L}))/giu,
      'overcome ',
    ],
    [
      /(?<!\p{L})(?:i(?:['’]?m| am) )?(?:burning|bursting|itching|buzzing|brimming|exploding|overflowing)(?: up| over)? with (?:\p{L}+ )?(?=questions?|curiosity)/giu,
      'I have ',
    ],
    [
      /(?<!\p{L})cut(?:ting)? (?:out|back on|down on) (?=(?:on |the |all |my |some )?(?:sugar|sweets|candy|chocolate|coffee|caffeine|soda|carbs|meat|alcohol|wine|beer|snacks?|bread|dairy|social media|screen time|tv|swearing|spending|sleep|smoking)(?!\p{L}))/giu,
      'give up ',
    ],
  ],
  es: [
    [
      /(?<!\p{L})me muero (?:por|de ganas de|de ganas por) (?=\p{L}+[aei]r(?:l[oae]s?|me)?(?!\p{L}))/giu,
      'quiero ',
    ],
    [
      /(?<!\p{L})me (?:cort[eé]|quiero cortar|voy a cortar|corto) (?=(?:mucho |muy corto )?(?:el (?:pelo|cabello|flequillo)|la (?:barba|melena)|las uñas)(?!\p{L}))/giu,
      'cortarse ',
    ],
    [
      /(?<!\p{L})(?:matar|mato|mortificar|crucificar|hacer morir|dar muerte) (?:a(?:l)? )?(?=(?:(?:el|la|mi|mis|los|las|mi propi[oa]|nuestr[oa]) )?(?:pecados?|carne|ego|orgullo|lujuria|viejo (?:hombre|yo)|envidia|tentaci[oó]n|pereza|vicios?)(?!\p{L}))/giu,
      'vencer ',
    ],
    [
      /(?<!\p{L})(?:vengo |ando |quedé )?muert[oa]s? de (?:el |la |puro )?(?:cansancio|sue[ñn]o|fatiga)(?!\p{L})/giu,
      'muy cansado',
    ],
    // “Bien” before how somebody is only strengthens it, and is no goods.
    [
      /(?<=(?<!\p{L})(?:ando|anda|andas|estoy|est[aá]s?|estamos|me siento|se siente|qued[eé]|est[aá]n|cuando) )(?:bien|reteque|requete|re) (?=(?!y |o |con |en |de |que )\p{L}{4,})/giu,
      'muy ',
    ],
    [/(?<!\p{L})(?:ag[uü]itad[oa]|achicopalad[oa]|bajonead[oa]|depre|apachurrad[oa])(?!\p{L})/giu, 'triste'],
    [
      /(?<!\p{L})mat(?:ar|ando|o|é|amos) (?:un poco de |un poco el |el |mi |algo de )?tiempo(?!\p{L})/giu,
      'pasar el tiempo libre',
    ],
    [
      /(?<!\p{L})matar (?:dos|2) p[aá]jaros (?:de|con) un(?:a)? (?:tiro|piedra)(?!\p{L})/giu,
      'hacer dos cosas',
    ],
    [
      /(?<!\p{L})(?:me |nos )?(?:est(?:oy|amos) )?(?:muriendo(?:me|nos)?|muero|morimos|muerto|muerta|muertos|morir|morirme) de (?:la |el |puro )?(?=(?:calor|fr[ií]o|risa|hambre|sed|sue[ñn]o|aburrimiento|verg[uü]enza|pena|curiosidad|ganas|amor)(?!\p{L}))/giu,
      '',
    ],
    [
      /(?<!\p{L})(?:me|nos) (?:mata|matan|est[aá] matando|est[aá]n matando)(?: de)? ?(?=(?:el |la |los |las |este |esta |risa|hambre|calor|sue[ñn]o|cansancio))/giu,
      '',
    ],
    [
      /(?<=(?:calor|fr[ií]o|hambre|sed|sue[ñn]o|tr[aá]fico|trabajo|zapatos|pies|espalda|cabeza|curiosidad|aburrimiento) )(?:me|nos) (?:mata|matan|est[aá] matando|est[aá]n matando)(?!\p{L})/giu,
      '',
    ],
  ],
};

/** A text that tells of the weather or of hunger and asks nothing. */
const TELLS_ONLY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:i|my|the|it|this|is|am|so|very|really|oh|ugh|omg|lol|haha|heat|cold|laughter|laughing|hunger|thirst|boredom|curiosity|feet|back|head|shoes|traffic|that|here|today|now|want|a|coffee|pizza|nap|drink) ?)+$/iu,
  es: /^(?:(?:me|mi|mis|el|la|los|las|este|esta|estoy|qué|que|ay|uf|uy|tan|muy|calor|fr[ií]o|risa|hambre|sed|sue[ñn]o|aburrimiento|verg[uü]enza|curiosidad|cansancio|pies|espalda|cabeza|zapatos|tr[aá]fico|hoy|aqu[ií]|ya|jaja|jajaja) ?)+$/iu,
};

/** A question without such sayings: “How can I kill time?” asks of free time, and not of killing. */
export function withoutFigures(question: string, language: Language): string {
  return FIGURES[language].reduce((text, [figure, plain]) => text.replace(figure, plain), question);
}

/** Whether a text is nothing but such a saying: “I'm dying of heat lol”. */
export function isOnlyFigure(question: string, language: Language): boolean {
  const plain = withoutFigures(question, language);
  if (plain === question) return false;
  const said = plain
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return said === '' || TELLS_ONLY[language].test(said);
}
