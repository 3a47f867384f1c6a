/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The signed-in person, or null. Set by the middleware for every request. */
    actor: import('#lib/accounts/actor.ts').Actor | null;
    /** The item in the path, when the route's access rule concerns one. */
    item?: import('#lib/items/server/find-item.ts').ItemAccess | undefined;
    /** Set when this person already has too many searches waiting: the list's page says so, and runs no query. */
    searchRefused?: true;
    /** The site's own public origin: `https://exemple.fr`. */
    origin: string;
    /** Whether the site was first filled with the demo content; absent on error pages, which run no query. */
    isDemo?: boolean;
    /** Whether the establishment has written its own statement of accessibility. */
    hasOwnStatement?: boolean;
    /** Public content is only for people with an account. */
    membersOnly?: boolean;
    /** Whether the request carries the cookie of a session that was ended from elsewhere. */
    isRevoked?: boolean;
    /** Counts the confirmations and reviews waiting for the signed-in person; absent until the session is known. */
    countWaiting?: () => Promise<number>;
    /** Sends a body while it is still being read (`streamed`); absent in `astro dev`. */
    stream?: (body: import('#lib/platform/server/http/streamed.ts').StreamedBody) => void;
  }
}
