import { changeProfileEndpoint } from '#lib/accounts/endpoints/change-profile.ts';
import { changeProfile } from '#lib/accounts/server/change-profile.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PATCH = api(changeProfileEndpoint, ({ context, actor, body }) =>
  changeProfile(context, actor, body),
);
