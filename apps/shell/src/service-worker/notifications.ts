/** A notification as the server sends it in a push message (`reminderMessage` of the contracts). */
export type PushedNotification = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly path: string } };
};

const ICON = '/icon-192.png';

/**
 * Reads a push message. Browsers take away the permission of a site that shows nothing, so a message that this build
 * cannot read has the address of the site.
 */
export function notificationOf(text: string, otherwise: string): PushedNotification {
  const { title, body, lang, tag, path } = fieldsOf(text);
  return {
    title: title ?? otherwise,
    options: {
      icon: ICON,
      data: { path: path?.startsWith('/') ? path : '/' },
      ...(body !== undefined && { body }),
      ...(lang !== undefined && { lang }),
      ...(tag !== undefined && { tag }),
    },
  };
}

/** The page that a notification opens; always one of this site. */
export function pageOf(data: unknown, origin: string): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/';
  const page = new URL(path, origin);
  return page.origin === origin ? page.href : `${origin}/`;
}

function fieldsOf(text: string): Readonly<Record<string, string | undefined>> {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
