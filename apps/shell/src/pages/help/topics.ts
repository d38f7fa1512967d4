/**
 * The questions of the help page by topic, in the order in which a new reader has them. Their texts have these keys.
 */
export const TOPICS = [
  { topic: 'reading', questions: ['reference', 'translation', 'notes', 'settings', 'copy', 'listen'] },
  {
    topic: 'study',
    questions: ['explorer', 'mapping', 'wordMap', 'theo', 'theoChecks', 'theoHistory', 'selah'],
  },
  { topic: 'writing', questions: ['notepad', 'journal', 'generated', 'journalFile', 'gallery', 'images'] },
  { topic: 'away', questions: ['download', 'conflict'] },
  { topic: 'account', questions: ['why', 'register', 'noMail', 'signIn', 'forgotten', 'locked'] },
  { topic: 'profile', questions: ['picture', 'username', 'email', 'personalNote'] },
  { topic: 'safety', questions: ['password', 'sessions', 'unknown', 'kept', 'export', 'delete'] },
  { topic: 'plans', questions: ['cost', 'trial', 'gates', 'limits'] },
  { topic: 'screen', questions: ['language', 'theme', 'keyboard', 'offline', 'trouble', 'feedback'] },
] as const;

export type Topic = (typeof TOPICS)[number]['topic'];
export type QuestionName = (typeof TOPICS)[number]['questions'][number];
