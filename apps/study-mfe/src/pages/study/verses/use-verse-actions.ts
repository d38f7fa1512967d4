import { readableText } from '@word-unfolded/api-client';
import { AppError, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useBookmarks } from '@word-unfolded/offline';
import { speechFrom, speechPassages, speechPlayer } from '@word-unfolded/speech';
import { log, showToast } from '@word-unfolded/ui';
import { useBookmarksTexts } from '../../../features/bookmarks/texts.js';
import { useSharePassage } from '../../../features/passage/hooks/use-share-passage.js';
import { useTexts } from '../../../locales/texts.js';
import { openAddress } from '../../../scripture/address/open-address.js';
import { clearChosen } from '../../../scripture/selection/chosen-verses.js';
import { copyOfVerses, plainVerses, type VersePassage } from '../../../scripture/selection/verse-passage.js';
import { requestPart, type VersePart } from '../../../scripture/selection/verse-requests.js';
import { osisOf } from '../../../scripture/words/study-focus.js';
import type { OpenPassage } from '../reader/passage-reader.js';

/** An action on the chosen verses; without `run` it is not possible now. */
export type VerseAction = {
  readonly name: 'note' | 'copy' | 'share' | 'picture' | 'compare' | 'listen' | 'ask' | 'map' | 'bookmark';
  readonly label: string;
  /** A part of the label that fits on a phone. */
  readonly short?: string;
  readonly isOn?: boolean;
  readonly run: (() => void) | undefined;
};

/** The actions on some verses of the open passage. */
export function useVerseActions(
  passage: VersePassage,
  { speech, makePicture }: OpenPassage,
  onCompare: () => void,
): readonly VerseAction[] {
  const t = useTexts();
  const language = useLanguage();
  const { reference, translation, verses } = passage;
  const share = useSharePassage(reference, () => openAddress(reference, [passage], translation));
  const bookmark = useBookmarkOfVerses(passage);
  const open = (part: VersePart) => () => {
    requestPart(part, passage);
    clearChosen();
  };
  const copy = () => {
    window.navigator.clipboard.writeText(copyOfVerses(passage)).then(
      () => showToast(t('copied'), 'good'),
      (error: unknown) => {
        log.warn('Verses could not be copied to the clipboard', error);
        showToast(errorText('SCRIPTURE_COPY_FAILED', language), 'bad');
      },
    );
  };
  const [first] = verses;
  const listen =
    speech &&
    first &&
    (() => {
      clearChosen();
      speechFrom(speech, osisOf(first)).then(
        (from) => from && speechPlayer.toggle(speechPassages(from)),
        (error: unknown) => showToast(readableText(error, language, 'load'), 'bad'),
      );
    });
  const picture = () => {
    makePicture(plainVerses(verses.length > 1 ? verses : verses.slice(0, 1)), reference);
    clearChosen();
  };
  return [
    { name: 'note', label: t('verse.actions.note'), run: open('notes') },
    { name: 'copy', label: t('verse.actions.copy'), run: copy },
    { name: 'share', label: t('verse.actions.share'), run: share },
    { name: 'picture', label: t('verse.actions.picture'), run: picture },
    { name: 'compare', label: t('verse.actions.compare'), run: onCompare },
    { name: 'listen', label: t('verse.actions.listen'), short: t('verse.actions.listenShort'), run: listen },
    { name: 'ask', label: t('verse.actions.ask'), run: open('theo') },
    { name: 'map', label: t('verse.actions.map'), run: open('mapping') },
    { name: 'bookmark', label: t('verse.actions.bookmark'), ...bookmark },
  ];
}

function useBookmarkOfVerses({ reference, osis, translation, verses }: VersePassage) {
  const t = useBookmarksTexts();
  const language = useLanguage();
  const { isKnown, has, add, remove } = useBookmarks();
  const isOn = has(osis);
  const toggle = async () => {
    if (isOn) {
      await remove(osis);
      return showToast(t('removed', { reference }));
    }
    await add({ id: osis, reference, translationId: translation.id, text: plainVerses(verses.slice(0, 1)) });
    showToast(t('added', { reference }), 'good');
  };
  const run = () => {
    toggle().catch((error: unknown) => {
      if (!(error instanceof AppError)) log.error('A bookmark could not be stored', error);
      showToast(error instanceof AppError ? readableText(error, language, 'action') : t('failed'), 'bad');
    });
  };
  return { isOn, run: isKnown ? run : undefined };
}
