const CHROME_ACCEPT =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';
const MOZILLA = 'Mozilla/5.0';

/** The headers of real clients that open a page, besides Host and Connection. */
export const REAL_CLIENTS: readonly (readonly [name: string, headers: Readonly<Record<string, string>>])[] = [
  ['curl', { 'user-agent': 'curl/8.5.0', accept: '*/*' }],
  ['wget', { 'user-agent': 'Wget/1.24.5', accept: '*/*', 'accept-encoding': 'identity' }],
  [
    'python-requests',
    { 'user-agent': 'python-requests/2.32.3', 'accept-encoding': 'gzip, deflate', accept: '*/*' },
  ],
  [
    'Python urllib',
    { 'accept-encoding': 'identity', 'user-agent': 'Python-urllib/3.12', connection: 'close' },
  ],
  ['Go', { 'user-agent': 'Go-http-client/1.1', 'accept-encoding': 'gzip' }],
  ['a program that says nothing', {}],
  [
    'Googlebot',
    {
      'user-agent': `${MOZILLA} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
      accept:
        'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      from: 'googlebot(at)googlebot.com',
    },
  ],
  ['Twitterbot', { 'user-agent': 'Twitterbot/1.0', accept: '*/*', 'accept-encoding': 'gzip, deflate, br' }],
  [
    'facebookexternalhit',
    {
      'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      accept: '*/*',
      'accept-encoding': 'deflate, gzip',
    },
  ],
  ['Slackbot', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', accept: '*/*' }],
  ['WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0 A', accept: '*/*', 'accept-language': 'es-MX' }],
  [
    'LinkedIn',
    { 'user-agent': 'LinkedInBot/1.0', accept: 'text/html, application/xhtml+xml', 'accept-encoding': '' },
  ],
  [
    'Internet Explorer 6',
    {
      'user-agent': 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
      accept: 'image/gif, image/x-xbitmap, image/jpeg, image/pjpeg, application/msword, */*',
      'accept-encoding': 'gzip, deflate',
      'accept-language': 'en-us',
    },
  ],
  [
    'Lynx',
    {
      'user-agent': 'Lynx/2.9.0',
      accept: 'text/html, text/plain, text/sgml, */*;q=0.01',
      'accept-encoding': 'gzip, compress, bzip2',
    },
  ],
  [
    'Chrome',
    {
      'user-agent': `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36`,
      accept: CHROME_ACCEPT,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'en-US,en;q=0.9',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
    },
  ],
  [
    'Safari',
    {
      'user-agent': `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15`,
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate',
      'accept-language': 'es-419,es;q=0.9',
    },
  ],
  ['a client of JSON', { accept: 'application/json', 'accept-encoding': 'br;q=0, gzip;q=0, identity' }],
  ['a client that takes pictures', { accept: 'image/*', 'accept-encoding': 'zstd' }],
  ['a client that takes any coding', { accept: 'text/*;q=0.1', 'accept-encoding': '*' }],
];
