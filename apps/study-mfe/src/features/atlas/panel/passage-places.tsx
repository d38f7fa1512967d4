import { isUncertain, journeysOf, placesIn, placesOfBook, type FoundPlace } from '@word-unfolded/bible-atlas';
import { useLanguage } from '@word-unfolded/i18n';
import { bookName, partsOfVerse, type VerseId } from '@word-unfolded/scripture-ref';
import { useMemo, useState } from 'react';
import { AtlasMap } from '../map/atlas-map.js';
import { stopNumbers } from '../map/map-place.js';
import { useTexts } from '../texts.js';
import { stopsOf } from '../page/shown-places.js';
import { MapLegend } from './map-legend.js';
import styles from './passage-atlas.module.css';
import { PlaceRows } from './place-rows.js';

type PassagePlacesProps = {
  /** The passage, as readers write it. */
  readonly reference: string;
  /** Its canonical verses. */
  readonly verses: readonly VerseId[];
};

/**
 * The places that a passage names on a map and as a list, with the route of the journey that it tells a part of, which
 * can be left out. For a passage that names none, the places of its book.
 */
export function PassagePlaces({ reference, verses }: PassagePlacesProps) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  /** What the reader has chosen; null for no journey. */
  const [wanted, setWanted] = useState<string | null>();
  const named = useMemo(() => placesIn(verses), [verses]);
  const journeys = useMemo(() => journeysOf(verses), [verses]);
  const journeyId = wanted === undefined ? journeys[0]?.id : wanted;
  const journey = journeys.find(({ id }) => id === journeyId);
  const book = partsOfVerse(verses[0]!).book;
  const ofBook = useMemo(() => (named.length > 0 ? [] : placesOfBook(book)), [named, book]);
  const found = useMemo(() => {
    if (!journey) return named.length > 0 ? named : ofBook;
    const stops = stopsOf(journey);
    return [...stops, ...named.filter(({ place }) => !stops.some((stop) => stop.place.id === place.id))];
  }, [journey, named, ofBook]);
  const places = useMemo(() => found.map(({ place }) => place), [found]);
  const title = journey ? journey.name[language] : t('places.of', { passage: reference });
  return (
    <section className={styles.section} aria-label={title}>
      {journeys.length > 0 && (
        <div role="group" aria-label={t('journeys.label')} className={styles.journeys}>
          {journeys.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === journeyId}
              onClick={() => {
                setWanted(id === journeyId ? null : id);
                setChosen(undefined);
              }}
            >
              {name[language]}
            </button>
          ))}
        </div>
      )}
      {named.length === 0 && !journey && (
        <p className={styles.none}>
          {t('places.none', { passage: reference })}{' '}
          {ofBook.length > 0 && t('places.ofBook', { book: bookName(book, language), count: ofBook.length })}
        </p>
      )}
      {places.length > 0 && (
        <>
          <AtlasMap
            label={title}
            places={places}
            journey={journey}
            chosen={chosen}
            onChoose={setChosen}
            gestures="shared"
          />
          <MapLegend hasRoute={journey !== undefined} hasUncertain={places.some(isUncertain)} />
          <PlaceRows
            found={found}
            chosen={chosen}
            onChoose={setChosen}
            {...(journey && { numbersOf: ({ place }: FoundPlace) => stopNumbers(journey, place) })}
          />
        </>
      )}
    </section>
  );
}
