import { useLanguage } from '@word-unfolded/i18n';
import { useReading } from '@word-unfolded/offline';
import { Link } from '@word-unfolded/ui';
import { nameOfOpened, type AddressOf } from '../../../opened/opened-passage.js';
import { useProgressTexts } from '../texts.js';

type GoOnReadingProps = {
  readonly addressOf: AddressOf;
  /** What is open: there one need not be led to. */
  readonly open: string | undefined;
};

/** The way to where the reader was last, on whatever device that was; nothing for one who has read nothing. */
export function GoOnReading({ addressOf, open }: GoOnReadingProps) {
  const t = useProgressTexts();
  const language = useLanguage();
  const { lastRead } = useReading();
  if (!lastRead || lastRead.reference === open) return null;
  const reference = nameOfOpened(lastRead, language);
  return <Link to={addressOf(reference, lastRead.translationId)}>{t('goOn', { reference })}</Link>;
}
