import type { CompositionContext } from '../../composing/composition-context.js';
import { understand } from '../../understanding/follow-ups/conversation.js';
import type { Understood } from '../../understanding/understood.js';
import type { ChatQuestion } from '../chat-question.js';

/** Where one sentence ends and another begins. */
const BETWEEN = /(?<=[.?!…])\s+(?=[\p{L}¿¡"“«])/u;

/** A sentence that asks. */
const ASKS =
  /[?]\s*$|^\s*[¿]|^\s*(?:who|what|why|how|when|where|which|did|does|is|are|was|were|can|should|qui[eé]n|qu[eé]|por qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]l)\s/iu;

/** Whether what somebody said is so: then that is what is asked. */
const IS_IT_SO =
  /^[\s¿]*(?:is (?:that|this|it|he|she) (?:true|right|so|correct|wrong)|are they (?:right|wrong)|right|really|true|(?:es|ser[áa]|est[áa]) (?:eso |esto )?(?:verdad|cierto|correcto|bien|as[íi])|ser[áa]|is that so|tienen? raz[oó]n|verdad|de verdad|en serio)[\s?.!]*$/iu;

/** An entry that explains so much of a text answers it. */
const ANSWERED = 1;

/** A text that tells something and then asks is understood as a whole if an entry explains so much of it. */
const TOLD_TOO = 0.8;

/**
 * The question of a text of several sentences, with what it tells beside it as the turn before: “I have been reading about
 * Lot's wife. Why salt?” asks of her, and “How did Judas die? The accounts differ.” asks the first. A text that is
 * understood as a whole is left as it is.
 */
export function askedAfterWhatIsTold(context: CompositionContext, chat: ChatQuestion): ChatQuestion {
  const { entries, language } = context;
  const sentences = chat.question.trim().split(BETWEEN);
  if (sentences.length < 2 || sentences.length > 4) return chat;
  const asking = sentences.filter((sentence) => ASKS.test(sentence));
  const [asked] = asking;
  if (asking.length !== 1 || asked === undefined || IS_IT_SO.test(asked)) return chat;
  const before = sentences.slice(0, sentences.indexOf(asked)).join(' ');
  const history = before ? [...chat.history, { role: 'user' as const, content: before }] : chat.history;
  const whole = understand(entries, chat.question, chat.history, language).understood;
  const alone = understand(entries, asked, history, language).understood;
  // “Is this right?” beside other words asks of these, and not of the engine.
  if (alone.kind === 'talk') return chat;
  if (before && isToldOf(whole) && fitOf(whole) >= TOLD_TOO) return chat;
  return fitOf(alone) > fitOf(whole) || (fitOf(whole) < ANSWERED && !before && fitOf(alone) > 0)
    ? { ...chat, question: asked, history }
    : chat;
}

/** Whether an entry answers a question, and is not only named by it. */
function isToldOf(understood: Understood): boolean {
  return (
    understood.kind === 'entry' &&
    (understood.entry.kind === 'questions' || understood.entry.kind === 'sayings')
  );
}

/** How well something is understood; 0 where it is not. */
function fitOf(understood: Understood): number {
  if (understood.kind === 'unknown' || understood.kind === 'in-book' || understood.kind === 'of-writer')
    return 0;
  if (understood.kind === 'entry') return understood.isNear ? 0.1 : understood.fit;
  return ANSWERED;
}
