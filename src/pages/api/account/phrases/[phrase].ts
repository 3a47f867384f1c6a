import { changePhraseEndpoint } from '#lib/contract/endpoints/change-phrase.ts';
import { deletePhraseEndpoint } from '#lib/contract/endpoints/delete-phrase.ts';
import { api } from '#lib/server/http/api.ts';
import { changePhrase, removePhrase } from '#lib/server/usecases/accounts/phrases.ts';

export const PUT = api(changePhraseEndpoint, ({ context, actor, params, body }) =>
  changePhrase(context, actor, params.phrase, body),
);

export const DELETE = api(deletePhraseEndpoint, ({ context, actor, params }) =>
  removePhrase(context, actor, params.phrase),
);
