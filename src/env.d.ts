/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The signed-in person, or null. Set by the middleware for every request. */
    actor: import('#lib/accounts/actor.ts').Actor | null;
    /** The item in the path, when the route's access rule concerns one. */
    item?: import('#lib/items/server/find-item.ts').ItemAccess | undefined;
    /** Too many searches of this person are waiting: the list's page says so, and reads nothing. */
    searchRefused?: true;
    /** The site's own origin, as its readers see it: `https://exemple.fr`. */
    origin: string;
    /** Whether the site began with the demo's content; absent on the error pages, which ask nobody anything. */
    isDemo?: boolean;
    /** Whether the establishment has written its own statement of accessibility. */
    hasOwnStatement?: boolean;
    /** Public content is only for people with an account. */
    membersOnly?: boolean;
    /** Whether the request carries the cookie of a session that was ended from elsewhere. */
    isRevoked?: boolean;
    /** How many confirmations and reviews wait for the person who asks; absent until it is known who that is. */
    countWaiting?: () => Promise<number>;
    /** Takes a body that is sent as it is read (`streamed`); absent in `astro dev`. */
    stream?: (body: import('#lib/platform/server/http/streamed.ts').StreamedBody) => void;
  }
}
