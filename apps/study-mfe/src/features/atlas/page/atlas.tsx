import { JOURNEYS, placesIn, PLACES } from '@word-unfolded/bible-atlas';
import { useLanguage } from '@word-unfolded/i18n';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';
import { useLocation, useNavigate, usePageTitle } from '@word-unfolded/ui';
import { Tabs } from '@word-unfolded/ui/overlays';
import { useMemo } from 'react';
import { atlasAddress, readAtlasAddress, type AtlasAddress } from '../atlas-address.js';
import { versesOfOsis } from '../passage-verses.js';
import { useTexts } from '../texts.js';
import styles from './atlas.module.css';
import { AtlasPlaces } from './atlas-places.js';
import { AtlasTime } from './atlas-time.js';

/** The atlas: every place of the Bible on a map, with search, books, journeys, and the timeline. */
export function Atlas() {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const address = useMemo(() => readAtlasAddress(search), [search]);
  const passages = parseOsis(address.osis) ?? [];
  const name = passages.length > 0 ? formatReference(passages, language) : undefined;
  const verses = useMemo(() => versesOfOsis(address.osis), [address.osis]);
  const journey = JOURNEYS.find(({ id }) => id === address.journey);
  const found = useMemo(
    () => (verses.length > 0 ? placesIn(verses) : PLACES.map((place) => ({ place, verses: place.verses }))),
    [verses],
  );
  usePageTitle(t('page.title'));
  const go = (change: Partial<AtlasAddress>) =>
    void navigate(atlasAddress({ ...address, ...change }), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('page.title')}</h1>
        <p className={styles.lead}>{t('page.lead')}</p>
      </header>
      <Tabs
        label={t('page.views')}
        chosen={address.view}
        onChoose={(view) => go({ view })}
        tabs={[
          {
            id: 'map',
            name: t('page.map'),
            panel: () => (
              <AtlasPlaces address={address} found={found} journey={journey} name={name} onGo={go} />
            ),
          },
          { id: 'time', name: t('page.time'), panel: () => <AtlasTime verses={verses} name={name} /> },
        ]}
      />
    </div>
  );
}
