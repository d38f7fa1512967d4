import { Inject, Injectable } from '@nestjs/common';
import type { ReminderMessage } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import webPush from 'web-push';
import { plansConfiguration, type PlansConfiguration } from '../../plans.configuration.js';
import { PushKeys } from './push-keys.js';
import type { ReminderDevice } from './reminder-device.repository.js';

/** For how long a push service holds a message for a device that is off: a reminder of the morning is old at night. */
const HELD_SECONDS = 4 * 3_600;

const TIMEOUT_MS = 10_000;

/** Without a public address of its own, an installation has no other name for push services. */
const LOCAL_CONTACT = 'mailto:no-reply@localhost';

/** Sends push messages (RFC 8030), encrypted for their device (RFC 8291). */
@Injectable()
export class PushSender {
  constructor(
    private readonly keys: PushKeys,
    @Inject(plansConfiguration.token) private readonly configuration: PlansConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Whether an address belongs to a push service. The browser of a reader names the address, and this service posts to
   * it; without this check anybody could make it call any server.
   */
  isPushService(endpoint: string): boolean {
    const { origin, protocol, host } = new URL(endpoint);
    return this.configuration.PUSH_SERVICES.some((allowed) => {
      const [scheme = '', subdomains] = allowed.split('*');
      if (subdomains === undefined) return origin === allowed;
      return `${protocol}//` === scheme && host.endsWith(subdomains);
    });
  }

  /**
   * Sends a message to a device.
   *
   * @returns whether the device still has the subscription
   * @throws an error when the push service is out of reach or too busy: the message can be sent again
   */
  async send(device: ReminderDevice, message: ReminderMessage): Promise<boolean> {
    const { endpoint } = device;
    if (!this.isPushService(endpoint)) return false; // the operator has removed it from the list
    const request = await this.encrypted(device, message);
    if (!request) return false;
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 404 || status === 410) return false;
    const { origin } = new URL(endpoint);
    if (status === 429 || status >= 500) throw new Error(`${origin} answered ${status} to a push message`);
    if (status >= 300) this.log.warn({ status, service: origin }, 'a push service refused a reminder');
    return true;
  }

  /** @returns undefined if the keys of the device are unusable */
  private async encrypted({ endpoint, p256dh, auth }: ReminderDevice, message: ReminderMessage) {
    const { publicKey, privateKey } = await this.keys.keys();
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: this.contact(), publicKey, privateKey },
          TTL: HELD_SECONDS,
          topic: message.tag,
          contentEncoding: 'aes128gcm',
        },
      );
      const { 'Content-Length': _, ...sent } = headers;
      return body ? { headers: sent, body } : undefined;
    } catch (error) {
      this.log.warn({ err: error }, 'the keys of a push subscription are unusable');
      return undefined;
    }
  }

  /** Who a push service can turn to (RFC 8292, section 2.1). */
  private contact(): string {
    const { PUBLIC_URL } = this.configuration;
    return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : LOCAL_CONTACT;
  }
}
