import { createPhraseEndpoint } from '#lib/phrases/endpoints/create-phrase.ts';
import { listPhrasesEndpoint } from '#lib/phrases/endpoints/list-phrases.ts';
import { createPhrase, listPhrases } from '#lib/phrases/server/phrases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listPhrasesEndpoint, async ({ context, actor }) => ({
  phrases: await listPhrases(context, actor.id),
}));

export const POST = api(createPhraseEndpoint, ({ context, actor, body }) =>
  createPhrase(context, actor, body),
);
