/** The series that are counted from the ledger, and that can be rebuilt from it. The names are stored data. */
export const LEDGER_SERIES = {
  /** Logged events and uses of features, by name. */
  events: 'event',
  /** Charged usage, by feature. */
  usage: 'usage',
  /** Charged usage, by tier. */
  usageByTier: 'usage.tier',
  /** Subjects with usage, each once a day, by kind: reader or visitor. */
  subjects: 'usage.subjects',
  /** The same by tier. */
  subjectsByTier: 'usage.subjects.tier',
} as const;

/**
 * The series of accounts and subscriptions. Those that say "now" add up to the present state: the sum of everything until
 * a day is the state at its end.
 */
export const READER_SERIES = {
  registered: 'reader.registered',
  verified: 'reader.verified',
  deleted: 'reader.deleted',
  /** Readers with a verified address, now. */
  present: 'reader.present',
  /** Now, by tier. */
  byTier: 'reader.tier',
  /** Now, by language of the interface. */
  byLanguage: 'reader.language',
  /** Readers who were active, each once a day. */
  active: 'reader.active',
  /** Readers who were active within the 7 or 30 days that end with a day: now. */
  active7: 'reader.active.7',
  active30: 'reader.active.30',
  /** By week of registration (its Monday), and by weeks since (the key): readers who were active in that week. */
  retained: 'reader.retained',
  trialStarted: 'trial.started',
  trialStayed: 'trial.stayed',
  trialEnded: 'trial.ended',
  subscribed: 'subscription.started',
  lapsed: 'subscription.lapsed',
  /** Monthly recurring revenue in cents, now, by tier. */
  revenue: 'subscription.revenue',
} as const;

/** How the quotations of answers were found, from what the ai service notes of each answer. */
export const QUOTATION_SERIES = {
  checked: 'answer.checked',
  repaired: 'quotation.repaired',
  removed: 'quotation.removed',
} as const;

/** The series that gateways and services report in counts instead of facts. */
export const REPORTED_SERIES = {
  /** Refusals because of a limit, by method and path of the route. */
  refused: 'http.429',
  /** Errors of the servers, by method and path of the route. */
  failed: 'http.5xx',
} as const;
