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

/** Mails of one round: what has queued for longer is sent in the next. */
const ROUND = 50;

/**
 * Sends the mails that are due, one after the other. A mail that the server does not accept is tried again later, at
 * growing intervals, and given up in the end. A mail of a process that died while sending may arrive twice.
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

/** How many mails wait, and were given up recently; undefined where the site sends none. */
export async function readMailState({ db, settings }: Context): Promise<MailState | undefined> {
  return settings.mail ? countMails(db) : undefined;
}
