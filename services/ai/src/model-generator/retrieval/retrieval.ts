import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { StudyLibrary } from '../../library/study-library.js';
import type { StudyPassage } from '../../library/study-passage.js';
import { passageAbout } from '../../study-engine/asking/named/passage-about.js';
import { CompositionContext } from '../../study-engine/composing/composition-context.js';
import type { PromptContext } from '../../generators/answer-generator.js';
import { countTokens } from '../../models/count-tokens.js';
import { markedMaterial, newMark, type Material, type MaterialBlock } from '../material.js';
import type { NamedSource } from '../shown/shown-text.js';
import { materialTokensOf, needsOf } from './needs-of.js';
import { ownMaterial } from './own-material.js';
import {
  commentaryBlock,
  contextBlock,
  referencesBlock,
  topicsBlock,
  versesBlock,
} from './passage-material.js';
import { foundBlock, namedPassage, readBy, readingsBlock } from './question-material.js';
import { wordsBlock } from './words-material.js';

type Task = PromptContext['task'];

/** State of one retrieval. */
type Gathered = {
  readonly composition: CompositionContext;
  readonly sources: Map<string, NamedSource>;
};

/** Retrieves the library's material for an answer. */
@Injectable()
export class Retrieval {
  constructor(
    private readonly library: StudyLibrary,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Material for a task. Unavailable parts are left out: the answer is then poorer, but still checked. */
  async find(promptContext: PromptContext): Promise<Material> {
    const { language, translations } = promptContext;
    const translationId = promptContext.passage?.translationId ?? translations[0]?.id;
    const composition = new CompositionContext(this.library, { language, translationId });
    const gathered: Gathered = { composition, sources: new Map() };
    const passage = await this.orNothing(passageOf(composition, promptContext));
    const [onPassage, onQuestion] = await Promise.all([
      passage ? this.onPassage(gathered, passage, promptContext.task) : [],
      this.onQuestion(composition, promptContext),
    ]);
    const found = [...onPassage.slice(0, 1), ...onQuestion, ...onPassage.slice(1)];
    const { sources } = gathered;
    const blocks = [
      ...withinTokens(found, materialTokensOf(promptContext.task)),
      ...ownMaterial(promptContext),
    ];
    return { blocks, sources };
  }

  private async onPassage(gathered: Gathered, passage: StudyPassage, task: Task): Promise<MaterialBlock[]> {
    const { composition, sources } = gathered;
    const needs = needsOf(task);
    const parts: Promise<MaterialBlock>[] = [];
    // When there is too much, the last blocks are left out first.
    if (needs.words) parts.push(wordsBlock(composition, passage, needs.words, termOf(task)));
    if (needs.commentary) parts.push(commentaryBlock(composition, passage, needs.commentary, sources));
    if (needs.references) parts.push(referencesBlock(composition, passage, needs.references));
    if (needs.context) parts.push(contextBlock(composition, passage, needs.context));
    if (needs.topics) parts.push(topicsBlock(composition, passage, needs.topics));
    const found = await Promise.all(parts.map((part) => this.orNothing(part)));
    return [versesBlock('passage', passage, composition), ...found.filter((block) => block !== undefined)];
  }

  private async onQuestion(
    composition: CompositionContext,
    { task, history }: PromptContext,
  ): Promise<MaterialBlock[]> {
    if (task.kind !== 'chat') return [];
    const reading = readBy(composition, task.question, history);
    const found = await this.orNothing(foundBlock(composition, reading));
    return [readingsBlock(composition, task.question, history), ...(found ? [found] : [])];
  }

  private async orNothing<Part>(part: Promise<Part>): Promise<Part | undefined> {
    try {
      return await part;
    } catch (error) {
      this.log.warn({ err: error }, 'material for an answer could not be retrieved');
      return undefined;
    }
  }
}

/** The passage of a task: the one that it names, otherwise the one that its words name or are about. */
async function passageOf(
  composition: CompositionContext,
  promptContext: PromptContext,
): Promise<StudyPassage | undefined> {
  const { task, passage, history } = promptContext;
  if (passage) return composition.read(passage.osis);
  if (task.kind === 'chat') return namedPassage(composition, readBy(composition, task.question, history));
  if ('content' in task && task.content) return passageAbout(composition, task.content);
  return undefined;
}

function termOf(task: Task): string {
  return task.kind === 'word-study' ? task.keyTerm || task.question : '';
}

/** The blocks with content, as many as fit. */
function withinTokens(blocks: readonly MaterialBlock[], most: number): MaterialBlock[] {
  let left = most;
  return blocks.filter((block) => {
    if (Array.isArray(block.value) && block.value.length === 0) return false;
    const tokens = countTokens(markedMaterial([block], newMark()));
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
}
