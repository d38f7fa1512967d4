/** What this browser allows: nothing, nothing any more, or notifications, which are off or on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** A push subscription as the server stores it. */
export type DevicePush = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** What this browser allows, and whether it is subscribed. */
export async function pushState(): Promise<PushState> {
  const registration = await registrationWithPush();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** The id of this device among those of its reader: the digest of its endpoint; undefined without a subscription. */
export async function pushDeviceId(): Promise<string | undefined> {
  const registration = await registrationWithPush();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? digestOf(subscription.endpoint) : undefined;
}

/**
 * Asks the reader for permission, and subscribes this browser.
 *
 * @param publicKey VAPID key of the server, in base64url
 * @returns undefined if the reader refuses
 * @throws the errors of the browser, such as a push service that it cannot reach
 */
export async function startPush(publicKey: string): Promise<DevicePush | undefined> {
  const registration = await registrationWithPush();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return undefined;
  const applicationServerKey = bytesOf(publicKey);
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  // A subscription for another key, such as that of an earlier installation, would refuse its messages.
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Ends the subscription of this browser; its push service tells the server with the next message. */
export async function endPush(): Promise<void> {
  const registration = await registrationWithPush();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function registrationWithPush(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('Notification' in window) || !('PushManager' in window)) return undefined;
  return window.navigator.serviceWorker?.getRegistration();
}

function isSame(left: ArrayBuffer | null, right: Uint8Array): boolean {
  const bytes = new Uint8Array(left ?? new ArrayBuffer());
  return bytes.length === right.length && bytes.every((byte, index) => byte === right[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
