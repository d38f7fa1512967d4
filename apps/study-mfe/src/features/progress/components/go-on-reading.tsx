import { useLanguage } from '@word-unfolded/i18n';
import { useReading } from '@word-unfolded/offline';
import { Link } from '@word-unfolded/ui';
import { nameOfCurrent, type AddressOf } from '../../../current-passage/current-passage.js';
import { useProgressTexts } from '../texts.js';

type GoOnReadingProps = {
  readonly addressOf: AddressOf;
  /** The open passage, to which no link is needed. */
  readonly open: string | undefined;
};

/** A link to where the reader last read, on any device; renders nothing for readers without a history. */
export function GoOnReading({ addressOf, open }: GoOnReadingProps) {
  const t = useProgressTexts();
  const language = useLanguage();
  const { lastRead } = useReading();
  if (!lastRead || lastRead.reference === open) return null;
  const reference = nameOfCurrent(lastRead, language);
  return <Link to={addressOf(reference, lastRead.translationId)}>{t('goOn', { reference })}</Link>;
}
