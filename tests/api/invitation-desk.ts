import { makeInvitation } from '#lib/invitations/server/make-invitation.ts';
import type { Answer } from '../run/caller.ts';
import { fromElsewhere } from './provider-desk.ts';
import type { Site } from './site.ts';

/** Sends a page's form, as a browser does. */
export const sendForm = (
  site: Pick<Site, 'send'>,
  path: string,
  fields: Record<string, string>,
  cookie?: string,
): Promise<Answer> =>
  site.send('POST', path, {
    cookie,
    body: new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...fromElsewhere() },
  });

/** The path of a new invitation of a reader. */
export const newLink = async ({ context }: Pick<Site, 'context'>): Promise<string> =>
  `/invitation/${await makeInvitation(context, null, { role: 'reader', note: '', days: 1 })}`;

/** The role of an account; undefined when there is none. */
export async function roleOf({ context }: Pick<Site, 'context'>, username: string) {
  const found = context.db.selectFrom('user').select('account_role').where('username', '=', username);
  return (await found.executeTakeFirst())?.account_role;
}
