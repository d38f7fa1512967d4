import { sentencesOf } from '../words/sentences.js';

const TREATMENT =
  'insulin|pills|meds|medications?|medicines?|chemo|chemotherapy|dialysis|treatments?|tablets|inhaler|antibiotics|antidepressants|surgery|doctors?|' +
  'insulina|pastillas|medicinas?|medicamentos?|quimio|quimioterapia|tratamientos?|inhalador|antibioticos|antidepresivos|operacion|medicos?';

const FAITH =
  'faith|trust\\w*|heals?|healed|healing|pray|praying|prayer|believe|god|fe|confi\\w+|sana|sanara|sanado|orar|oracion|ora|creo|dios';

const ASKS =
  'can|may|should|could|must|is it|would it|do i|puedo|debo|deberia|podria|tengo que|es pecado|es malo|esta mal|esta bien|conviene';

const LEAVES =
  'stop|stopping|quit|skip|leave|refuse|give up|throw away|dejar|dejo|suspender|abandonar|rechazar|parar|tirar|no tomar';

/** What somebody asks who leaves a treatment in order to die, and not because they hope to be healed. */
const WITHOUT_HOPE =
  / (?:die|dying|death|end|tired|anymore|over|kill\w*|morir\w*|muera|muerte|cansad[oa]|acabar|ya no|suicid\w*) /;

const QUESTION = new RegExp(
  ` (?:${ASKS}) (?:\\w+ ){0,4}?(?:${LEAVES}) (?:\\w+ ){0,5}?(?:${TREATMENT}) (?:.* )?(?:${FAITH}) `,
);

/**
 * Whether a text does no more than ask if faith may take the place of a treatment. The study library answers that it must
 * not; help for those who want to die would not be an answer.
 */
export function isTreatmentQuestion(text: string): boolean {
  const [sentence, ...others] = sentencesOf(text);
  return (
    sentence !== undefined && others.length === 0 && QUESTION.test(sentence) && !WITHOUT_HOPE.test(sentence)
  );
}
