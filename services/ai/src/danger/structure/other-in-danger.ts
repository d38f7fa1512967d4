import type { Need } from '../need.js';

/*
 * Who is in danger: the writer, or somebody they write about. A friend needs to hear first what to do for the other one, and
 * somebody in danger must never be spoken to as a friend. So a text is about another only if it names one, and nothing in it is
 * told of the writer beside what a friend says: that they worry, what they saw and heard, and what they ask.
 */

const NEAR =
  'friends?|bestie|buddy|roommate|housemate|classmate|coworker|colleague|teammate|neighbou?rs?|sister|brother|sisters|brothers|siblings?|stepsister|stepbrother|mom|mum|mother|dad|father|parents|stepmom|stepdad|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|niece|nephew|son|daughter|kid|child|boy|girl|teen|teenager|twin|student|pupil|husband|wife|boyfriend|girlfriend|partner|fiance|ex|spouse|woman|man|guy|lady|teacher|pastor|coach|boss|patient|client|boys|girls|kids|teens|students|youth|members?|men|women|guys|sons|daughters|nephews|cousins|friends';
const CERCA =
  'amig[oa]s?|compa|companer[oa]s?|vecin[oa]s?|herman[oa]s?|hermanit[oa]s?|hermanastr[oa]|mama|madre|papa|padre|papas|padres|suegr[oa]|cunad[oa]|abuel[oa]s?|abuelit[oa]|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|hij[oa]s?|hijit[oa]s?|niet[oa]s?|nin[oa]|chic[oa]|chav[oa]|muchach[oa]|alumn[oa]|espos[oa]|marido|mujer|novi[oa]|pareja|ex|senora?|hombre|colega|paciente|jef[ea]';

/**
 * Somebody near the writer of whom a sentence begins to tell. One who is named later, or without “my” (“a man who has decided”,
 * “ella no sabe”), may stand beside what the writer does.
 */
const ANOTHER = new RegExp(
  `^ (?:\\w+ ){0,2}?(?:(?:my|our|his|her|one of (?:my|our)) (?:\\w+ ){0,2}?(?:${NEAR})|(?:mis?|nuestr[oa]s?) (?:\\w+ ){0,2}?(?:${CERCA})|an? (?:\\w+ )?(?:friend|student|pupil|classmate|coworker|colleague|neighbou?r|teammate)|un[oa]? (?:\\w+ )?(?:amig[oa]|alumn[oa]|companer[oa]|vecin[oa]|colega)|an? (?:\\w+ )?(?:teen|teenager|boy|girl|kid|youth|man|woman|member|lady|guy) (?:in|from|at|of) (?:my|our)|un[oa]? (?:\\w+ )?(?:jovencit[oa]|joven|muchach[oa]|chic[oa]|chav[oa]|nin[oa]|herman[oa]|miembro|senora?) (?:de|en) (?:mi|la|nuestr[oa])|un[oa] de (?:mis|l[oa]s|nuestr[oa]s) \\w+)(?= )|^ (?:and |but )?(?:he|she) `,
);

/** What a friend says of themselves: what they saw and heard, that they worry, what they ask for. */
const AS_A_FRIEND =
  / (?:(?:i am|im|i was|i feel|i get|i|we are|were) (?:\w+ )?(?:worried|scared|afraid|concerned|terrified|anxious|worry|fear)|what (?:do|can|should|could|must|would) (?:i|we) (?:do|say|tell|give|pray|read|share)?|how (?:do|can|should|could|might) (?:i|we)|(?:can|could|should|must|may) (?:i|we)|where (?:can|do|should) (?:i|we)|who (?:do|can|should) (?:i|we)|(?:i|we) (?:dont|do not|didnt) know (?:what|how|who|where|if|whether)|(?:i|we) (?:\w+ )?(?:think|believe|know|saw|see|noticed|notice|found|find|heard|hear|can hear|suspect|teach|babysit|coach|mentor|love|care|want to help|would like to help|want to support|live with|share a room with|pray for|am praying|help|helped|tried to help|try to help|asked|ask|told|talked|called|visit|visited|work with)|im (?:a|an|her|his|their|the) \w+|i am (?:a|an|her|his|their|the) \w+|(?:told|tells|texted|texts|sent|sends|wrote|writes|called|calls|asked|asks|begs|begged|showed|shows|confessed to|confided in|hugged|says to|said to|gave|gives|messaged|admitted to) (?:me|us)|(?:help|tell|give|show|send|please give|advise) me|(?:made|makes|making) me (?:promise|swear|vow)|swore me|i (?:promised|swore|gave my word)|me (?:hizo|pidio|pide|hace) (?:prometer\\w*|jurar\\w*|prometerle)?|(?:le |se lo )?(?:prometi|jure)|for me to|if i (?:leave|left|go|break up|dont|tell|say)|(?:me|nos) (?:dijo|dice|decia|conto|cuenta|mando|manda|escribio|escribe|llamo|llama|pidio|pide|pregunta|pregunto|confeso|confiesa|mostro|ensena|enseno|ruega|rogo|abrazo|dio|da miedo|preocupa|preocupan|asusta|entere|regalo|admitio|ha dicho|ha contado)|que (?:hago|hacemos|puedo hacer|podemos hacer|debo hacer|le digo|le decimos|le puedo decir)|como (?:le hago|hago|puedo|podemos|lo ayudo|la ayudo|ayudarlo|ayudarla|le ayudo|los ayudo|la apoyo|lo apoyo|le digo)|(?:puedo|podemos|debo|quiero|quisiera|queremos|como) (?:ayudar|hacer|decir|orar|apoyar|llamar)\w*|(?:no se|no sabemos) (?:que|como|si|a quien)|(?:estoy|estamos|ando) (?:\w+ )?(?:preocupad[oa]s?|asustad[oa]s?|angustiad[oa]s? por)|(?:tengo|me da) miedo(?: por (?:el|ella))?|(?:yo )?(?:creo|pienso|se|sospecho|vi|veo|note|noto|oi|oigo|escucho|encontre|supe|temo|oro|rezo|cuido|enseno|soy)|dime|dame|ayudame|aconsejame|si (?:lo dejo|la dejo|me voy))(?= )/g;

