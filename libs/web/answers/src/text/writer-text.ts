import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import type { useTexts } from '../locales/texts.js';

/** Who wrote an answer, in a sentence. */
export function writerText(writer: AnswerGeneratorName, t: ReturnType<typeof useTexts>): string {
  switch (writer.kind) {
    case 'study-engine':
      return t('writer.engine');
    case 'people':
      return t('writer.people');
    case 'model':
      return t('writer.model', { name: writer.name });
  }
}
