/** Token by which the settings of mail are injected. */
export const MAIL_SETTINGS = Symbol('mail settings');
