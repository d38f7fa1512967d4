import type { Language } from '@word-unfolded/domain';

/** The aspect of a passage that a question is about; `whole` when it names none. */
export type PassageFocus = 'whole' | 'context' | 'words' | 'application' | 'related' | 'prayer';

/** Patterns of questions in a language; they match lower-case text without accents. */
export type QuestionPatterns = {
  /** The first group of each is the person, word or saying that is asked for. */
  readonly person: readonly RegExp[];
  readonly meaning: readonly RegExp[];
  readonly saying: readonly RegExp[];
  readonly original: RegExp;
  /** Refers to the open passage. */
  readonly thisPassage: RegExp;
  /** Asks about all of Scripture, whatever is open. */
  readonly wholeBible: RegExp;
  readonly more: RegExp;
  /** Continues the earlier question. */
  readonly andAbout: RegExp;
  readonly testament: { readonly old: RegExp; readonly new: RegExp };
  /** Begins a question in the reader's own words rather than the words of a verse. */
  readonly asks: RegExp;
  /** How many passages are wanted; this is not part of the subject. */
  readonly howMany: RegExp;
  /** Precedes the name of the only book to search. */
  readonly inBook: RegExp;
  readonly greeting: RegExp;
  readonly focus: readonly (readonly [Exclude<PassageFocus, 'whole'>, RegExp])[];
};

