import { createPhraseEndpoint } from '#lib/contract/endpoints/create-phrase.ts';
import { listPhrasesEndpoint } from '#lib/contract/endpoints/list-phrases.ts';
import { api } from '#lib/server/http/api.ts';
import { createPhrase, listPhrases } from '#lib/server/usecases/accounts/phrases.ts';

export const GET = api(listPhrasesEndpoint, async ({ context, actor }) => ({
  phrases: await listPhrases(context, actor.id),
}));

export const POST = api(createPhraseEndpoint, ({ context, actor, body }) =>
  createPhrase(context, actor, body),
);
