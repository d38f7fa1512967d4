/** The address of the cover of a post. It has the version of the cover, so that it may be stored for long. */
export function coverAddress({ slug, cover }: { readonly slug: string; readonly cover: string }): string {
  return `/api/magazine/${encodeURIComponent(slug)}/cover?${new URLSearchParams({ v: cover }).toString()}`;
}
