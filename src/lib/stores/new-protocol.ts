import type { Call } from '#lib/contract/client.ts';
import type { EditedBody } from '#lib/kinds/protocol/body-edits.ts';
import { call as siteCall } from './api.ts';

const KIND = 'protocol';

/** What a protocol is made of that has been read elsewhere. */
export interface NewProtocolBody {
  title: string;
  tags: string[];
  body: EditedBody;
}

/**
 * Makes a protocol with this body; resolves to its id. What the server refuses leaves nothing behind.
 * @throws CallFailed
 */
export async function makeProtocol(made: NewProtocolBody, call: Call = siteCall): Promise<string> {
  const { title, tags, body } = made;
  const { _id: id } = await call('POST /[kind]', { params: { kind: KIND }, body: { title, tags } });
  const params = { kind: KIND, id } as const;
  try {
    await call('PUT /[kind]/[id]/parts/[part]', { params: { ...params, part: 'body' }, body, revision: 1 });
  } catch (error) {
    await call('DELETE /[kind]/[id]', { params }).catch(() => undefined);
    throw error;
  }
  return id;
}
