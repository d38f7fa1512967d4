import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  defineMessage,
  defineRoute,
  defineWebhookRoute,
  webhookRequest,
  type RequestOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A calendar that an address with a token opens, as calendar programs fetch it. */
const GetCalendar = defineMessage({
  subject: 'journal.calendar.get',
  request: z.object({ token: z.string(), language: z.string() }),
  response: z.object({ calendar: z.string() }),
});

export const calendarRoute = defineRoute({
  method: 'GET',
  path: '/api/calendars/{token}.ics',
  summary: 'A calendar',
  tag: 'Test',
  gate: 'everyone',
  message: GetCalendar,
  params: z.object({ token: z.string() }),
  toRequest: ({ params }, { language }) => ({ ...params, language }),
  answerText: { mediaType: 'text/calendar', of: ({ calendar }) => ({ text: calendar, saveAs: 'plan.ics' }) },
});

/** A post that is cached until its service publishes that it has changed. */
const GetPost = defineMessage({
  subject: 'journal.post.get',
  request: z.object({ slug: z.string() }),
  response: z.object({ html: z.string() }),
});

export const postRoute = defineRoute({
  method: 'GET',
  path: '/api/posts/{slug}',
  summary: 'A post as a document',
  tag: 'Test',
  gate: 'everyone',
  message: GetPost,
  params: z.object({ slug: z.string() }),
  toRequest: ({ params }) => params,
  answerText: { mediaType: 'text/html', of: ({ html }) => ({ text: html }) },
  caching: {
    maxAgeSeconds: 0,
    staleWhileRevalidateSeconds: 0,
    variesByLanguage: false,
    tags: ['posts', 'post:{slug}'],
  },
});

const TakeEvent = defineMessage({
  subject: 'billing.event.take',
  request: webhookRequest,
  response: z.object({ received: z.literal(true) }),
});

export const webhookRoute = defineWebhookRoute({
  path: '/api/hooks/payments',
  summary: 'Events of the payment provider',
  tag: 'Test',
  message: TakeEvent,
  headers: ['payment-signature', 'user-agent'],
  bodyLimit: 200_000,
  answersWithinMs: 10_000,
});

const SECRET = 'whsec_of_this_test';

/** The signature of a provider, over the time and the bytes of the body. */
export const signatureOf = (body: Uint8Array, at: number) =>
  `t=${at},v1=${createHmac('sha256', SECRET).update(`${at}.`).update(body).digest('hex')}`;

/** What the fakes contain, and what reached them. */
export const content = {
  posts: new Map<string, string>(),
  asked: [] as string[],
  /** A post waits for it, so that a test can act while it is fetched. */
  reading: Promise.resolve(),
  /** Ids of events, each once. */
  events: new Set<string>(),
  received: [] as Buffer[],
};

@Controller()
class FakePublisher {
  @Handles(GetCalendar)
  calendar({ token, language }: RequestOf<typeof GetCalendar>) {
    if (token !== 'abc') throw AppError.of('SHARE_NOT_FOUND');
    return { calendar: `BEGIN:VCALENDAR\r\nX-LANG:${language}\r\nEND:VCALENDAR\r\n` };
  }

  @Handles(GetPost)
  async post({ slug }: RequestOf<typeof GetPost>) {
    content.asked.push(slug);
    const html = content.posts.get(slug);
    await content.reading;
    return { html: `<!doctype html><title>${html}</title>` };
  }
}

@Controller()
class FakeBilling {
  @Handles(TakeEvent)
  take({ body, headers }: RequestOf<typeof TakeEvent>) {
    const bytes = Buffer.from(body, 'base64');
    const given = Buffer.from(headers['payment-signature'] ?? '');
    const at = Number(/^t=(\d+)/.exec(given.toString())?.[1]);
    const expected = Buffer.from(signatureOf(bytes, at));
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw AppError.of('SIGNATURE_INVALID');
    content.received.push(bytes);
    content.events.add((JSON.parse(bytes.toString()) as { id: string }).id);
    return { received: true as const };
  }
}

@Module({ controllers: [FakePublisher] })
export class PublisherModule {}

@Module({ controllers: [FakeBilling] })
export class BillingModule {}
