import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Call, CallArguments } from '#lib/platform/browser/client.ts';
import type { ItemKind } from '../item.ts';

/** The body of a new item, read from a file or another site. */
export interface NewItemBody {
  title: string;
  tags: string[];
  body: CallArguments<'PUT /[kind]/[id]/parts/[part]'>['body'];
}

/**
 * Creates an item with this body; resolves to its id. If the server refuses the body, no item remains.
 * @throws CallFailed
 */
export async function makeItem(kind: ItemKind, made: NewItemBody, call: Call = siteCall): Promise<string> {
  const { title, tags, body } = made;
  const { _id: id } = await call('POST /[kind]', { params: { kind }, body: { title, tags } });
  const params = { kind, id } as const;
  try {
    await call('PUT /[kind]/[id]/parts/[part]', { params: { ...params, part: 'body' }, body, revision: 1 });
  } catch (error) {
    await call('DELETE /[kind]/[id]', { params }).catch(() => undefined);
    throw error;
  }
  return id;
}
