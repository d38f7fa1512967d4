/** What a reader can turn on and off in the text, in the order in which it is offered. */
export const READING_CHOICES = ['jesusInColour', 'notes', 'verseNumbers'] as const;
