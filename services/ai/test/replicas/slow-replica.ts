import { startService } from '@word-unfolded/service-kit';
import { AppModule } from '../../src/app.module.js';
import { configurations } from '../../src/configurations.js';
import { AnswerWriter } from '../../src/writers/answer-writer.js';
import { slowWriter } from '../answers/slow-writer.js';

/** What a replica tells of itself: that it is there, or that it writes. */
export type Told = 'ready' | { readonly question: string; readonly shown: number };

// The ai service as it runs, but that its writer is slow and tells what it writes.
const service = await startService('ai', AppModule, configurations, process.env);
Object.assign(service.app.get(AnswerWriter, { strict: false }), {
  ...slowWriter,
  write: (brief, signal) => {
    const question = brief.task.kind === 'chat' ? brief.task.question : '';
    tell({ question, shown: brief.shown.length });
    return slowWriter.write(brief, signal);
  },
} satisfies Partial<AnswerWriter>);
process.once('SIGTERM', () => void service.stop().then(() => process.disconnect?.()));
tell('ready');

function tell(told: Told): void {
  process.send?.(told);
}
