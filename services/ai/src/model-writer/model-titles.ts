import { Injectable } from '@nestjs/common';
import { Grounding } from '../grounding/grounding.service.js';
import { countMessageTokens } from '../models/count-tokens.js';
import { TextModel, type ModelMessage } from '../models/text-model.js';
import type { TitleBrief, WrittenTitle } from '../writers/answer-writer.js';
import { markedMaterial, newMark, shortened } from './material.js';
import { titleRules } from './prompts/title.prompt.js';

/** A title is short; a model that thinks first needs the rest. */
const TITLE_TOKENS = 200;

/** Characters of a question that say what it is about. */
const QUESTION = 600;

/** A title stands in one line of a list. */
const MOST_CHARACTERS = 80;

/** Titles of conversations by a model, with no reference in them that does not exist. */
@Injectable()
export class ModelTitles {
  constructor(
    private readonly model: TextModel,
    private readonly grounding: Grounding,
  ) {}

  /** Tokens that one may take at most. */
  estimate(brief: TitleBrief): number {
    return countMessageTokens(messagesFor(brief)) + TITLE_TOKENS;
  }

  /** @throws CatalogueError what `TextModel.write` throws */
  async write(brief: TitleBrief, signal: AbortSignal): Promise<WrittenTitle> {
    const written = this.model.write({ messages: messagesFor(brief), maxTokens: TITLE_TOKENS }, signal);
    let text = '';
    for (;;) {
      const next = await written.next();
      if (!next.done) {
        text += next.value;
        continue;
      }
      const { tokens, how } = next.value;
      const title = how === 'whole' ? plainTitle(text) : undefined;
      return { title: title && (await this.checked(title, brief)), tokens };
    }
  }

  /** A title as it may be shown; undefined for one that names what does not exist or quotes what nobody has said. */
  private async checked(title: string, { language, translations }: TitleBrief): Promise<string | undefined> {
    let shown = '';
    for await (const piece of this.grounding.check(once(title), language, translations)) {
      if (piece.kind !== 'text' && piece.verdict === 'removed') return undefined;
      shown += piece.text;
    }
    return shown;
  }
}

function messagesFor({ task, language }: TitleBrief): ModelMessage[] {
  const mark = newMark();
  const question = shortened('question' in task ? task.question : '', QUESTION);
  return [
    { role: 'system', content: titleRules(language, mark) },
    { role: 'user', content: markedMaterial([{ name: 'question', value: question }], mark) },
  ];
}

/** The words of a title without what was put around them; undefined for what is none. */
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
