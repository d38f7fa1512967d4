import { OFFER_CHARACTERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { meteredSubject } from '../ai/answers/metered-subject.js';
import { multilineText } from '../text/text-fields.js';

/** The tier from which readers may talk to Selah (specification, section 2). */
export const VOICE_TIER = { tier: 'premium' } as const;

/** Bytes of a body with an offer: its line ends are escaped in JSON. */
export const OFFER_BODY_BYTES = 80_000;

/** The browser's offer of a call (SDP, RFC 8866). */
export const sessionOffer = multilineText('VOICE_OFFER_INVALID')
  .max(OFFER_CHARACTERS, 'VOICE_OFFER_INVALID')
  .meta({
    description: 'The SDP offer of a new RTCPeerConnection, with an audio track that sends and receives.',
  });

/** The provider's answer to an offer. */
export const sessionAnswer = z.string().max(200_000).meta({ description: 'The SDP answer.' });

/** A reader who pays for minutes. */
export const voiceReader = meteredSubject.options[0];

/** A call of a reader, by its id. */
export const ownCall = z.object({ subject: voiceReader, sessionId: documentId });

/** A server that helps the browser to reach the provider (WebRTC, RTCIceServer). */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** What is left of the day for calls. */
export const voiceTime = z.object({
  secondsLeft: z
    .int()
    .min(0)
    .meta({ description: 'How long calls may go on today, in seconds; of a running call, from now on.' }),
  limited: z.boolean().meta({ description: 'Whether the limits of the day apply to the reader.' }),
  resetsAt: z.iso.datetime(),
});
