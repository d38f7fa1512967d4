export type { KeptMail } from './mail/kept-mail.js';
export { startMailSandbox, type MailSandbox, type MailSandboxOptions } from './mail/start-mail-sandbox.js';
