import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { makeInvitation } from '#lib/invitations/server/make-invitation.ts';
import type { Quest, Target } from './access-targets.ts';

/** A person, and a public item of theirs. */
async function someone({ site }: Quest): Promise<Target> {
  const person = await site.person(`Quidam ${crypto.randomUUID().slice(0, 8)}`);
  const item = await site.item(person, 'case', 'public');
  const { id } = await site.context.db
    .selectFrom('user')
    .select('id')
    .where('username', '=', person.username)
    .executeTakeFirstOrThrow();
  return { names: { person: id, item } };
}

/** A list that its owner shares. */
async function sharedList({ site, owner }: Quest): Promise<Target> {
  const { token } = owner;
  const { json: list } = await site.send('POST', '/api/collections', {
    token,
    json: { name: `Liste ${crypto.randomUUID().slice(0, 8)}`, description: '' },
  });
  const { json } = await site.send('POST', `/api/collections/${list._id}/share`, { token, json: {} });
  return { names: { token: json.token } };
}

/** An invitation that nobody has accepted. */
async function invitation({ site }: Quest): Promise<Target> {
  const token = await makeInvitation(site.context, null, { role: 'reader', note: '', days: 1 });
  const username = `Convive ${crypto.randomUUID().slice(0, 8)}`;
  const body = new URLSearchParams({ username, password: 'cheval agrafe pile' });
  return { names: { token }, sending: { body } };
}

const withForm =
  (make: (quest: Quest) => Promise<Target>, form: Record<string, string>) =>
  async (quest: Quest): Promise<Target> => ({
    ...(await make(quest)),
    sending: { body: new URLSearchParams(form) },
  });

/** The targets of the pages of administration, and of « Signaler ». */
export const ADMINISTRATION_TARGETS: Record<string, (quest: Quest) => Promise<Target>> = {
  'GET /administration/people/[person]': someone,
  'POST /administration/people/[person]': withForm(someone, { action: 'suspendre' }),
  'GET /administration/items/[item]': someone,
  'POST /administration/items/[item]': withForm(someone, { motif: 'Un nom est lisible.' }),
  'POST /api/administration/items/[item]/masked': async (quest) => {
    const target = await someone(quest);
    const [file] = await itemFiles(quest.site.context.db, target.names?.item ?? '');
    const images = [{ file, zones: [{ x: 0, y: 0, width: 1, height: 1 }] }];
    return { ...target, sending: { json: { images, reason: 'Un nom est lisible.' } } };
  },
  'GET /invitation/[token]': invitation,
  'POST /invitation/[token]': invitation,
  'GET /flag/list/[token]': sharedList,
  'POST /flag/list/[token]': withForm(sharedList, { motif: 'other', precisions: 'Lien mort.' }),
};
