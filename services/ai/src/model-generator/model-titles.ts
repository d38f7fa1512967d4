import { Injectable } from '@nestjs/common';
import { Grounding } from '../grounding/ground-answer.js';
import { countMessageTokens } from '../models/count-tokens.js';
import { TextModel, type ModelMessage } from '../models/text-model.js';
import type { TitlePromptContext, WrittenTitle } from '../generators/answer-generator.js';
import { markedMaterial, newMark, shortened } from './material.js';
import { titleRules } from './prompts/title.prompt.js';

/** A title is short; the rest is for models that reason first. */
const TITLE_TOKENS = 200;

/** Length of the beginning of a question that shows its subject. */
const QUESTION = 600;

/** A title must fit one line of a list. */
const MOST_CHARACTERS = 80;

/** Titles of conversations by a model, without references to passages that do not exist. */
@Injectable()
export class ModelTitles {
  constructor(
    private readonly model: TextModel,
    private readonly grounding: Grounding,
  ) {}

  /** The most tokens that a title may use. */
  mostTokens(promptContext: TitlePromptContext): number {
    return countMessageTokens(messagesFor(promptContext)) + TITLE_TOKENS;
  }

  /** @throws AppError the errors of `TextModel.write` */
  async write(promptContext: TitlePromptContext, signal: AbortSignal): Promise<WrittenTitle> {
    const written = this.model.write(
      { messages: messagesFor(promptContext), maxTokens: TITLE_TOKENS },
      signal,
    );
    let text = '';
    for (;;) {
      const next = await written.next();
      if (!next.done) {
        text += next.value;
        continue;
      }
      const { tokens, how } = next.value;
      const title = how === 'whole' ? plainTitle(text) : undefined;
      return { title: title && (await this.checked(title, promptContext)), tokens };
    }
  }

  /** A title that may be shown; undefined for one with a missing passage, a false quotation or a false word. */
  private async checked(
    title: string,
    { language, translations }: TitlePromptContext,
  ): Promise<string | undefined> {
    let shown = '';
    for await (const piece of this.grounding.check(once(title), language, translations)) {
      if (piece.kind !== 'text' && (piece.verdict === 'removed' || piece.verdict === 'unverified'))
        return undefined;
      shown += piece.text;
    }
    return shown;
  }
}

function messagesFor({ task, language }: TitlePromptContext): ModelMessage[] {
  const mark = newMark();
  const question = shortened('question' in task ? task.question : '', QUESTION);
  return [
    { role: 'system', content: titleRules(language, mark) },
    { role: 'user', content: markedMaterial([{ name: 'question', value: question }], mark) },
  ];
}

/** The words of a title without quotation marks and markup; undefined when it is not a title. */
function plainTitle(text: string): string | undefined {
  const title = text
    .replace(/[*_`#<>[\]{}|\\]/gu, '')
    .trim()
    .replace(/^(?:title|t[ií]tulo)\s*:\s*/iu, '')
    .replace(/^["'“‘«\s]+|["'”’»\s.:;,]+$/gu, '');
  const isTitle = !title.includes('\n') && title.length <= MOST_CHARACTERS && /[\p{L}\p{N}]{2}/u.test(title);
  return isTitle ? title : undefined;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
