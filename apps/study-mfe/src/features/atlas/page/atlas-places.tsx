import { findPlaces, isUncertain, JOURNEYS, type FoundPlace, type Journey } from '@word-unfolded/bible-atlas';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { BOOKS, bookName } from '@word-unfolded/scripture-ref';
import { Button, Field, SelectField, useSettled } from '@word-unfolded/ui';
import { useMemo, useState } from 'react';
import type { AtlasAddress } from '../atlas-address.js';
import { AtlasMap } from '../map/atlas-map.js';
import { stopNumbers } from '../map/map-place.js';
import { MapLegend } from '../panel/map-legend.js';
import { PlaceRows } from '../panel/place-rows.js';
import { useTexts } from '../texts.js';
import styles from './atlas.module.css';
import { PLACES_OF_THE_MIDDLE, stopsOf } from './shown-places.js';

type AtlasPlacesProps = {
  readonly address: AtlasAddress;
  /** The places of the passage of the address, or of the whole Bible. */
  readonly found: readonly FoundPlace[];
  readonly journey: Journey | undefined;
  /** The passage, as readers write it. */
  readonly name: string | undefined;
  readonly onGo: (change: Partial<AtlasAddress>) => void;
};

/** Places that are listed at a time. */
const SHOWN = 40;

/** The map of the atlas, with its search, its books and its journeys. */
export function AtlasPlaces({ address, found, journey, name, onGo }: AtlasPlacesProps) {
  const t = useTexts();
  const language = useLanguage();
  const [words, setWords] = useState(address.words);
  const settled = useSettled(words, 150);
  const [shown, setShown] = useState(SHOWN);
  const listed = useMemo(() => {
    if (journey) return stopsOf(journey);
    const byId = new Map(found.map((each) => [each.place.id, each]));
    if (settled.trim() !== '') return findPlaces(settled, language).flatMap(({ id }) => byId.get(id) ?? []);
    return address.osis === '' ? findPlaces('', language).flatMap(({ id }) => byId.get(id) ?? []) : found;
  }, [journey, found, settled, language, address.osis]);
  const isWhole = !journey && address.osis === '' && settled.trim() === '';
  const places = useMemo(() => listed.map(({ place }) => place), [listed]);
  const focus = useMemo(() => {
    const chosen = places.filter(({ id }) => id === address.place);
    if (chosen.length > 0 && !journey && isWhole) return chosen;
    return isWhole ? PLACES_OF_THE_MIDDLE : places;
  }, [places, isWhole, journey, address.place]);
  const book = BOOKS.find(({ osis }) => osis === address.osis)?.osis ?? '';
  const isOther = address.osis !== '' && book === '';
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <Field
          label={t('page.search')}
          type="search"
          autoComplete="off"
          value={words}
          placeholder={t('page.placeholder')}
          onChange={({ target }) => {
            setWords(target.value);
            setShown(SHOWN);
            if (journey) onGo({ journey: undefined });
          }}
        />
        <SelectField
          label={t('page.within')}
          value={isOther ? address.osis : book}
          onChange={({ target }) => onGo({ osis: target.value, journey: undefined, place: undefined })}
        >
          <option value="">{t('page.wholeBible')}</option>
          {isOther && <option value={address.osis}>{name}</option>}
          {BOOKS.map(({ osis }) => (
            <option key={osis} value={osis}>
              {bookName(osis, language)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('journeys.label')}
          value={journey?.id ?? ''}
          onChange={({ target }) => onGo({ journey: target.value || undefined, place: undefined })}
        >
          <option value="">{t('journeys.none')}</option>
          {JOURNEYS.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name[language]}
            </option>
          ))}
        </SelectField>
      </div>
      <AtlasMap
        className={styles.map}
        label={journey?.name[language] ?? t('places.of', { passage: name ?? t('page.wholeBible') })}
        places={places}
        focus={focus}
        journey={journey}
        chosen={address.place}
        onChoose={(place) => onGo({ place })}
        gestures="whole"
      />
      <div className={styles.list}>
        <p className={styles.count} role="status">
          {places.length === 0
            ? t('page.nothing')
            : t('page.found', { count: places.length, amount: formatsOf(language).number(places.length) })}
        </p>
        <PlaceRows
          found={withChosen(listed, shown, address.place)}
          chosen={address.place}
          onChoose={(place) => onGo({ place })}
          {...(journey && { numbersOf: ({ place }: FoundPlace) => stopNumbers(journey, place) })}
        />
        {listed.length > shown && (
          <Button onClick={() => setShown(shown + 5 * SHOWN)}>{t('page.more')}</Button>
        )}
        <MapLegend hasRoute={journey !== undefined} hasUncertain={places.some(isUncertain)} />
      </div>
    </div>
  );
}

/** The first places of the list, and before them the chosen one where it is further down. */
function withChosen(
  listed: readonly FoundPlace[],
  shown: number,
  chosen: string | undefined,
): readonly FoundPlace[] {
  const first = listed.slice(0, shown);
  const other = listed.slice(shown).find(({ place }) => place.id === chosen);
  return other ? [other, ...first] : first;
}
