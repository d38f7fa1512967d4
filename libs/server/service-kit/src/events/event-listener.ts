import { Inject, Injectable } from '@nestjs/common';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { EventContract, PayloadOf } from '@word-unfolded/contracts';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { NATS_CONNECTION } from '../messaging/nats-connection.js';
import { LOGGER, type Logger } from '../observability/logger.js';
import { EventSignatures, ForgedEventError } from './event-signatures.js';
import { eventSubject } from './event-stream.js';

/** What a listener does. */
export type Listening<Event extends EventContract> = {
  readonly heard: (payload: PayloadOf<Event>) => void;
  /** Events may have been missed: the connection was lost for a while, or one was malformed. */
  readonly missed: () => void;
};

/**
 * Lets every process hear an event, while a consumer (`Consumes`) lets one replica of a service act on it. Events that
 * are published while the process is not connected are not heard, so a listener must be able to do without them.
 */
@Injectable()
export class EventListener {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly configuration: KitConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Resolves when the events are heard, until the connection of the process is closed. */
  async listen<Event extends EventContract>(
    events: readonly Event[],
    { heard, missed }: Listening<Event>,
  ): Promise<void> {
    const signatures = new EventSignatures(this.configuration);
    const take = (event: Event, message: Msg) => {
      try {
        const id = message.headers?.get('Nats-Msg-Id') ?? '';
        signatures.verify(
          { subject: message.subject, id, data: message.data, headers: message.headers },
          Date.now(),
        );
        heard(event.payload.parse(message.json()) as PayloadOf<Event>);
      } catch (error) {
        this.log.error({ err: error, subject: event.subject }, 'an event could not be heard');
        // What no service has published tells nothing. Otherwise others could empty every cache.
        if (!(error instanceof ForgedEventError)) missed();
      }
    };
    for (const event of events)
      this.connection.subscribe(eventSubject(this.configuration.SUBJECT_PREFIX, event), {
        callback: (error, message) => (error ? missed() : take(event, message)),
      });
    void this.reportOutages(missed);
    await this.connection.flush();
  }

  /** Ends with the connection. */
  private async reportOutages(missed: () => void): Promise<void> {
    for await (const { type } of this.connection.status()) if (type === 'reconnect') missed();
  }
}
