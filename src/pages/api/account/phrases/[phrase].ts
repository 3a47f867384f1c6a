import { changePhraseEndpoint } from '#lib/phrases/endpoints/change-phrase.ts';
import { deletePhraseEndpoint } from '#lib/phrases/endpoints/delete-phrase.ts';
import { changePhrase, removePhrase } from '#lib/phrases/server/phrases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const PUT = api(changePhraseEndpoint, ({ context, actor, params, body }) =>
  changePhrase(context, actor, params.phrase, body),
);

export const DELETE = api(deletePhraseEndpoint, ({ context, actor, params }) =>
  removePhrase(context, actor, params.phrase),
);
