/** Injection token of the mail settings. */
export const MAIL_SETTINGS = Symbol('mail settings');
