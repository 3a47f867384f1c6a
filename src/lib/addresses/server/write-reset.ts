import type { Transaction } from 'kysely';
import { takeOne } from '#lib/accounts/server/attempts-queries.ts';
import { isPassword } from '#lib/accounts/server/no-password.ts';
import { addResetLink } from '#lib/accounts/server/reset-links-queries.ts';
import { newResetLink } from '#lib/accounts/server/reset-password.ts';
import { resetMailCounter } from '#lib/accounts/server/throttle.ts';
import { lockPerson, usersWithKeys } from '#lib/accounts/server/users-queries.ts';
import { usernameKeys } from '#lib/accounts/username-rules.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { identitiesOf } from '#lib/identities/server/identity-queries.ts';
import { readAddress } from '#lib/mail/address.ts';
import { queueMail } from '#lib/mail/server/queue-mail.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { MailTemplates } from '../mail-request.ts';
import { TOKEN } from '../own-address.ts';
import { type Recipient, recipientOf, recipientsAt } from './recipient-queries.ts';
import type { MailRequestTable } from './tables.ts';

/** Maximum number of accounts with one address that get a mail. */
const ACCOUNTS_MAX = 5;

type Writing = Pick<Context, 'now' | 'settings'>;

/** The accounts whose username or address is the typed text, each once. */
async function meant(trx: Transaction<Database>, typed: string): Promise<Recipient[]> {
  const found = new Map<string, Recipient>();
  for (const { id } of await usersWithKeys(trx, usernameKeys(typed))) {
    const recipient = await recipientOf(trx, id);
    if (recipient) found.set(id, recipient);
  }
  const address = readAddress(typed)?.toLowerCase();
  if (address !== undefined)
    for (const recipient of await recipientsAt(trx, address, ACCOUNTS_MAX))
      found.set(recipient.id, recipient);
  return [...found.values()];
}

/**
 * Sends a link that sets a new password to the accounts that the typed name or address may mean; accounts without a
 * password get a mail that says how to sign in.
 */
export async function writeReset(
  context: Writing,
  trx: Transaction<Database>,
  words: MailTemplates,
  { detail, source }: Pick<MailRequestTable, 'detail' | 'source'>,
): Promise<void> {
  const mailed: string[] = [];
  const ids = (await meant(trx, detail)).map(({ id }) => id).sort();
  for (const id of ids) {
    // Locked, so that no link is sent to an address that is being changed.
    await lockPerson(trx, id);
    const recipient = await recipientOf(trx, id);
    if (!recipient) continue;
    const { username, address } = recipient;
    if (!(await takeOne(trx, resetMailCounter(id), context.now()))) continue;
    const origin = context.settings.publicOrigin;
    const providers = await waysOf(context, trx, recipient);
    if (providers) {
      await queueMail(context, trx, {
        recipient: address,
        ...words.noPassword({ origin, username, providers }),
      });
      continue;
    }
    const { token, link } = newResetLink(context, id);
    await addResetLink(trx, link);
    const facts = { origin, username, link: `${origin}/reset?${TOKEN}=${token}` };
    await queueMail(context, trx, { recipient: address, ...words.reset(facts) });
    mailed.push(id);
  }
  // Last: an entry of the audit log blocks all other entries until the transaction ends.
  for (const personId of mailed)
    await appendEntry(context, trx, { action: 'reset_mailed', actorId: null, personId, source });
}

/** Display names of an account's identity providers; undefined for an account with a password. */
async function waysOf(
  { settings }: Writing,
  trx: Transaction<Database>,
  { id, password_hash }: Recipient,
): Promise<string[] | undefined> {
  const linked = (await identitiesOf(trx, id)).map(({ provider }) => provider);
  const labels = settings.providers.filter((each) => linked.includes(each.id)).map(({ label }) => label);
  const isByPassword = isPassword(password_hash) && (settings.localAccounts || labels.length === 0);
  return isByPassword ? undefined : labels;
}
