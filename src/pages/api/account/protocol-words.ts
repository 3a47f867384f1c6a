import { api } from '#lib/platform/server/http/api.ts';
import { listProtocolWordsEndpoint } from '#lib/protocols/endpoints/list-protocol-words.ts';
import { protocolWords } from '#lib/protocols/server/protocol-words.ts';

export const GET = api(listProtocolWordsEndpoint, async ({ context, actor }) => ({
  words: await protocolWords(context, actor),
}));
