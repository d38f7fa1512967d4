import { LazySpeechPlayer } from '@word-unfolded/speech';
import { useLayer, useLocation, useModule, VisuallyHidden } from '@word-unfolded/ui';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { OpenPassage } from './study/reader/passage-reader.js';
import { noteOfAddress } from '../features/notes/note-address.js';
import { useMappingView, withoutView } from '../scripture/address/mapping-view.js';
import { useStudyFocus } from '../scripture/words/study-focus.js';
import { useTexts } from '../locales/texts.js';
import { LazyLexicon } from './study/lazy/lazy-lexicon.js';
import { LazyMapping } from './study/lazy/lazy-mapping.js';
import { LazyDownloads, LazyHelp, LazyNotes } from './study/lazy/lazy-parts.js';
import { PassageStorage } from './study/stored/passage-storage.js';
import { PassageListening } from './study/passage-listening.js';
import styles from './study/study-page.module.css';
import { StudyParts } from './study/study-parts.js';
import { StudyTabs, tabIds, type StudyTab } from './study/study-tabs.js';
import { TrailPart, WithPlanViewer } from './study/lazy/lazy-trail.js';
import { useReadingPlace } from './study/use-reading-place.js';
import { LazyTheoFloat, LazyTheoPart } from './study/lazy/lazy-theo.js';
import { useAddressedConversation } from './study/lazy/use-addressed-conversation.js';
import { TouchableReader } from './study/verses/touchable-reader.js';
import { onVerseRequest, type VersePart } from '../scripture/selection/verse-requests.js';
import { useIsWide } from '../layout/use-is-wide.js';

/**
 * The study page: Scripture, the study tools and the reader's notes. A part whose translations are still loading shows
 * a placeholder, so that the text can be read meanwhile.
 */
export function StudyPage() {
  const t = useTexts();
  const isWide = useIsWide();
  return (
    <>
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      <WithPlanViewer player={<LazySpeechPlayer />}>
        {isWide ? <PartsSideBySide /> : <TabbedParts />}
      </WithPlanViewer>
      <Suspense>
        {isWide && <LazyTheoFloat />}
        <LazyLexicon />
        <LazyDownloads />
      </Suspense>
    </>
  );
}

const storePassage = ({ answer, speech, isRequested }: OpenPassage) => (
  <Suspense>
    <PassageListening speech={speech} />
    <PassageStorage answer={answer} isRequested={isRequested} />
  </Suspense>
);

/** On a phone the passage has its own button, because the field leaves no room for that of the tools. */
const listenToPassage = ({ speech, isRequested }: OpenPassage) =>
  isRequested && <PassageListening speech={speech} isBesideTitle />;

/** The parts side by side. While a passage is mapped, the mapping has the place of the reader, and the text is beside it. */
function PartsSideBySide() {
  const mapping = useMappingView();
  useMappingRequests(mapping.open);
  return (
    <div className={styles.bench} data-mapping={mapping.isOpen || undefined}>
      <div className={styles.reading}>
        <div hidden={mapping.isOpen} className={styles.reader}>
          <TouchableReader renderActions={storePassage} />
        </div>
        {mapping.isOpen && (
          <div className={styles.mapping}>
            <Suspense>
              <LazyMapping part="steps" />
            </Suspense>
          </div>
        )}
        <Suspense>
          <LazySpeechPlayer />
          <LazyNotes />
        </Suspense>
      </div>
      <div className={styles.study}>
        <div className={styles.inView}>
          <TrailPart />
          <StudyParts />
        </div>
      </div>
    </div>
  );
}

/** Opens Scripture Mapping when the reader asks for it from some verses. */
function useMappingRequests(open: () => void) {
  const hear = useEffectEvent((part: VersePart) => {
    if (part === 'mapping') open();
  });
  useEffect(() => onVerseRequest(({ part }) => hear(part)), []);
}

const TAB_OF_PART = { notes: 'notes', theo: 'theo', mapping: 'study' } as const satisfies Record<
  VersePart,
  StudyTab
>;

/** One part at a time. A passage that is opened in another part switches to Scripture. */
function TabbedParts() {
  const { search } = useLocation();
  const mapping = useMappingView();
  const addressed = useAddressedConversation();
  const [chosen, setChosen] = useState<{ tab: StudyTab; search: string; isMapping: boolean }>();
  const passage = withoutView(search);
  const isAsking = addressed || new URLSearchParams(search).get('tab') === 'theo';
  const addressedTab = isAsking ? 'theo' : noteOfAddress(search) === undefined ? 'scripture' : 'notes';
  // Opening Mapping shows its tab, and leaving it stays there.
  const isOpening = mapping.isOpen && !(chosen?.search === passage && chosen.isMapping);
  if (isOpening) setChosen({ tab: 'study', search: passage, isMapping: true });
  const tab = isOpening ? 'study' : chosen?.search === passage ? chosen.tab : addressedTab;
  const isTapped = useStudyFocus((focus) => focus.isTapped);
  const sheet = useModule(() => import('../features/words/word-sheet.js'), isTapped);
  const choose = (next: StudyTab) => setChosen({ tab: next, search: passage, isMapping: mapping.isOpen });
  useMappingRequests(mapping.open);
  const hearRequest = useEffectEvent((part: VersePart) => choose(TAB_OF_PART[part]));
  useEffect(() => onVerseRequest(({ part }) => hearRequest(part)), []);
  // The tab of an address is left by the way back of itself, as Mapping is.
  const isBeside = tab !== 'scripture' && tab !== addressedTab && !(tab === 'study' && mapping.isOpen);
  useLayer(isBeside, () => choose('scripture'));
  useReadingPlace(tab, passage);
  const part = (name: StudyTab, content: ReactNode) => (
    <Part name={name} isShown={tab === name}>
      {content}
    </Part>
  );
  return (
    <>
      <StudyTabs chosen={tab} onChoose={choose} />
      {part(
        'scripture',
        <>
          <div className={styles.trail}>
            <TrailPart />
          </div>
          <TouchableReader renderActions={storePassage} renderBesideTitle={listenToPassage} />
        </>,
      )}
      {part('study', <StudyParts />)}
      {part('notes', <LazyNotes />)}
      {part('theo', <LazyTheoPart />)}
      {part('help', <LazyHelp />)}
      <Suspense>
        <LazySpeechPlayer />
        {sheet && <sheet.WordSheet />}
      </Suspense>
    </>
  );
}

type PartProps = { readonly name: StudyTab; readonly isShown: boolean; readonly children: ReactNode };

/** The panel of a tab. The reader stays mounted while another part is shown; the others are mounted when shown. */
function Part({ name, isShown, children }: PartProps) {
  const ids = tabIds(name);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      hidden={!isShown}
      className={name === 'scripture' ? undefined : styles.part}
    >
      {(isShown || name === 'scripture') && <Suspense>{children}</Suspense>}
    </div>
  );
}
