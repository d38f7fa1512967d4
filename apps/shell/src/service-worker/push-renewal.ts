/** What the renewal uses of the worker. */
export type RenewalDevice = {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly pushManager: Pick<PushManager, 'subscribe'>;
  readonly digest: (content: ArrayBuffer) => Promise<ArrayBuffer>;
};

/** The subscriptions of the event `pushsubscriptionchange`; browsers do not always know them. */
export type ChangedPush = {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

const REMINDER = '/api/rhema/reminder';

/**
 * Tells the server the subscription that replaces one that a browser or its push service has ended. Otherwise the
 * reminders would end without a word. Without a session there is nothing to renew, because signing out ends them too.
 *
 * @throws Error when the server cannot be reached or refuses
 */
export async function renewPush(
  { oldSubscription, newSubscription }: ChangedPush,
  { fetch, pushManager, digest }: RenewalDevice,
): Promise<void> {
  const { csrfToken } = await answerOf<{ csrfToken: string }>(await fetch('/api/csrf-token'));
  const csrf = { 'x-csrf-token': csrfToken };
  const renewed = await fetch('/api/auth/refresh', { method: 'POST', headers: csrf });
  if (renewed.status === 401) return;
  const { data: session } = await answerOf<{ data: { token: string } }>(renewed);
  const headers = { ...csrf, authorization: `Bearer ${session.token}` };
  const keyOfServer = async () => {
    const { data } = await answerOf<{ data: { publicKey: string } }>(await fetch(REMINDER, { headers }));
    return data.publicKey;
  };
  const subscription =
    newSubscription ??
    (await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await keyOfServer()),
    }));
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
  const json = { ...headers, 'content-type': 'application/json' };
  await answerOf(await fetch(`${REMINDER}/devices`, { method: 'POST', headers: json, body }));
  if (!oldSubscription || oldSubscription.endpoint === endpoint) return;
  const id = base64urlOf(await digest(new TextEncoder().encode(oldSubscription.endpoint).buffer));
  // The server removes it anyway, with the next message that its push service refuses.
  await fetch(`${REMINDER}/devices/${id}`, { method: 'DELETE', headers }).catch(() => undefined);
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Answer;
}

function base64urlOf(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
