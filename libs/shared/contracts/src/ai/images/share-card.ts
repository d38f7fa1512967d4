import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { slugParameter } from '../../magazine/post-fields.js';
import { lineText } from '../../text/text-fields.js';

/** Width and height of a share card, in pixels: the shape that link previews show whole. */
export const SHARE_CARD_SIDES = { width: 1200, height: 630 } as const;

/** The token of a share link, as in ReadShare and GetShare. */
const shareToken = z.string().regex(/^[\w-]{22,64}$/, 'SHARE_NOT_FOUND');

const reference = lineText().trim().min(1).max(200, 'SCRIPTURE_REFERENCE_TOO_LONG');
const translationId = lineText().trim().min(1).max(40).optional();

/**
 * Draws the picture that a link preview shows: the first words of a passage, the title of what a share link leads
 * to, or that of a post. It is stored, and drawn once. Errors: SHARE_NOT_FOUND, POST_NOT_FOUND, those of GetPassage, SERVICE_UNAVAILABLE when too many wait.
 */
export const DrawShareCard = defineMessage({
  subject: 'ai.image.share-card',
  safe: true,
  request: z.object({
    language: z.enum(LANGUAGES),
    of: z.union([
      z.object({ reference, translationId }),
      z.object({ share: shareToken }),
      z.object({ post: slugParameter }),
    ]),
  }),
  response: z.object({ key: z.string().meta({ description: 'The stored file.' }) }),
  timeoutMs: 20_000,
});

/** A file that every cache between may keep for some seconds. */
const answerFile = (seconds: number) =>
  ({
    mediaTypes: ['image/jpeg'],
    headers: {},
    of: ({ key }: { readonly key: string }) => ({
      key,
      // Without a translation in its address, a passage is that of the language.
      headers: { 'cache-control': `public, max-age=${seconds}`, vary: 'accept-language' },
    }),
  }) as const;

/** Seconds after which the picture of a share is asked for again, so that it is gone soon after the link is revoked. */
export const SHARE_CARD_SECONDS = 300;

/** A passage stays as it is. */
const PASSAGE_CARD_SECONDS = 86_400;

export const passageCardRoute = defineRoute({
  method: 'GET',
  path: '/api/image/cards/passage',
  summary: 'The picture of a passage in link previews',
  tag: 'Images',
  gate: 'everyone',
  message: DrawShareCard,
  query: z.object({ ref: reference, translation: translationId }),
  toRequest: ({ query }, { language }) => ({
    language,
    of: { reference: query.ref, translationId: query.translation },
  }),
  answerFile: answerFile(PASSAGE_CARD_SECONDS),
});

export const shareCardRoute = defineRoute({
  method: 'GET',
  path: '/api/image/cards/shared/{share}',
  summary: 'The picture of a share link in link previews',
  tag: 'Images',
  gate: 'everyone',
  message: DrawShareCard,
  params: z.object({ share: shareToken }),
  toRequest: ({ params }, { language }) => ({ language, of: { share: params.share } }),
  answerFile: answerFile(SHARE_CARD_SECONDS),
});

export const shareCardRoutes = [passageCardRoute, shareCardRoute];