/** Words of the writer themselves; “my” and “our” name others. */
const WRITER =
  / (?:i|im|ive|ill|id|me|myself|mine|us|we|yo|me|mi mism[oa]|sin mi|conmigo|nos|nosotr[oa]s|soy|estoy|ando|voy|quiero|puedo|tengo|siento|merezco|necesito|vivo|tomo|uso|como yo|hago|perdi|volvi|recai|deje|escribi|vendi|intente|decidi|pense|guardo|junte|escondo|odio|bebo|fumo|vomito|duermo|lloro|aguanto|soporto|sufro|corto|quemo|\w{3,}[aei]rme) /;

/** Needs in which the one who is named is the one in need: they harm themselves, do not eat, drink, have no hope. */
const OF_THEIR_OWN: ReadonlySet<Need> = new Set(['self-harm', 'eating-disorder', 'addiction', 'despair']);

const PARTNER = 'husband|boyfriend|partner|fiance|wife|girlfriend|ex|man|dad|father|stepdad|son|boss|pastor';
const PAREJA = 'marido|esposo|novio|pareja|ex|esposa|novia|mujer|papa|padre|padrastro|hijo|jefe|pastor';
const HARMS =
  'hit|hits|hitting|beat|beats|beating|hurt|hurts|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked|choke|chokes|choked|strangled|strangles|burns?|burned|rape|rapes|raped|abuses?|abused|threatens?|threatened|controls?|locks?|locked|touch|touches|touched|forces?|forced|drags?|dragged|grabs?|grabbed|pushes|pushed|shoves?|shoved|stalks?|stabbed|humiliates?';
const DANA =
  'pega|pego|pegan|pegaba|golpea|golpeo|golpean|golpeaba|maltrata|maltrataba|patea|pateo|ahorca|ahorco|quema|quemo|viola|violo|abusa|abuso|amenaza|amenazo|controla|encierra|encerro|toca|toco|obliga|obligo|jala|jalo|empuja|empujo|cachetea|cacheteo|agarra|humilla|insulta|grita|tiene encerrad[oa]';

/** Violence that is done to somebody else: to her, to him, to a friend; or its marks on them. */
const DONE_TO_ANOTHER = new RegExp(
  ` (?:(?:${HARMS}) (?:on )?(?:her|him|them|(?:my|our) (?:\\w+ )?(?:${NEAR}))|(?:${NEAR}) (?:\\w+ ){0,3}?(?:(?:her|his|their|s) )?(?:${PARTNER}) (?:\\w+ ){0,2}?(?:${HARMS})|(?:her|his) (?:\\w+ )?(?:${PARTNER}) (?:\\w+ ){0,3}?(?:${HARMS}|wont|makes|lets|keeps|takes)|(?:${NEAR}) (?:\\w+ ){0,4}?(?:(?:is|was|gets|got|being|been) (?:\\w+ )?(?:hit|beaten|abused|raped|choked|slapped|threatened|molested|hurt)|(?:bruis\\w+|black eye|handprint|welts|choke marks|split lip))|(?:le|la|lo|les|las|los) (?:\\w+ )?(?:${DANA})|(?:${PAREJA}) de (?:mi|una|la|nuestra|mis) (?:\\w+ )?(?:${CERCA})|(?:${CERCA}) (?:\\w+ ){0,4}?(?:su|el|la) (?:${PAREJA}) (?:la|lo|le|no la|no le)|(?:${CERCA}) (?:\\w+ ){0,5}?(?:moreton\\w*|morad[oa]s?|ojo morado|marca\\w*|golpead[oa]|golpes))(?= )`,
);

/**
 * Whether a text tells of somebody else who is in danger, and of no danger of its writer. In doubt the writer is believed to
 * speak of themselves.
 *
 * @param sentences in plain words
 */
export function tellsOfAnother(sentences: readonly string[], need: Need): boolean {
  const told = sentences.map((sentence) => sentence.trim()).join(' ');
  const text = ` ${told} `;
  if (WRITER.test(text.replace(AS_A_FRIEND, ' '))) return false;
  if (OF_THEIR_OWN.has(need)) return sentences.some((sentence) => ANOTHER.test(sentence));
  return need === 'abuse' && DONE_TO_ANOTHER.test(text);
}
