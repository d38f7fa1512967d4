import { webmailOf } from './webmail-of.js';

describe('the mailbox of an address', () => {
  it.each([
    ['ruth@gmail.com', 'https://mail.google.com/'],
    ['Ruth@Hotmail.es', 'https://outlook.live.com/mail/'],
    ['ruth@yahoo.com.mx', 'https://mail.yahoo.com/'],
  ])('of %s is %s', (email, address) => expect(webmailOf(email)).toBe(address));

  it.each(['ruth@example.org', 'gmail.com@example.org', 'ruth@notgmail.com'])('of %s is not known', (email) =>
    expect(webmailOf(email)).toBeUndefined(),
  );
});
