import { makeLinkEndpoint } from '#lib/people/endpoints/make-link.ts';
import { readLinkEndpoint } from '#lib/people/endpoints/read-link.ts';
import { withdrawLinkEndpoint } from '#lib/people/endpoints/withdraw-link.ts';
import { makeLink, readLink, withdrawLink } from '#lib/people/server/share-by-link.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readLinkEndpoint, ({ context, actor, params }) => readLink(context, actor, params));
export const POST = api(makeLinkEndpoint, ({ context, actor, params }) => makeLink(context, actor, params));
export const DELETE = api(withdrawLinkEndpoint, ({ context, actor, params }) =>
  withdrawLink(context, actor, params),
);
