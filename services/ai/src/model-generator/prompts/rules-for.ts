import type { AnswerTask } from '@word-unfolded/contracts';
import type { PromptContext } from '../../generators/answer-generator.js';
import { CHAT } from './chat.prompt.js';
import { commonRules, GOING_ON } from './common-rules.js';
import { mappingStep } from './mapping-step.prompt.js';
import { WORD_STUDY } from './word-study.prompt.js';
import { writing } from './writing.prompt.js';

/** All rules for an answer: the only message to a model that contains nothing but our own text. */
export function rulesFor({ task, language, shown }: PromptContext, mark: string): string {
  const rules = [commonRules(language, mark), ruleOf(task)];
  return (shown === '' ? rules : [...rules, GOING_ON]).join('\n\n');
}

function ruleOf(task: AnswerTask): string {
  switch (task.kind) {
    case 'chat':
      return CHAT;
    case 'mapping-step':
      return mappingStep(task.step);
    case 'word-study':
      return WORD_STUDY;
    case 'devotional':
    case 'study-guide':
    case 'quote':
      return writing(task.kind, task.language);
  }
}
