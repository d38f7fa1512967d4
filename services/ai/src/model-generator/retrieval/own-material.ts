import { shortened, type MaterialBlock } from '../material.js';
import { plainAnswer } from '../plain-answer.js';
import type { PromptContext } from '../../generators/answer-generator.js';

/** Most characters of the reader's own material. Its tokens are charged to the reader. */
const HISTORY = 2_400;
const LONGEST_TURN = 800;
const ENTRY = 6_000;
const STEPS = 2_000;
const SHOWN = 4_000;

/** The material in the task itself: the words of the reader, and earlier messages. */
export function ownMaterial(promptContext: PromptContext): MaterialBlock[] {
  const { task, shown } = promptContext;
  const blocks: MaterialBlock[] = [];
  if (task.kind === 'chat') {
    blocks.push({ name: 'history', value: turnsOf(promptContext) });
    blocks.push({ name: 'reader', value: task.firstName ?? '' });
  }
  if (task.kind === 'mapping-step') blocks.push({ name: 'steps', value: stepsOf(promptContext) });
  if (task.kind === 'word-study') blocks.push({ name: 'term', value: task.keyTerm ?? '' });
  if ('content' in task || 'title' in task)
    blocks.push({
      name: 'entry',
      value: shortened([task.title, task.content].filter(Boolean).join('\n'), ENTRY),
    });
  if ('question' in task) blocks.push({ name: 'question', value: task.question });
  if (shown !== '') blocks.push({ name: 'shown', value: plainAnswer(shown).slice(-SHOWN) });
  return blocks.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value !== ''));
}

/** The newest turns that fit, in their order. */
function turnsOf({ history }: PromptContext): { role: string; content: string }[] {
  const messages: { role: string; content: string }[] = [];
  let characters = 0;
  for (const { role, content } of history.toReversed()) {
    const said = shortened(plainAnswer(content), LONGEST_TURN);
    characters += said.length;
    if (characters > HISTORY) break;
    messages.unshift({ role: role === 'user' ? 'reader' : 'you', content: said });
  }
  return messages;
}

function stepsOf({ earlierSteps }: PromptContext): { step: number; content: string }[] {
  const each = Math.floor(STEPS / Math.max(1, earlierSteps.length));
  return earlierSteps.map(({ step, content }) => ({ step, content: shortened(plainAnswer(content), each) }));
}
