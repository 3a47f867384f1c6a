import { importPhrasesEndpoint } from '#lib/contract/endpoints/import-phrases.ts';
import { api } from '#lib/server/http/api.ts';
import { importPhrases } from '#lib/server/usecases/accounts/phrases.ts';

export const POST = api(importPhrasesEndpoint, async ({ context, actor, body }) => ({
  phrases: await importPhrases(context, actor, body.phrases),
}));
