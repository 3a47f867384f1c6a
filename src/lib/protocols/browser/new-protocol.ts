import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call } from '#lib/platform/browser/client.ts';
import type { EditedBody } from '../body-edits.ts';

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
