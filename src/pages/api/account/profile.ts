import { profileChange } from '#lib/contract/accounts.ts';
import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { changeProfile } from '#lib/server/usecases/accounts/change-profile.ts';

export const PATCH = signedInApi(async ({ context, actor, request }) =>
  json(await changeProfile(context, actor, await readJson(request, profileChange))),
);
