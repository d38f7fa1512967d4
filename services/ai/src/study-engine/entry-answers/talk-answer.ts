import type { SmallTalk } from '../understanding/wording/small-talk.js';
import { list, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';

/** The answer to a greeting and the like; what to ask is offered where that helps. */
export async function* talkAnswer({ say }: CompositionContext, talk: SmallTalk): Blocks {
  yield await Promise.resolve(say.talk[talk]);
  if (talk !== 'thanks' && talk !== 'farewell') yield list([...say.whatToTry]);
}
