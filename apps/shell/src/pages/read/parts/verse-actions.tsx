import { errorText, type Translation } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink, log, showToast } from '@word-unfolded/ui';
import { plainReference, studyAddress } from '../../landing/study-address.js';
import styles from '../read-page.module.css';
import { useTexts } from '../texts.js';

/** Verses as they are passed on. */
export type VersesToPass = {
  readonly reference: string;
  readonly words: string;
  readonly translation: Pick<Translation, 'id' | 'abbreviation' | 'name' | 'language'>;
  /** The path of the page that has them. */
  readonly address: string;
};

/** What everyone can do with verses: copy them with their source, share them, get a picture of them, study them. */
export function VerseActions(verses: VersesToPass) {
  const t = useTexts();
  const language = useLanguage();
  const { reference, translation, address } = verses;
  const card = new URLSearchParams({ ref: plainReference(reference), translation: translation.id });
  const pass = async (work: () => Promise<'copied' | 'sent'>) => {
    try {
      if ((await work()) === 'copied') showToast(t('verse.copied', { reference }), 'good');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the share sheet was closed
      log.warn('Verses could not be passed on', error);
      showToast(errorText('SCRIPTURE_COPY_FAILED', language), 'bad');
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        className={styles.scripted}
        onClick={() => void pass(() => copy(textOf(verses)))}
      >
        {t('verse.copy')}
      </Button>
      <Button variant="quiet" className={styles.scripted} onClick={() => void pass(() => share(verses))}>
        {t('verse.share')}
      </Button>
      <a
        className={styles.action}
        href={`/api/image/cards/passage?${card}`}
        download={`${fileName(address)}.jpg`}
      >
        {t('verse.picture')}
      </a>
      <ButtonLink
        variant="quiet"
        to={`${studyAddress(reference)}&translation=${encodeURIComponent(translation.id)}`}
      >
        {t('verse.study')}
      </ButtonLink>
    </>
  );
}

async function copy(text: string): Promise<'copied'> {
  await navigator.clipboard.writeText(text);
  return 'copied';
}

/** Through the share sheet of the device; where there is none, the address is copied. */
async function share(verses: VersesToPass): Promise<'copied' | 'sent'> {
  const url = wholeAddress(verses.address);
  if (!('share' in window.navigator)) return copy(url);
  await window.navigator.share({ title: verses.reference, text: verses.words, url });
  return 'sent';
}

function textOf({ reference, words, translation, address }: VersesToPass): string {
  const [open, close] = translation.language === 'es' ? ['«', '»'] : ['“', '”'];
  const source = `${reference}, ${translation.name} (${translation.abbreviation})`;
  return `${open}${words.trim()}${close}\n${source}\n${wholeAddress(address)}`;
}

const wholeAddress = (address: string) => new URL(address, window.location.origin).href;

/** `john-3-16` of `/read/en/web/john/3/16`. */
const fileName = (address: string) => address.split('/').slice(4).join('-').replace(/:/g, '.');