export const QUESTION_PATTERNS: Readonly<Record<Language, QuestionPatterns>> = {
  en: {
    person: [
      /^(?:and )?who (?:is|was|were|are) (?:the )?([^?.!,]+)/,
      /^tell me (?:about|of) (?:the (?:life|story) of )?([^?.!,]+)/,
      /(?:life|story|biography) of ([^?.!,]+)/,
      /what do we know about ([^?.!,]+)/,
    ],
    meaning: [
      /what (?:does|do|did) [a-z ]{1,30}? mean (?:by|with|when (?:he|she|they) (?:says?|speaks? of)) (?:the )?["'“‘]?([^?"'”’]+?)(?: (?:in|of|from))?\s*(?:["'”’?.]|$)/,
      /what (?:does|do|did|is) (?:the )?(?:(?:greek |hebrew |aramaic |original )?(?:word |term |name ))?["'“‘]?([^?"'”’]+?)["'”’]? (?:mean|meant|stand for)\b/,
      /meaning of (?:the )?(?:word |term |name )?["'“‘]?([^?"'”’]+)/,
      /(?:greek|hebrew|original) (?:words?|terms?)?\s?(?:for|of|behind) (?:the word )?["'“‘]?([^?"'”’]+)/,
      /^define ["'“‘]?([^?"'”’]+)/,
    ],
    saying: [
      /^(?!(?:who|what|when|why|how|which|where|is|was|did)\b)(?:the (?:one|bit|part) (?:about |where )?|that )?["“‘']?((?:\S+ ){3,}\S+?)["”’',.]* where(?: is|s|'s) (?:that|it|this)(?: (?:from|found|written|in the bible))*(?=[\s?.!]*$)/,
      /^who (?:first )?(?:said|says|told|asked|cried|shouted|prayed|spoke)(?: to)?(?: whom| who)?[:,]? ?["“‘'](.+?)["”’'](?=[\s?.!]*$)/,
      /where (?:does (?:it|the bible|scripture|jesus|god|paul)|in (?:the bible|scripture)(?: does it| is it)?|do(?:es)?) (?:say|says|said|talk about|speak of|written)(?: that| about)? ?["'“‘]?([^?"”]+)/,
      /what does (?:it|the bible|scripture) say that ["'“‘]?([^?"”]+)/,
      /(?:which|what) (?:verse|passage|verses|psalm|chapter|book) (?:says?|contains?|talks? about|has)(?: that)? ?["'“‘]?([^?"”]+)/,
      /^(?:what|which)(?: is|s)? (?:the )?verse (?:is|with|goes|where) ["'“‘]?([^?"”]+)/,
      // A subject of few words is no recollection: “verse about not worrying”.
      /^(?:the |that |a )?(?:verse|passage|psalm|scripture|one)(?! (?:about|bout) (?:\S+ ?){1,3}$)(?: that| which)? (?:goes|says|talks about|is like|about|bout|with)(?: something)?(?: like)? ["'“‘]?([^?"”]+)/,
      /^([^"”?]{8,})["”'],? ?(?:is |in |from )*(?:which|what) (?:psalm|verse|book|chapter|passage)/,
      /^(?:it (?:says|goes) )?something like ["'“‘]?([^?"”]+)/,
      /^(?:the (?:bit|part|one) |there(?: i|')s |that (?:bit|part) )?(?:something )?(?:about|where|with) ["'“‘]?((?:\S+ ){4,}[^?"”]+)/,
      /^(?!what|which|who|how|why|when|where|a |any |some |give |find |bible |verses )((?:\S+ ){3,})(?:bible )?verse\s*\??$/,
      /^(?:find|show|get)(?: me)? (?:the |a )?(?:verse|passage)\s*:\s*["'“‘]?([^?"”]+)/,
      /(?:find|where is|what is) (?:the |a )?(?:verse|passage|story|parable)(?: that says| which says| about| of| where) ?["'“‘]?([^?"”]+)/,
    ],
    original: /\b(?:greek|hebrew|aramaic|original language|lemma|strong'?s)\b/,
    thisPassage:
      /\b(?:this|these|the|that) (?:passage|verses?|text|chapter|psalm|scripture)\b|\b(?:here|verse \d+|v\. ?\d+)\b/,
    wholeBible:
      /\b(?:bible|scripture|scriptures|god's word|word of god) (?:say|says|teach|teaches|tell|tells)\b/,
    more: /^(?:please )?(?:can you |could you )?(?:show me |give me |share |list |are there |any |i (?:want|need) |a few |some |(?:one|two|three|four|five|six|ten|\d+) )*(?:more|others?|another(?: one)?|other (?:verses|passages)|anything else|what else)\b[^a-z]*(?:verses?|passages?|please)?[?.! ]*$/,
    andAbout: /^(?:and|what about|how about|but|also)\b/,
    testament: { old: /\b(?:old testament|hebrew bible)\b/, new: /\bnew testament\b/ },
    asks: /^(?:and |but )?(?:what|who|whose|why|how|when|which|is|are|was|were|do|does|did|can|could|should|would|will|give|tell|explain|show)\b/,
    howMany:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|\d+) (?=(?:bible |good )?(?:verses?|passages?|texts?|scriptures?)\b)/gi,
    inBook: /\b(?:in|from|book of)\s+(?:the\s+)?(?:book\s+of\s+)?/g,
    greeting:
      /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|thanks|thank you|ok|okay|great|amen)\b[^a-z]*(?:theo|very much|so much|you)?[^a-z]*$/,
    focus: [
      ['context', /\b(?:context|background|before and after|setting|who wrote|written to)\b/],
      ['words', /\b(?:key words?|keywords?|greek|hebrew|original (?:words?|language)|important words?)\b/],
      [
        'application',
        /\b(?:apply|application|my life|live (?:it|this|out)|practice|practise|today|reflect)\b/,
      ],
      ['related', /\b(?:cross.?references?|related|similar|parallel|other (?:passages|verses)|connect)\b/],
      ['prayer', /\bpray(?:er)?\b/],
    ],
  },
  es: {
    person: [
      /^(?:y )?quien(?:es)? (?:es|fue|era|eran|fueron|son) (?:el |la |los |las )?([^?.!,]+)/,
      /^(?:hablame|cuentame|dime) (?:de|sobre|acerca de) (?:la (?:vida|historia) de )?([^?.!,]+)/,
      /(?:vida|historia|biografia) de ([^?.!,]+)/,
      /que sabemos (?:de|sobre) ([^?.!,]+)/,
    ],
    meaning: [
      /que (?:quiere|quiso|quieren) decir [a-z ]{1,30}? (?:con|por|cuando (?:dice|habla de)) ["'“‘«]?(?:el |la |los |las )?([^?"'”’»]+?)(?: (?:en|de))?\s*(?:["'”’»?.]|$)/,
      /que (?:significa|quiere decir|significan) (?:la palabra (?:griega |hebrea |aramea )?|el termino (?:griego |hebreo )?|el nombre )?["'“‘«]?([^?"'”’»]+)/,
      /significado de (?:la palabra |el termino |el nombre )?["'“‘«]?([^?"'”’»]+)/,
      /(?:en|del) (?:griego|hebreo)(?: original)? (?:de|para) (?:la palabra )?["'“‘«]?([^?"'”’»]+)/,
      /palabra (?:griega|hebrea)(?: para| de| detras de)? ["'“‘«]?([^?"'”’»]+)/,
      /^define ["'“‘«]?([^?"'”’»]+)/,
    ],
    saying: [
      /^(?!(?:quien|que|cuando|por|como|cual|donde|cuantos)\b)(?:(?:eso|aquello|lo) de (?:que )?)?["“‘'«]?((?:\S+ ){3,}\S+?)["”’'»,.]* (?:de )?(?:donde|en que (?:libro|parte))(?: (?:esta|sale|dice|aparece|viene|es|lo dice|se encuentra))+(?: (?:eso|escrito|en la biblia))*(?=[\s?.!]*$)/,
      /^(?:a )?quien(?:es)?(?: fue)?(?: quien| el que)? (?:le |les )?(?:dijo|dice|pregunto|grito|clamo|oro)(?: a quien)?[:,]? ?["“‘'«]¿?(.+?)["”’'»?](?=[\s?.!"”»]*$)/,
      /en que (?:parte|libro|lugar|capitulo|versiculo|pasaje|carta|salmo)(?: de la (?:biblia|escritura|palabra))?(?: se)? (?:dice|habla|esta escrito|esta|aparece|sale|encuentro)(?: la biblia| jesus| dios| pablo)?(?: que| de que| lo de| de| eso de)? ?["'“‘«]?([^?"”»]+)/,
      /donde (?:dice|se dice|habla|esta escrito|aparece)(?: la biblia| jesus| dios| pablo)?(?: que| de| sobre)? ?["'“‘«]?([^?"”»]+)/,
      /(?:que|cual|cuales) (?:es el )?(?:versiculos?|pasajes?|texto|salmo|capitulo|libro) (?:que )?(?:dicen?|contienen?|hablan? de|tienen?)(?: que)? ?["'“‘«]?([^?"”»]+)/,
      /^(?:el |ese |aquel |un )?(?:versiculo|pasaje|salmo|texto|cita)(?! (?:de|sobre|acerca de) (?:\S+ ?){1,3}$)(?: (?:que|donde|de))?(?: (?:dice|habla|va|es))?(?: (?:de|algo))?(?: (?:como|asi))?(?: que)? ["'“‘«]?([^?"”»]+)/,
      /^(?:dice )?algo (?:como|asi como) ["'“‘«]?([^?"”»]+)/,
      /^(?:hay )?(?:algo|aquello|eso|lo|la parte) (?:de que|sobre|donde|que dice) ["'“‘«]?((?:\S+ ){4,}[^?"”»]+)/,
      /^cual es (?:la cita|el versiculo) (?:de|del) ["'“‘«]?([^?"”»]+)/,
      /^(?!que|cual|quien|como|por que|cuando|donde|un |algun |dame |busca |versiculos |me |estoy |tengo |soy |siento |necesito |quiero |mi |mis )((?:\S+ ){3,})(?:versiculo|cita)\s*\??$/,
      /^(?:busca|encuentra|muestrame) (?:el |un )?(?:versiculo|pasaje)\s*:\s*["'“‘«]?([^?"”»]+)/,
      /(?:busca|encuentra|donde esta|cual es) (?:el |la |un |una )?(?:versiculo|pasaje|historia|parabola)(?: que dice| que habla de| de| del| sobre| donde) ?["'“‘«]?([^?"”»]+)/,
    ],
    original: /\b(?:griego|griega|hebreo|hebrea|arameo|lengua original|idioma original|lema|strong)\b/,
    thisPassage:
      /\b(?:este|estos|el|ese|la|esta) (?:pasaje|versiculos?|texto|capitulo|salmo|escritura)\b|\b(?:aqui|versiculo \d+|v\. ?\d+)\b/,
    wholeBible:
      /\b(?:dice|ensena|habla)n? (?:la )?(?:biblia|escritura|palabra de dios)\b|\b(?:biblia|escritura|escrituras|palabra de dios) (?:dice|ensena|habla)n?\b/,
    more: /^(?:por favor )?(?:dame |muestrame |hay |quiero |necesito |(?:un|una|dos|tres|cuatro|cinco|seis|diez|\d+) |algun[oa]s? )*(?:(?:versiculos?|pasajes?|textos?|citas?) mas|mas|otros?|otras?|algo mas|que mas)\b[^a-z]*(?:(?:un|una|dos|tres|cuatro|cinco|\d+) )?(?:versiculos?|pasajes?|por favor)?[?.! ]*$/,
    andAbout: /^(?:y|que hay de|que tal|pero|tambien)\b/,
    testament: { old: /\bantiguo testamento\b/, new: /\bnuevo testamento\b/ },
    asks: /^(?:y |pero )?(?:que|quien|quienes|por que|para que|como|cuando|cuanto|cuantos|cuantas|cual|cuales|es|son|era|debo|debe|debemos|puedo|puede|podemos|hay|dame|dime|explica|explicame|muestrame)\b/,
    howMany:
      /\b(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|algunos|\d+) (?=(?:buenos )?(?:vers[ií]culos?|pasajes?|textos?|citas?)\b)/gi,
    inBook: /\b(?:en|de|libro de)\s+(?:el\s+|los\s+|la\s+)?(?:libro\s+de\s+)?/g,
    greeting:
      /^(?:hola|buenos dias|buenas tardes|buenas noches|gracias|muchas gracias|ok|vale|amen)\b[^a-z]*(?:asisteo|theo|teo)?[^a-z]*$/,
    focus: [
      ['context', /\b(?:contexto|trasfondo|antes y despues|quien escribio|a quien)\b/],
      ['words', /\b(?:palabras? claves?|griego|hebreo|lengua original|palabras? importantes?)\b/],
      ['application', /\b(?:aplicar|aplico|aplicacion|mi vida|vivir(?:lo)?|practica|hoy|reflexion(?:ar)?)\b/],
      [
        'related',
        /\b(?:referencias? cruzadas?|relacionad[oa]s?|parecid[oa]s?|paralel[oa]s?|otros (?:pasajes|versiculos))\b/,
      ],
      ['prayer', /\b(?:orar|oracion|rezar)\b/],
    ],
  },
};
