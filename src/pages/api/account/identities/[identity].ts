import { unlinkIdentityEndpoint } from '#lib/identities/endpoints/unlink-identity.ts';
import { unlinkIdentity } from '#lib/identities/server/linked-identities.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const DELETE = api(unlinkIdentityEndpoint, ({ context, actor, params, body, visitor }) =>
  unlinkIdentity(context, actor, { id: params.identity, password: body.password }, visitor),
);
