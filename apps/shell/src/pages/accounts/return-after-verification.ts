import { returnPath } from '@word-unfolded/domain';
import { storedText } from '@word-unfolded/ui';

/** The link in the email opens in another tab, in which the address of the registration is not known. */
const STORED = storedText('returnAfterVerification');

/** Remembers the page that a visitor wanted before the registration. @param search the query of the registration */
export function rememberReturn(search: string): void {
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  if (returnUrl === null) STORED.forget();
  else STORED.write(returnUrl);
}

/** The page that was wanted before the registration, once; undefined if none was. */
export function takeReturn(): string | undefined {
  const returnUrl = STORED.read();
  STORED.forget();
  return returnUrl === null ? undefined : returnPath(returnUrl);
}
