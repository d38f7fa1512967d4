/** Where the mailboxes of great providers are, by the domain of their addresses. */
const WEBMAIL: readonly (readonly [domains: RegExp, address: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/'],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, 'https://outlook.live.com/mail/'],
  [/^(yahoo|ymail)\.[a-z.]+$/, 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail/'],
  [/^(proton\.me|protonmail\.com)$/, 'https://mail.proton.me/'],
];

/** The mailbox of an address on the web; undefined where it is not known. */
export function webmailOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return WEBMAIL.find(([domains]) => domains.test(domain))?.[1];
}
