import { chooseTitlesEndpoint } from '#lib/items/endpoints/choose-titles.ts';
import { chooseTitles } from '#lib/items/server/titles.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PUT = api(chooseTitlesEndpoint, ({ context, actor, body }) =>
  chooseTitles(context, actor, body),
);
