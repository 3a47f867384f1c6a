import type { Context } from '#lib/platform/server/context.ts';
import { ATTEMPTS_MAX, GIVEN_UP_KEPT, type MailState } from '../delivery.ts';
import {
  countMails,
  deleteGivenUpBefore,
  deleteMail,
  giveMailUp,
  takeDueMail,
} from './queued-mail-queries.ts';
import type { Transport } from './transport.ts';

/** Maximum number of mails sent in one round; the others wait for the next. */
const ROUND = 50;

/**
 * Sends the mails that are due, one after the other. A mail that the server does not accept is tried again at
 * growing intervals, up to a maximum. If a process dies while sending, its mail may arrive twice.
 */
export async function sendMails(context: Pick<Context, 'db' | 'now'>, transport: Transport): Promise<void> {
  const { db, now } = context;
  await deleteGivenUpBefore(db, now() - GIVEN_UP_KEPT);
  for (let count = 0; count < ROUND; count += 1) {
    const mail = await takeDueMail(db, now());
    if (!mail) return;
    const handed = await transport.hand(mail);
    if (handed === 'sent') await deleteMail(db, mail.id);
    else if (handed === 'never' || mail.attempts >= ATTEMPTS_MAX) await giveMailUp(db, mail.id, now());
  }
}

/** Numbers of waiting and of recently failed mails; undefined when the site sends no mails. */
export async function readMailState({ db, settings }: Context): Promise<MailState | undefined> {
  return settings.mail ? countMails(db) : undefined;
}
