import PostalMime from 'postal-mime';

/** A file that was sent with a mail: its size instead of its content. */
type StoredAttachment = { readonly name: string; readonly type: string; readonly bytes: number };

/** A mail as stored by the sandbox. */
export type StoredMail = {
  readonly id: string;
  /** Addresses without display names, separated by commas. */
  readonly to: string;
  readonly from: string;
  /** The Reply-To address, if the mail has one. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Links of the mail, in order, without duplicates. */
  readonly links: readonly string[];
  readonly attachments: readonly StoredAttachment[];
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
};

/** The SMTP envelope of a mail (RFC 5321). It may differ from the header. */
export type Envelope = { readonly to: readonly string[]; readonly from: string };

/**
 * Parses a mail received over SMTP.
 *
 * @param raw RFC 5322, with MIME parts in any encoding
 */
export async function readMail(
  raw: Uint8Array,
  envelope: Envelope,
  { id, sentAt }: { readonly id: string; readonly sentAt: Date },
): Promise<StoredMail> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  return {
    id,
    to: envelope.to.join(', '),
    from: mail.from?.address ?? envelope.from,
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(html, text),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
    sentAt: sentAt.toISOString(),
  };
}

function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    withoutEntities(double ?? single ?? ''),
  );
  const written = text.match(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g) ?? [];
  return [...new Set([...hrefs, ...written])].filter((link) => /^https?:\/\//.test(link));
}

function withoutEntities(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
