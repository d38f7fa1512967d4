import { EDITIONS, type Edition } from '../../src/library/editions.js';
import type { EditionVerse } from '../../src/library/osis/edition-verse.js';
import { layOutLines } from '../../src/library/osis/lay-out-lines.js';
import type { Mark } from '../../src/library/osis/osis-event.js';
import { readEdition } from '../../src/library/read-edition.js';
import { findModule, type ModuleConfiguration } from '../../src/library/sword/module-configuration.js';

/** The folder of the SWORD modules, which these tests require. */
export const SWORD_FOLDER = process.env.SWORD_PATH ?? '/usr/share/sword';

/** The installed module of an edition. The tests of the texts cannot run without it. */
export function installedModule({ module }: Edition): ModuleConfiguration {
  const found = findModule(SWORD_FOLDER, module);
  if (!found)
    throw new Error(`Install the SWORD module ${module}, or set SWORD_PATH to the folder that has it.`);
  return found;
}

/** A verse of an edition as returned to readers. */
export type ReadVerse = EditionVerse & ReturnType<typeof layOutLines> & { readonly place: string };

/** An edition with all its verses, by their OSIS references such as `Rom.8.28`. */
export type ReadEdition = {
  readonly edition: Edition;
  readonly verses: readonly ReadVerse[];
  readonly at: (place: string) => ReadVerse;
};

/** Reads an edition from its module. */
export function readInstalled(edition: Edition): ReadEdition {
  const verses = readEdition(edition, installedModule(edition)).map((verse): ReadVerse => {
    const place = `${verse.book}.${verse.chapter}.${verse.number}`;
    return { ...verse, ...layOutLines(verse.body), place };
  });
  const byPlace = new Map(verses.map((verse) => [verse.place, verse]));
  return { edition, verses, at: (place) => byPlace.get(place)! };
}

/** All editions of the local library, read once per test file. */
export function readAllInstalled(): ReadonlyMap<string, ReadEdition> {
  return new Map(EDITIONS.map((edition) => [edition.id, readInstalled(edition)]));
}

/** The ranges of a verse that have a mark. */
export const marked = ({ body }: ReadVerse, mark: Mark): string[] =>
  body.marks.filter((each) => each.mark === mark).map(({ start, end }) => body.text.slice(start, end));

export const textOf = ({ body }: ReadVerse): string => body.text;

export const places = (verses: readonly ReadVerse[]): string[] => verses.map(({ place }) => place);
