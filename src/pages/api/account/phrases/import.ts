import { importPhrasesEndpoint } from '#lib/phrases/endpoints/import-phrases.ts';
import { importPhrases } from '#lib/phrases/server/phrases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(importPhrasesEndpoint, async ({ context, actor, body }) => ({
  phrases: await importPhrases(context, actor, body.phrases),
}));
