import { randomBytes } from 'node:crypto';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import type { Quest, Target } from './access-targets.ts';

/** A public case of the person's own that somebody copied, and that is deleted then. */
async function deleted({ site, person }: Quest): Promise<Target> {
  if (!person) return {};
  const id = await site.item(person, 'case', 'public');
  const copier = await site.person(`copiste-${randomBytes(6).toString('hex')}`);
  await site.send('POST', `/api/cases/${id}/copy`, { token: copier.token });
  const [file] = await itemFiles(site.context.db, id);
  await site.send('DELETE', `/api/cases/${id}`, { token: person.token });
  const zones = [{ x: 0, y: 0, width: 1, height: 1 }];
  return { names: { deleted: id }, sending: { json: { images: [{ file, zones }] } } };
}

export const LEFT_IN_COPIES_TARGETS = {
  'GET /api/account/copies/[deleted]': deleted,
  'POST /api/account/copies/[deleted]/masked': deleted,
};
