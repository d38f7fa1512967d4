import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@word-unfolded/service-kit';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter } from 'prom-client';
import { addressReader } from '../edge/address-reader.js';
import { languageOfHeaders, requestId } from '../edge/reader.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { AddressThrottle } from '../throttle/address-throttle.js';
import { AnswerCache } from './answer-cache.js';
import type { CachedAnswer } from './cached-answer.js';
import { sendCached } from './send-cached.js';

/**
 * Answers cached responses before the request reaches Fastify, because routing and hooks would cost more than the
 * response. The request still counts for the throttle.
 */
@Injectable()
export class CachedResponsePath {
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly answered: Counter;

  constructor(
    private readonly cache: AnswerCache,
    private readonly throttle: AddressThrottle,
    @Inject(gatewayConfiguration.token) configuration: GatewayConfiguration,
    metrics: Metrics,
  ) {
    this.addressOf = addressReader(configuration.TRUSTED_PROXIES);
    this.answered = new Counter({
      name: 'http_answers_from_memory_total',
      help: 'Requests that were answered from the memory of the gateway.',
      registers: [metrics.registry],
    });
  }

  /** Answers from memory, or passes the request on. */
  take(request: IncomingMessage, response: ServerResponse, handOn: () => void): void {
    const answer = this.find(request);
    if (!answer) return handOn();
    const send = () => {
      this.answered.inc();
      sendCached(answer, requestId(request), request, response);
    };
    try {
      const counted = this.throttle.count(this.addressOf(request), Date.now());
      if (counted) counted.then(send, handOn);
      else send();
    } catch {
      // The address has exceeded its limit: Fastify's pipeline counts the request again and sends the error.
      handOn();
    }
  }

  private find(request: IncomingMessage): CachedAnswer | undefined {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !request.url) return undefined;
    return this.cache.get(languageOfHeaders(request.headers), request.url);
  }
}
