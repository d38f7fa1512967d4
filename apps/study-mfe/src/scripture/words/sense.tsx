import type { LexiconAnswer } from '@word-unfolded/contracts';

type SenseProps = {
  readonly answer: Pick<LexiconAnswer, 'entry' | 'source' | 'spanishGloss'>;
  readonly className?: string | undefined;
};

/** The sense of an original word in a word or two, in the reader's language where there is one. */
export function Sense({ answer: { entry, source, spanishGloss }, className }: SenseProps) {
  return spanishGloss === null ? (
    <span className={className} lang={source.language}>
      {entry?.gloss}
    </span>
  ) : (
    <span className={className} lang="es">
      {spanishGloss}
    </span>
  );
}
