import type { Language } from '../language.js';
import type { Amounts, Metric } from './daily-limits.js';

/**
 * The features that use up limits, as the usage page names them. The ledger stores the keys, so they must never change.
 */
export const FEATURE_KEYS = [
  'chat',
  'mapping-step',
  'word-study',
  'devotional',
  'study-guide',
  'quote',
  'reading-plan',
  'image',
  'speech',
  'voice',
] as const;

export type FeatureKey = (typeof FEATURE_KEYS)[number];

/** Specification, section 3, "Feature categories"; categories of section 3 without a feature so far are omitted. */
export const FEATURE_CATEGORIES = {
  ai: { en: 'AI Features', es: 'Funciones de IA' },
  study: { en: 'Study Tools', es: 'Herramientas de estudio' },
  content: { en: 'Content', es: 'Contenido' },
  plans: { en: 'Reading Plans', es: 'Planes de lectura' },
  research: { en: 'Research', es: 'Investigación' },
  accessibility: { en: 'Accessibility', es: 'Accesibilidad' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type FeatureCategory = keyof typeof FEATURE_CATEGORIES;

export type Feature = {
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly category: FeatureCategory;
  /** Name of an icon of the design system. */
  readonly icon: string;
  /** The metric of its use. */
  readonly metric: Metric;
  /**
   * Its usual share of a day: a value up to 1 is a fraction of the day's limit of its metric, a value above 1 is an
   * amount (specification, section 3, "Usage analytics response"). It is only displayed; the limits of the day apply.
   */
  readonly allocation: number;
};

/** All metered features. */
export const FEATURES: Readonly<Record<FeatureKey, Feature>> = {
  chat: {
    name: { en: 'Theo Assist', es: 'Asisteo' },
    description: { en: 'Questions to the study assistant', es: 'Preguntas al asistente de estudio' },
    category: 'ai',
    icon: 'chat',
    metric: 'tokens',
    allocation: 0.5,
  },
  'mapping-step': {
    name: { en: 'Scripture Mapping', es: 'El mapa de la Escritura' },
    description: { en: 'The five steps through a passage', es: 'Los cinco pasos por un pasaje' },
    category: 'study',
    icon: 'map',
    metric: 'tokens',
    allocation: 0.5,
  },
  'word-study': {
    name: { en: 'Word Map', es: 'Mapa de palabras' },
    description: { en: 'Studies of a word in its passage', es: 'Estudios de una palabra en su pasaje' },
    category: 'research',
    icon: 'search',
    metric: 'tokens',
    allocation: 0.25,
  },
  devotional: {
    name: { en: 'Devotional', es: 'Devocional' },
    description: { en: 'Devotionals for the journal', es: 'Devocionales para el diario' },
    category: 'content',
    icon: 'book',
    metric: 'tokens',
    allocation: 0.2,
  },
  'study-guide': {
    name: { en: 'Study Guide', es: 'Guía de estudio' },
    description: { en: 'Study guides for the journal', es: 'Guías de estudio para el diario' },
    category: 'content',
    icon: 'list',
    metric: 'tokens',
    allocation: 0.25,
  },
  quote: {
    name: { en: 'Quote', es: 'Cita' },
    description: { en: 'Quotes for the journal', es: 'Citas para el diario' },
    category: 'content',
    icon: 'quote',
    metric: 'tokens',
    allocation: 0.1,
  },
  'reading-plan': {
    name: { en: 'Rhema Trail', es: 'Senda Rhema' },
    description: { en: 'Reading plans for a theme', es: 'Planes de lectura sobre un tema' },
    category: 'plans',
    icon: 'calendar',
    metric: 'tokens',
    allocation: 0.5,
  },
  image: {
    name: { en: 'Quote Images', es: 'Imágenes de citas' },
    description: { en: 'Images made from a quote', es: 'Imágenes hechas con una cita' },
    category: 'content',
    icon: 'image',
    metric: 'images',
    allocation: 1,
  },
  speech: {
    name: { en: 'Text to Speech', es: 'Texto a voz' },
    description: { en: 'Texts that are read aloud', es: 'Textos leídos en voz alta' },
    category: 'accessibility',
    icon: 'speaker',
    metric: 'ttsCharacters',
    allocation: 1,
  },
  voice: {
    name: { en: 'Selah Voice Chat', es: 'Selah, la conversación por voz' },
    description: { en: 'Conversations by voice', es: 'Conversaciones por voz' },
    category: 'ai',
    icon: 'microphone',
    metric: 'voiceMinutes',
    allocation: 1,
  },
};

/** A feature's share of a day, in its metric, under the given limits of a day. */
export function featureLimit({ metric, allocation }: Feature, limits: Amounts): number {
  return allocation <= 1 ? Math.floor(limits[metric] * allocation) : allocation;
}
