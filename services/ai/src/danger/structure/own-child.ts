const CHILD =
  '(?:(?:my|our|the) (?:\\w+ )?(?:bab(?:y|ies)|newborn|infant|kids?|child|children|sons?|daughters?|boys?|girls?|toddlers?|twins|little one|(?:step|grand)(?:son|daughter|kids?|child|children)|\\w+ (?:year|month|week) old))';
const HIJO =
  '(?:(?:a )?(?:mis?|nuestr[oa]s?|el|la) (?:\\w+ )?(?:bebes?|bebito|bebita|recien nacid[oa]|hij[oa]s?|hijit[oa]s?|nin[oa]s?|nen[ea]s?|chiquit[oa]s?|gemel[oa]s?|nietit?[oa]s?|criatura))';

/** What a fearful or exhausted parent says of themselves before the deed. */
const MIGHT =
  '(?:dream|dreams|dreamed|dreamt|afraid|scared|terrified|frightened|worried|want|wanted|wanting|urges?|urge|impulses?|thoughts?|thinking|images?|going|gonna|about|almost|nearly|might|could|close|tempted|snap|fear|feel like|felt like|so angry)';
const PODRIA =
  '(?:sueno|sone|miedo|temo|temor|terror|asusta|aterra|quiero|quisiera|ganas|impulsos?|pensamientos?|pienso|imagenes|voy|podria|pueda|puedo|punto|casi|siento que|capaz)';

const HURT =
  '(?:hurt|hurting|harm|harming|hit|hitting|shake|shaking|shook|slap|slapping|smother|smothering|drown|drowning|strangle|strangling|suffocate|throw|throwing|drop|kill|killing|lose (?:it|control)(?: with| on)?|losing (?:it|control)(?: with| on)?|lash(?:ing)? out at|snap(?:ping)? at|do(?:ing)? something (?:bad |terrible |awful )?to)';
const DANAR =
  '(?:hacer(?:le|les)? (?:algo malo|algo|dano)|lastimar(?:l[oae]s?)?|pegar(?:les?)?|golpear(?:l[oae]s?)?|sacudir(?:l[oae]s?)?|zarandear(?:l[oae]s?)?|ahogar(?:l[oae]s?)?|asfixiar(?:l[oae]s?)?|matar(?:l[oae]s?)?|aventar(?:l[oae]s?)?|tirar(?:l[oae]s?)?|perder el control con|desquitarme con|explotar con|herir(?:l[oae]s?)?)';

/** The forms in which the writer is the one who harms, or fears to harm, a child of their own. */
const FORMS = [
  ` (?:i|im|ive|id|me|my) (?:(?!he |she |they |husband |wife |dad |someone |father |mother )\\w+ ){0,6}?${MIGHT} (?:(?!he |she |they |husband |wife |dad |someone |father |mother |my |our )\\w+ ){0,6}?${HURT} ${CHILD} (?!(?:feelings|favorite|a party|hand|bed|toys?|ball|some) )`,
  ` i (?:just |actually |really |have |ive |sometimes |often |keep |kept )*(?:hit|hitting|shook|shake|shaking|slapped|smacked|hurt|hurting|threw|grabbed|spanked) ${CHILD} (?:\\w+ ){0,8}?(?:fell|mark|again|too hard|so hard|hard|scared|afraid|ashamed|crying|cry|stop|angry|anger|bruise|guilty|monster|regret|control|help) `,
  ` (?:voices?|something|a thought|intrusive thoughts?) (?:\\w+ ){0,4}(?:to )?${HURT} ${CHILD} `,
  ` (?:i|im) (?:\\w+ ){0,8}?what (?:i )?(?:might|could|will|may|would) (?:i )?do to ${CHILD} `,
  ` ${PODRIA} (?:(?!que )\\w+ ){0,5}?${DANAR} ${HIJO} `,
  ` (?:miedo|temo|asusta|aterra) (?:\\w+ ){0,4}lo que (?:le |les )?(?:pueda|puedo|podria|vaya a) (?:llegar a )?hacer(?:le|les)? ${HIJO} `,
  `^(?!.* que (?:mi|el|ella|su|alguien) ).* (?:le|les|lo|la|los|las) (?:pegue|golpee|sacudi|zarandee|lastime|grite y|pego|sacudo) (?:\\w+ ){0,2}?${HIJO} (?:\\w+ ){0,8}?(?:otra vez|muy fuerte|fuerte|miedo|culpa|control|calle|llorar|llora|arrepiento|verguenza|monstruo|ayuda) `,
  `^(?!.* que (?:mi|el|ella|su|alguien) ).* (?:sacudi|sacudo|zarandee|golpee|lastime|pegue) ${HIJO} (?:\\w+ ){0,8}?(?:otra vez|fuerte|miedo|culpa|control|calle|llorar|llora|arrepiento|verguenza|ayuda) `,
  // “Almost shook him” by one who says that they are the mother or father.
  ` i (?:almost|nearly|just|really|want to|wanted to)? ?(?:hit|shook|shake|slapped|hurt|threw|smacked) (?:him|her|them) (?:\\w+ ){0,10}?(?:i am|im) (?:his|her|their|the|a) (?:own )?(?:mother|mom|father|dad) `,
  ` (?:casi|le|lo|la|quise|quiero) (?:lo |la |le )?(?:sacudo|sacudi|pego|pegue|golpeo|golpee|tiro|aviento|sacudirlo|sacudirla|pegarle) (?:\\w+ ){0,10}?soy (?:su|la|el) (?:propi[oa] )?(?:mama|madre|papa|padre) `,
  ` (?:aviento|tiro|ahogo|asfixio|golpeo) (?:a )?${HIJO} (?:\\w+ ){0,8}?(?:despierto|sueno|pesadilla|miedo|tiemblo|temblando) `,
  ` le di (?:tan |muy |demasiado )?(?:fuerte|duro) ${HIJO} `,
  ` (?:voces|algo|una voz) (?:\\w+ ){0,5}${DANAR} ${HIJO} `,
  // A child that is not fed, because a voice or a fast is to keep it alive.
  ` (?:havent|have not|stopped|will not|wont|quit|am not|im not) (?:\\w+ )?(?:fed|feed|feeding|given (?:food|milk|water) to|giving (?:food|milk|water) to) ${CHILD} (?!(?:solids?|formula|meat|sugar|at night) )(?:\\w+ ){0,12}?(?:voices?|god (?:will|told|tells|says|said)|angels?|days|fast|fasting|demons?) `,
  ` no (?:le |les )?(?:he |estoy )?(?:doy|dado|dando|di|alimento|alimentado|alimentando|amamanto) (?:de comer |comida |leche |agua |pecho )?${HIJO} (?!(?:carne|azucar|dulces|solidos) )(?:\\w+ ){0,12}?(?:voz|voces|dios (?:lo|la|le|dice|dijo|me)|angeles|angel|dias|ayuno) `,
].map((form) => new RegExp(form));

/**
 * Whether the writer of plain words fears that they hurt their own child, has the urge to, or has done it in anger: a
 * parent at the end of their strength, whom the text for an abused child would accuse.
 */
export const fearsToHurtOwnChild = (plain: string): boolean => FORMS.some((form) => form.test(plain));
