import { signedFilePath, verifySignedFile } from './signed-file.js';

const SECRET = 'a secret of this installation, long enough';
const NOON = Date.UTC(2026, 0, 1, 12);
const KEY = 'avatars/0b7c-4d.webp';
const signed = (key = KEY, secret = SECRET) => signedFilePath(key, NOON / 1_000 + 60, secret);

function verify(address: string, now = NOON, secret = SECRET) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return verifySignedFile(pathname, Object.fromEntries(searchParams), secret, now);
}

describe('signed address of a file', () => {
  it('grants access to its file until it expires', () => {
    expect(verify(signed())).toEqual({ key: KEY, secondsLeft: 60 });
    expect(verify(signed(), NOON + 59_000)).toEqual({ key: KEY, secondsLeft: 1 });
    expect(verify(signed(), NOON + 60_000)).toBeUndefined();
  });

  it('is accepted from before to after a change of the secret, step by step', () => {
    const NEXT = 'the next secret of this installation';
    const steps = [SECRET, `${SECRET}, ${NEXT}`, `${NEXT},${SECRET}`, NEXT];
    // Replicas are replaced one after the other: some are one step ahead of others.
    for (const [index, step] of steps.entries())
      for (const other of steps.slice(Math.max(0, index - 1), index + 2))
        expect(verify(signed(KEY, step), NOON, other)).toBeDefined();
    expect(verify(signed(KEY, SECRET), NOON, NEXT)).toBeUndefined();
  });

  it.each([
    ['another file', signed().replace('0b7c', '0b7d')],
    ['a later end', signed().replace(/expires=\d+/, `expires=${NOON}`)],
    ['no signature', signed().replace(/signature=.*/, '')],
    ['an empty signature', signed().replace(/signature=.*/, 'signature=')],
    ['the signature of another installation', signed(KEY, 'another secret that is as long as the first')],
    ['an end in words', signed().replace(/expires=\d+/, 'expires=never')],
    ['a path that is encoded', signed().replace('avatars/', 'avatars%2F')],
    ['another place', signed().replace('/api/files/', '/api/other/')],
  ])('grants no access with %s', (_, address) => {
    expect(verify(address)).toBeUndefined();
  });

  it.each([
    '../etc/passwd',
    'avatars/../../etc/passwd',
    '/etc/passwd',
    'avatars//x.webp',
    'avatars/x\0.webp',
  ])('never leaves the store, even if it is signed: %j', (key) => {
    const query = Object.fromEntries(new URL(signed(key), 'http://localhost').searchParams);
    expect(verifySignedFile(`/api/files/${key}`, query, SECRET, NOON)).toBeUndefined();
  });

  it('is rejected if a parameter appears twice', () => {
    const { expires, signature } = Object.fromEntries(new URL(signed(), 'http://localhost').searchParams);
    const twice = { expires: [expires, expires], signature };
    expect(verifySignedFile(`/api/files/${KEY}`, twice, SECRET, NOON)).toBeUndefined();
  });
});
