import { startService } from '@word-unfolded/service-kit';
import { AppModule } from '../../src/app.module.js';
import { configurations } from '../../src/configurations.js';
import type { AnswerGenerator } from '../../src/generators/answer-generator.js';
import { StudyEngineGenerator } from '../../src/study-engine/study-engine-generator.js';
import { slowGenerator } from '../answers/slow-generator.js';

/** A message of a replica: that it is ready, or that it generates. */
export type ReplicaMessage = 'ready' | { readonly question: string; readonly shown: number };

// The ai service with a slow generator that reports what it writes. It is set before the service starts, which answers a
// waiting question at once.
Object.assign(StudyEngineGenerator.prototype, {
  ...slowGenerator,
  write: (promptContext, signal) => {
    const question = promptContext.task.kind === 'chat' ? promptContext.task.question : '';
    tell({ question, shown: promptContext.shown.length });
    return slowGenerator.write(promptContext, signal);
  },
} satisfies Partial<AnswerGenerator>);
const service = await startService('ai', AppModule, configurations, process.env);
process.once('SIGTERM', () => void service.stop().then(() => process.disconnect?.()));
tell('ready');

function tell(message: ReplicaMessage): void {
  process.send?.(message);
}
