import { changeProfileEndpoint } from '#lib/contract/endpoints/change-profile.ts';
import { api } from '#lib/server/http/api.ts';
import { changeProfile } from '#lib/server/usecases/accounts/change-profile.ts';

export const PATCH = api(changeProfileEndpoint, ({ context, actor, body }) =>
  changeProfile(context, actor, body),
);
