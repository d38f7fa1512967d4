import { Module } from '@nestjs/common';
import type { AnswerTask } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { endProcess, suiteEnvironment, type Environment } from '@word-unfolded/testing';
import type { ChildProcess } from 'node:child_process';
import { languageOfAnswer } from '../../src/study-engine/asking/language-of-question.js';
import { LibraryModule } from '../../src/library/library.module.js';
import { StudyEngineModule } from '../../src/study-engine/study-engine.module.js';
import { StudyEngineGenerator } from '../../src/study-engine/study-engine-generator.js';
import type { PromptContext, PromptMessage } from '../../src/generators/answer-generator.js';
import { startScripture } from '../scripture-process.js';

@Module({ imports: [LibraryModule, StudyEngineModule] })
class EngineOnlyModule {}

const TRANSLATIONS = {
  en: { id: 'WEB', abbreviation: 'WEB', language: 'en' },
  es: { id: 'spa_r09', abbreviation: 'RV1909', language: 'es' },
} as const;

/** The study engine with the real scripture service. */
export class RealEngine {
  private constructor(
    readonly service: RunningService,
    private readonly environment: Environment,
    private scripture: ChildProcess | undefined,
  ) {}

  static async start(): Promise<RealEngine> {
    const environment = suiteEnvironment();
    const engine = new RealEngine(
      await startService('ai', EngineOnlyModule, [], environment),
      environment,
      undefined,
    );
    await engine.startScripture();
    return engine;
  }

  async startScripture(): Promise<void> {
    this.scripture = await startScripture(this.environment);
  }

  async stopScripture(): Promise<void> {
    if (this.scripture) await endProcess(this.scripture);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.stopScripture();
  }

  /** The parts of the answer to a task, as a reader gets them. */
  async parts(
    task: AnswerTask,
    context: Partial<PromptContext> = {},
    signal = new AbortController().signal,
  ): Promise<string[]> {
    const before = context.history?.filter(({ role }) => role === 'user').at(-1)?.content;
    const { language } = task;
    const promptContext: PromptContext = {
      task,
      language: task.kind === 'chat' ? languageOfAnswer(task.question, before, language) : language,
      translations: [TRANSLATIONS[task.language]],
      history: [],
      earlierSteps: [],
      shown: '',
      ...context,
    };
    const parts: string[] = [];
    for await (const { content } of this.service.app.get(StudyEngineGenerator).write(promptContext, signal))
      parts.push(content);
    return parts;
  }

  async answer(task: AnswerTask, context: Partial<PromptContext> = {}): Promise<string> {
    return (await this.parts(task, context)).join('');
  }

  /** The answers to questions of one conversation. */
  async converse(questions: readonly string[], language: Language, scriptureRef?: string): Promise<string[]> {
    const history: PromptMessage[] = [];
    const answers: string[] = [];
    for (const question of questions) {
      const task = { kind: 'chat' as const, language, question, ...(scriptureRef && { scriptureRef }) };
      const answer = await this.answer(task, { history: [...history] });
      answers.push(answer);
      history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
    }
    return answers;
  }
}
