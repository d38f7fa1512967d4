import { cleanLine, cleanText } from '@word-unfolded/domain';
import { z } from 'zod';
import type { ErrorCode } from '../errors/registry.js';

/** Above every field limit and below the body limit, so that no regular expression receives a longer text. */
const RAW_CHARACTERS = 400_000;

/** The schemas of texts that may have several lines. Every other text of a request is one line, which a test checks. */
export const multiline = z.registry<{ readonly multiline: true }>();

/**
 * A text of several lines, without control characters; the checks that follow bound its length. A text longer than any
 * field limit passes unchanged, so that its field refuses it.
 *
 * @param missing the error code of an absent text
 */
export function multilineText(missing?: ErrorCode): z.ZodString {
  return z.string(missing).overwrite(bounded(cleanText)).register(multiline, { multiline: true });
}

/**
 * A text of one line, such as a title: a line break becomes a space, and control characters and overrides of the
 * writing direction are removed. It is normalised, not refused, so that no entry of an older device or a file is lost.
 *
 * @param missing the error code of an absent text
 */
export function lineText(missing?: ErrorCode): z.ZodString {
  return z.string(missing).overwrite(bounded(cleanLine));
}

function bounded(clean: (text: string) => string): (text: string) => string {
  return (text) => (text.length > RAW_CHARACTERS ? text : clean(text));
}
