import { isUncertain, kindOf, type FoundPlace } from '@word-unfolded/bible-atlas';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts.js';
import styles from './places.module.css';
import { VerseLinks } from './verse-links.js';

type PlaceRowsProps = {
  readonly found: readonly FoundPlace[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** Numbers of stops to show before a name. */
  readonly numbersOf?: (found: FoundPlace) => readonly number[];
};

/** Places as a list: what each is, how sure its location is, and the verses that name it. Choosing one marks it on the map. */
export function PlaceRows({ found, chosen, onChoose, numbersOf }: PlaceRowsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    list.current
      ?.querySelector(`[data-place='${chosen}']`)
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <ul ref={list} className={styles.places} aria-label={t('places.list')}>
      {found.map((each) => (
        <PlaceRow
          key={each.place.id}
          found={each}
          numbers={numbersOf?.(each) ?? []}
          isChosen={each.place.id === chosen}
          onToggle={() => onChoose(each.place.id === chosen ? undefined : each.place.id)}
        />
      ))}
    </ul>
  );
}

type PlaceRowProps = {
  readonly found: FoundPlace;
  readonly numbers: readonly number[];
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

function PlaceRow({ found: { place, verses }, numbers, isChosen, onToggle }: PlaceRowProps) {
  const t = useTexts();
  const name = place.name[useLanguage()];
  return (
    <li data-place={place.id} className={styles.place}>
      <button type="button" aria-expanded={isChosen} className={styles.placeName} onClick={onToggle}>
        {numbers.length > 0 && <span className={styles.numbers}>{numbers.join(', ')}</span>}
        <span>{name}</span>
        <span className={styles.kind}>
          {t(`kinds.${kindOf(place)}`)}
          {isUncertain(place) && `, ${t('places.uncertain')}`}
        </span>
      </button>
      {isChosen && (
        <div className={styles.about}>
          {place.modernName !== place.name.en && <p>{t('places.today', { name: place.modernName })}</p>}
          {place.candidates > 1 && (
            <p>
              {t(isUncertain(place) ? 'places.disputed' : 'places.likeliest', { count: place.candidates })}
            </p>
          )}
          <VerseLinks verses={verses} />
          {verses.length < place.verses.length && <p>{t('places.inAll', { count: place.verses.length })}</p>}
        </div>
      )}
    </li>
  );
}
