import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { StudyLibrary } from '../../library/study-library.js';
import type { StudyPassage } from '../../library/study-passage.js';
import { passageAbout } from '../../study-engine/asking/passage-about.js';
import { StudyDesk } from '../../study-engine/composing/desk.js';
import type { AnswerBrief } from '../../writers/answer-writer.js';
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

type Task = AnswerBrief['task'];

/** What is gathered while parts are looked up. */
type Gathered = {
  readonly desk: StudyDesk;
  readonly sources: Map<string, NamedSource>;
  readonly byForm: Map<string, string>;
};

/** Finds in the library what an answer is to be written from. */
@Injectable()
export class Retrieval {
  constructor(
    private readonly library: StudyLibrary,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Material for a task. What cannot be had is left out: without it an answer is poorer, and still checked. */
  async find(brief: AnswerBrief): Promise<Material> {
    const { language, translations } = brief;
    const translationId = brief.passage?.translationId ?? translations[0]?.id;
    const desk = new StudyDesk(this.library, { language, translationId });
    const gathered: Gathered = { desk, sources: new Map(), byForm: new Map() };
    const passage = await this.orNothing(passageOf(desk, brief));
    const [onPassage, onQuestion] = await Promise.all([
      passage ? this.onPassage(gathered, passage, brief.task) : [],
      this.onQuestion(desk, brief),
    ]);
    const found = [...onPassage.slice(0, 1), ...onQuestion, ...onPassage.slice(1)];
    const { sources, byForm } = gathered;
    const blocks = [...withinTokens(found, materialTokensOf(brief.task)), ...ownMaterial(brief)];
    return { blocks, sources, byForm };
  }

  private async onPassage(gathered: Gathered, passage: StudyPassage, task: Task): Promise<MaterialBlock[]> {
    const { desk, sources, byForm } = gathered;
    const needs = needsOf(task);
    const parts: Promise<MaterialBlock>[] = [];
    // What comes last is left out first where there is too much.
    if (needs.words) parts.push(wordsBlock(desk, passage, needs.words, termOf(task), byForm));
    if (needs.commentary) parts.push(commentaryBlock(desk, passage, needs.commentary, sources));
    if (needs.references) parts.push(referencesBlock(desk, passage, needs.references));
    if (needs.context) parts.push(contextBlock(desk, passage, needs.context));
    if (needs.topics) parts.push(topicsBlock(desk, passage, needs.topics));
    const found = await Promise.all(parts.map((part) => this.orNothing(part)));
    return [versesBlock('passage', passage, desk), ...found.filter((block) => block !== undefined)];
  }

  private async onQuestion(desk: StudyDesk, { task, history }: AnswerBrief): Promise<MaterialBlock[]> {
    if (task.kind !== 'chat') return [];
    const reading = readBy(desk, task.question, history);
    const found = await this.orNothing(foundBlock(desk, reading));
    return [readingsBlock(desk, reading), ...(found ? [found] : [])];
  }

  private async orNothing<Part>(part: Promise<Part>): Promise<Part | undefined> {
    try {
      return await part;
    } catch (error) {
      this.log.warn({ err: error }, 'material for an answer could not be had');
      return undefined;
    }
  }
}

/** The passage of a task: the one that it names, else the one that its words name or are about. */
async function passageOf(desk: StudyDesk, brief: AnswerBrief): Promise<StudyPassage | undefined> {
  const { task, passage, history } = brief;
  if (passage) return desk.read(passage.osis);
  if (task.kind === 'chat') return namedPassage(desk, readBy(desk, task.question, history));
  if ('content' in task && task.content) return passageAbout(desk, task.content);
  return undefined;
}

function termOf(task: Task): string {
  return task.kind === 'word-study' ? task.keyTerm || task.question : '';
}

/** The blocks that hold anything, as far as they fit. */
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
