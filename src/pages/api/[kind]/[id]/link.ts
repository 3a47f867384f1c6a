import { makeLinkEndpoint } from '#lib/contract/endpoints/make-link.ts';
import { readLinkEndpoint } from '#lib/contract/endpoints/read-link.ts';
import { withdrawLinkEndpoint } from '#lib/contract/endpoints/withdraw-link.ts';
import { api } from '#lib/server/http/api.ts';
import { makeLink, readLink, withdrawLink } from '#lib/server/usecases/people/unlisted-link.ts';

export const GET = api(readLinkEndpoint, ({ context, actor, params }) => readLink(context, actor, params));
export const POST = api(makeLinkEndpoint, ({ context, actor, params }) => makeLink(context, actor, params));
export const DELETE = api(withdrawLinkEndpoint, ({ context, actor, params }) =>
  withdrawLink(context, actor, params),
);
