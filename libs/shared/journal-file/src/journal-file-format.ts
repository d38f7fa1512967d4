/** The export formats of a journal (specification, section 1). */
export type JournalFileFormat = 'pdf' | 'docx' | 'txt' | 'json';
