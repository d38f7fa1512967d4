declare const owner: unique symbol;

/**
 * The reader to whom data belongs. Not any string: it is made in one place, where it is known who asks, so that a
 * query cannot be given an id that came from outside.
 */
export type OwnerId = string & { readonly [owner]: true };

/** Names the reader who asks. Only for the edge of a service, where the gateway's word about who asks arrives. */
export function ownerOf(userId: string): OwnerId {
  return userId as OwnerId;
}

/** A document that belongs to a reader. */
export type Owned = { readonly ownerId: string };
