import { chooseTitlesEndpoint } from '#lib/contract/endpoints/choose-titles.ts';
import { api } from '#lib/server/http/api.ts';
import { chooseTitles } from '#lib/server/usecases/accounts/titles.ts';

export const PUT = api(chooseTitlesEndpoint, ({ context, actor, body }) =>
  chooseTitles(context, actor, body),
);
