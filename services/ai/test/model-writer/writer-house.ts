import { Module } from '@nestjs/common';
import type { AnswerTask } from '@word-unfolded/contracts';
import type { ChatRequest, OpenaiSandbox, OpenaiSandboxOptions } from '@word-unfolded/sandbox';
import { startOpenaiSandbox } from '@word-unfolded/sandbox';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment } from '@word-unfolded/testing';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { StudyLibrary } from '../../src/library/study-library.js';
import { ModelWriterModule } from '../../src/model-writer/model-writer.module.js';
import { ModelWriter } from '../../src/model-writer/model-writer.js';
import { modelsConfiguration } from '../../src/models/models.configuration.js';
import type { AnswerBrief } from '../../src/writers/answer-writer.js';
import { KJV, RV1909, WEB } from '../grounding-library.js';

@Module({ imports: [ModelWriterModule] })
class WriterOnlyModule {}

/** The scripture service as it is built for this run. */
const SCRIPTURE_SERVICE = path.join(import.meta.dirname, '../../../scripture/dist/main.js');

/** The model writer with the real library and a sandbox for its provider. */
export class WriterHouse {
  private constructor(
    private readonly scripture: ChildProcess,
    private readonly service: RunningService,
    readonly sandbox: OpenaiSandbox,
  ) {}

  static async open(model: string, sandboxOptions: OpenaiSandboxOptions = {}): Promise<WriterHouse> {
    const sandbox = await startOpenaiSandbox({ odd: false, ...sandboxOptions });
    const environment = suiteEnvironment({
      OPENAI_BASE_URL: sandbox.baseUrl,
      OPENAI_API_KEY: sandbox.apiKey,
      AI_TEXT_MODEL: model,
      AI_NEXT_TOKEN_MS: '3000',
    });
    const { SCRIPTURE_LIBRARY, PATH } = process.env;
    const scripture = fork(SCRIPTURE_SERVICE, {
      env: { ...environment, PATH, SCRIPTURE_LIBRARY, SCRIPTURE_SOURCE: 'library' },
      execArgv: [],
    });
    await once(scripture, 'message');
    const service = await startService('ai', WriterOnlyModule, [modelsConfiguration], environment);
    return new WriterHouse(scripture, service, sandbox);
  }

  get writer(): ModelWriter {
    return this.service.app.get(ModelWriter, { strict: false });
  }

  get library(): StudyLibrary {
    return this.service.app.get(StudyLibrary, { strict: false });
  }

  /** What a task looks like once it has been checked and completed. */
  async brief(task: AnswerTask, more: Partial<AnswerBrief> = {}): Promise<AnswerBrief> {
    const translations = task.language === 'en' ? [WEB, KJV] : [RV1909];
    const setting = { language: task.language, translationId: translations[0]!.id };
    const found = task.scriptureRef ? await this.library.passage(task.scriptureRef, setting) : undefined;
    const passage = found && {
      reference: found.reference,
      osis: found.osis,
      translationId: found.translation.id,
      verses: found.verses.map(({ osis, number, text }) => ({ osis, number: String(number), text })),
    };
    const nothing = { history: [], earlierSteps: [], shown: '' };
    return { task, language: task.language, translations, ...nothing, ...(passage && { passage }), ...more };
  }

  /** An answer, whole. */
  async write(
    brief: AnswerBrief,
    { signal = new AbortController().signal, onPart = (_: string) => {} } = {},
  ): Promise<{ readonly text: string; readonly tokens: number }> {
    const parts = this.writer.write(brief, signal);
    let text = '';
    for (;;) {
      const next = await parts.next();
      if (next.done) return { text, tokens: next.value.tokens };
      text += next.value.content;
      onPart(text);
    }
  }

  /** What the provider was asked last. */
  get lastRequest(): ChatRequest {
    return this.sandbox.calls.at(-1)!.body as ChatRequest;
  }

  async close(): Promise<void> {
    await this.service.stop();
    const ended = once(this.scripture, 'exit');
    this.scripture.kill('SIGTERM');
    await Promise.all([ended, this.sandbox.stop()]);
  }
}
