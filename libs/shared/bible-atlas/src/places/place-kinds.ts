import type { Place } from './places.js';

/** What a place is, as far as a map and its legend tell. */
export type PlaceKind =
  | 'settlement'
  | 'structure'
  | 'region'
  | 'mountain'
  | 'valley'
  | 'river'
  | 'spring'
  | 'sea'
  | 'island'
  | 'road';

const KINDS: Readonly<Record<string, PlaceKind>> = {
  settlement: 'settlement',
  structure: 'structure',
  wall: 'structure',
  harbor: 'settlement',
  garden: 'structure',
  cave: 'structure',
  pool: 'spring',
  well: 'spring',
  spring: 'spring',
  region: 'region',
  'probability center radial': 'region',
  field: 'region',
  forest: 'region',
  mountain: 'mountain',
  hill: 'mountain',
  'mountain range': 'mountain',
  'mountain ridge': 'mountain',
  'mountain pass': 'mountain',
  cliff: 'mountain',
  promontory: 'mountain',
  valley: 'valley',
  wadi: 'valley',
  river: 'river',
  'mouth of river': 'river',
  'body of water': 'sea',
  island: 'island',
  road: 'road',
};

/** The kind of a place; a region for a type that the table lacks. */
export function kindOf({ type }: Pick<Place, 'type'>): PlaceKind {
  return KINDS[type] ?? 'region';
}
