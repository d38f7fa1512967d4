import { Module } from '@nestjs/common';
import type { AnswerTask } from '@word-unfolded/contracts';
import type { ChatRequest, OpenaiSandbox, OpenaiSandboxOptions } from '@word-unfolded/sandbox';
import { startOpenaiSandbox } from '@word-unfolded/sandbox';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { endProcess, suiteEnvironment } from '@word-unfolded/testing';
import type { ChildProcess } from 'node:child_process';
import { StudyLibrary } from '../../src/library/study-library.js';
import { ModelGeneratorModule } from '../../src/model-generator/model-generator.module.js';
import { ModelGenerator } from '../../src/model-generator/model-generator.js';
import { modelsConfiguration } from '../../src/models/models.configuration.js';
import type { PromptContext } from '../../src/generators/answer-generator.js';
import { KJV, RV1909, WEB } from '../grounding/grounding-library.js';
import { startScripture } from '../scripture-process.js';

@Module({ imports: [ModelGeneratorModule] })
class GeneratorOnlyModule {}

/** The model generator with the real library and a sandbox as its provider. */
export class GeneratorFixture {
  private constructor(
    private readonly scripture: ChildProcess,
    private readonly service: RunningService,
    readonly sandbox: OpenaiSandbox,
  ) {}

  static async open(model: string, sandboxOptions: OpenaiSandboxOptions = {}): Promise<GeneratorFixture> {
    const sandbox = await startOpenaiSandbox({ odd: false, ...sandboxOptions });
    const environment = suiteEnvironment({
      OPENAI_BASE_URL: sandbox.baseUrl,
      OPENAI_API_KEY: sandbox.apiKey,
      AI_TEXT_MODEL: model,
      AI_NEXT_TOKEN_MS: '3000',
    });
    const scripture = await startScripture(environment);
    const service = await startService('ai', GeneratorOnlyModule, [modelsConfiguration], environment);
    return new GeneratorFixture(scripture, service, sandbox);
  }

  get writer(): ModelGenerator {
    return this.service.app.get(ModelGenerator, { strict: false });
  }

  get library(): StudyLibrary {
    return this.service.app.get(StudyLibrary, { strict: false });
  }

  /** A task after it has been checked and completed. */
  async promptContext(task: AnswerTask, more: Partial<PromptContext> = {}): Promise<PromptContext> {
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

  /** A whole answer. */
  async write(
    promptContext: PromptContext,
    { signal = new AbortController().signal, onPart = (_: string) => {} } = {},
  ): Promise<{ readonly text: string; readonly tokens: number }> {
    const parts = this.writer.write(promptContext, signal);
    let text = '';
    for (;;) {
      const next = await parts.next();
      if (next.done) return { text, tokens: next.value.tokens };
      text += next.value.content;
      onPart(text);
    }
  }

  /** The latest request to the provider. */
  get lastRequest(): ChatRequest {
    return this.sandbox.calls.at(-1)!.body as ChatRequest;
  }

  async close(): Promise<void> {
    await this.service.stop();
    await Promise.all([endProcess(this.scripture), this.sandbox.stop()]);
  }
}
