import type { ContentType, JournalCategory, JournalMood, Language } from '@word-unfolded/domain';

/** The labels of a file, in one language. */
export type Labels = {
  readonly language: Language;
  /** The language tag in files (BCP 47). */
  readonly locale: string;
  readonly journal: string;
  /** For file names. */
  readonly stem: string;
  readonly written: (when: string, entries: number) => string;
  readonly page: string;
  readonly tags: string;
  readonly mood: string;
  readonly archived: string;
  readonly binned: (since: string) => string;
  readonly otherText: string;
  readonly otherTextNote: string;
  readonly made: Readonly<Record<ContentType, string>>;
  readonly madeBy: (writer: string) => string;
  readonly notActive: string;
  readonly image: string;
  readonly quoted: string;
  readonly missing: (characters: string) => string;
  readonly otherSigns: string;
  readonly marks: Readonly<Record<'exact' | 'repaired' | 'unverified', string>>;
  readonly categories: Readonly<Record<JournalCategory, string>>;
  readonly moods: Readonly<Record<JournalMood, string>>;
};

const english: Labels = {
  language: 'en',
  locale: 'en-US',
  journal: 'Journal',
  stem: 'journal',
  written: (when, entries) => `Written on ${when}: ${entries} ${entries === 1 ? 'entry' : 'entries'}`,
  page: 'Page',
  tags: 'Tags',
  mood: 'Mood',
  archived: 'In the archive',
  binned: (since) => `In the bin since ${since}`,
  otherText: 'Another text of this entry',
  otherTextNote: 'Two devices wrote in the same place, and nobody has chosen yet. This is the other text.',
  made: { devotional: 'Devotional', 'study-guide': 'Study guide', quote: 'Quote', image: 'Image' },
  madeBy: (writer) => `Written by a machine from this entry${writer && `: ${writer}`}. It is not Scripture.`,
  notActive: 'An earlier version',
  image: 'The image itself is in the gallery.',
  quoted: 'Scripture quoted here',
  missing: (characters) =>
    `Some characters above are not shown, because no font for them was found where this file was made: ${characters}. A DOCX or TXT file of this entry has them.`,
  otherSigns: 'Other signs',
  marks: { exact: 'exact', repaired: 'corrected', unverified: 'not confirmed by the lexicon' },
  categories: {
    study: 'Study',
    prayer: 'Prayer',
    reflection: 'Reflection',
    sermon: 'Sermon',
    devotional: 'Devotional',
    personal: 'Personal',
    gratitude: 'Gratitude',
    questions: 'Questions',
    insights: 'Insights',
    uncategorized: 'Uncategorized',
  },
  moods: {
    joyful: 'joyful',
    peaceful: 'peaceful',
    grateful: 'grateful',
    hopeful: 'hopeful',
    content: 'content',
    reflective: 'reflective',
    sad: 'sad',
    anxious: 'anxious',
    frustrated: 'frustrated',
    confused: 'confused',
    angry: 'angry',
    disappointed: 'disappointed',
    excited: 'excited',
    inspired: 'inspired',
    blessed: 'blessed',
    thankful: 'thankful',
  },
};

const spanish: Labels = {
  language: 'es',
  locale: 'es-419',
  journal: 'Diario',
  stem: 'diario',
  written: (when, entries) => `Escrito el ${when}: ${entries} ${entries === 1 ? 'entrada' : 'entradas'}`,
  page: 'Página',
  tags: 'Etiquetas',
  mood: 'Estado de ánimo',
  archived: 'En el archivo',
  binned: (since) => `En la papelera desde el ${since}`,
  otherText: 'Otro texto de esta entrada',
  otherTextNote:
    'Dos dispositivos escribieron en el mismo lugar y nadie ha elegido aún. Este es el otro texto.',
  made: { devotional: 'Devocional', 'study-guide': 'Guía de estudio', quote: 'Cita', image: 'Imagen' },
  madeBy: (writer) =>
    `Escrito por una máquina a partir de esta entrada${writer && `: ${writer}`}. No es la Escritura.`,
  notActive: 'Una versión anterior',
  image: 'La imagen misma está en la galería.',
  quoted: 'Escritura citada aquí',
  missing: (characters) =>
    `Algunos caracteres de arriba no se muestran, porque donde se hizo este archivo no había una fuente para ellos: ${characters}. Un archivo DOCX o TXT de esta entrada los tiene.`,
  otherSigns: 'Otros signos',
  marks: { exact: 'exacta', repaired: 'corregida', unverified: 'no confirmado por el léxico' },
  categories: {
    study: 'Estudio',
    prayer: 'Oración',
    reflection: 'Reflexión',
    sermon: 'Sermón',
    devotional: 'Devocional',
    personal: 'Personal',
    gratitude: 'Gratitud',
    questions: 'Preguntas',
    insights: 'Hallazgos',
    uncategorized: 'Sin categoría',
  },
  moods: {
    joyful: 'con alegría',
    peaceful: 'en paz',
    grateful: 'con gratitud',
    hopeful: 'con esperanza',
    content: 'en calma',
    reflective: 'en reflexión',
    sad: 'con tristeza',
    anxious: 'con ansiedad',
    frustrated: 'con frustración',
    confused: 'con dudas',
    angry: 'con enojo',
    disappointed: 'con decepción',
    excited: 'con entusiasmo',
    inspired: 'con inspiración',
    blessed: 'con bendición',
    thankful: 'con agradecimiento',
  },
};

const LABELS: Readonly<Record<Language, Labels>> = { en: english, es: spanish };

export function labelsIn(language: Language): Labels {
  return LABELS[language];
}

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(english.locale, DAY),
  es: new Intl.DateTimeFormat(spanish.locale, DAY),
};

/** A day in its display form. @param day `2026-03-01`, or a time, whose day in UTC is used */
export function dayIn({ language }: Labels, day: string): string {
  const time = new Date(day);
  return Number.isNaN(time.getTime()) ? day : days[language].format(time);
}
