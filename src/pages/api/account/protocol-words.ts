import { listProtocolWordsEndpoint } from '#lib/contract/endpoints/list-protocol-words.ts';
import { api } from '#lib/server/http/api.ts';
import { protocolWords } from '#lib/server/usecases/items/protocol-words.ts';

export const GET = api(listProtocolWordsEndpoint, async ({ context, actor }) => ({
  words: await protocolWords(context, actor),
}));
