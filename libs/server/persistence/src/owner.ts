declare const owner: unique symbol;

/**
 * The id of the user who owns data. A branded type: only the edge of a service creates it, from the authenticated
 * caller, so a query cannot receive an id from outside.
 */
export type OwnerId = string & { readonly [owner]: true };

/**
 * Creates the owner of the current caller. Only for the edge of a service, where the gateway states the caller's
 * identity.
 */
export function ownerOf(userId: string): OwnerId {
  return userId as OwnerId;
}

/** A document that belongs to a user. */
export type Owned = { readonly ownerId: string };
