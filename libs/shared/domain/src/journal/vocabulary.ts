/** The categories of a journal entry, in the order of the specification (section 3, "Enumerations"). */
export const JOURNAL_CATEGORIES = [
  'study',
  'prayer',
  'reflection',
  'sermon',
  'devotional',
  'personal',
  'gratitude',
  'questions',
  'insights',
  'uncategorized',
] as const;

export type JournalCategory = (typeof JOURNAL_CATEGORIES)[number];

/** The moods of an entry (specification, section 3, "Enumerations"). */
export const JOURNAL_MOODS = [
  'joyful',
  'peaceful',
  'grateful',
  'hopeful',
  'content',
  'reflective',
  'sad',
  'anxious',
  'frustrated',
  'confused',
  'angry',
  'disappointed',
  'excited',
  'inspired',
  'blessed',
  'thankful',
] as const;

export type JournalMood = (typeof JOURNAL_MOODS)[number];

/** The types of content that can be generated from an entry and stored with it. */
export const CONTENT_TYPES = ['devotional', 'study-guide', 'quote', 'image'] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];
