import type { PageLanguage } from './language.js';

export type PageTexts = {
  readonly title: string;
  readonly label: string;
  readonly explanation: string;
  readonly empty: string;
  readonly refresh: string;
  readonly mails: string;
  readonly withoutSubject: string;
  readonly to: string;
  readonly from: string;
  readonly replyTo: string;
  readonly sentAt: string;
  readonly links: string;
  readonly attachments: string;
  readonly formatted: string;
  readonly plain: string;
  readonly notFound: string;
};

export const TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  en: {
    title: 'Mail sandbox',
    label: 'Mail sandbox: nothing is sent',
    explanation: 'Mails of this installation end here, because no mail server is set up.',
    empty: 'No mail yet.',
    refresh: 'Look again',
    mails: 'Mails, newest first',
    withoutSubject: '(no subject)',
    to: 'To',
    from: 'From',
    replyTo: 'Answer to',
    sentAt: 'Sent',
    links: 'Links in this mail',
    attachments: 'Attachments',
    formatted: 'The mail as its reader sees it',
    plain: 'The mail as plain text',
    notFound: 'This mail is not here (any more).',
  },
  es: {
    title: 'Buzón de pruebas',
    label: 'Buzón de pruebas: no se envía nada',
    explanation:
      'Los correos de esta instalación se quedan aquí, porque no hay un servidor de correo configurado.',
    empty: 'Todavía no hay correos.',
    refresh: 'Volver a mirar',
    mails: 'Correos, los más recientes primero',
    withoutSubject: '(sin asunto)',
    to: 'Para',
    from: 'De',
    replyTo: 'Responder a',
    sentAt: 'Enviado',
    links: 'Enlaces de este correo',
    attachments: 'Archivos adjuntos',
    formatted: 'El correo como lo ve quien lo lee',
    plain: 'El correo como texto',
    notFound: 'Este correo no está aquí (o ya no está).',
  },
};
