/** What a journal entry can be filed under, in the order of the specification (section 3, "Enumerations"). */
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

/** How its writer felt (specification, section 3, "Enumerations"). */
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

/** What can be made from an entry and kept with it. */
export const CONTENT_TYPES = ['devotional', 'study-guide', 'quote', 'image'] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];
