import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import type { useTexts } from '../locales/texts.js';

/** Who wrote an answer, in a sentence. */
export function writerText(writer: AnswerGeneratorName, t: ReturnType<typeof useTexts>): string {
  return writer.kind === 'study-engine' ? t('writer.engine') : t('writer.model', { name: writer.name });
}
