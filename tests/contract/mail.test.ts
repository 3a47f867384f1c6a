import { expect, it } from 'vitest';
import { ATTEMPTS_MAX, GIVEN_UP_KEPT, type NewMail, waitAfter } from '#lib/mail/delivery.ts';
import { queueMail } from '#lib/mail/server/queue-mail.ts';
import { sendMails } from '#lib/mail/server/send-mails.ts';
import type { DeliveryResult, Transport } from '#lib/mail/server/transport.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const MAIL = { recipient: 'anne@exemple.fr', subject: 'Objet', content: 'Un secret.' };

describeEachEngine('mails that wait', (engine) => {
  let at = 0;
  const context = () => ({ ...engine(), now: () => engine().now() + at });
  const queue = (mail: NewMail = MAIL) => tx(context(), (trx) => queueMail(context(), trx, mail));
  const rows = () => context().db.selectFrom('queued_mail').selectAll().execute();
  const clear = () => context().db.deleteFrom('queued_mail').execute();
  /** A server that answers so, and what it was handed. */
  function answering(handed: DeliveryResult): Transport & { mails: string[] } {
    const mails: string[] = [];
    return {
      mails,
      hand: async ({ recipient }) => {
        mails.push(recipient);
        return handed;
      },
    };
  }

  it('are sent once, the one that waits longest first, and forgotten', async () => {
    await clear();
    await queue({ ...MAIL, recipient: 'premiere@exemple.fr' });
    at += 1;
    await queue({ ...MAIL, recipient: 'seconde@exemple.fr' });
    const server = answering('sent');
    await sendMails(context(), server);
    await sendMails(context(), server);
    expect(server.mails).toEqual(['premiere@exemple.fr', 'seconde@exemple.fr']);
    expect(await rows()).toEqual([]);
  });

  it('are sent by one of several processes each', async () => {
    await clear();
    for (let count = 0; count < 12; count += 1) await queue({ ...MAIL, recipient: `a${count}@exemple.fr` });
    const server = answering('sent');
    await Promise.all([1, 2, 3].map(() => sendMails(context(), server)));
    await sendMails(context(), server);
    expect(server.mails).toHaveLength(12);
    expect(new Set(server.mails).size).toBe(12);
  });

  it('are not sent where their transaction comes to nothing', async () => {
    await clear();
    const failing = tx(context(), async (trx) => {
      await queueMail(context(), trx, MAIL);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('are tried again more and more rarely, then given up without their text, and forgotten', async () => {
    await clear();
    await queue();
    const server = answering('later');
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      await sendMails(context(), server);
      await sendMails(context(), server);
      expect(server.mails).toHaveLength(attempt);
      at += waitAfter(attempt) - 1;
      await sendMails(context(), server);
      expect(server.mails).toHaveLength(attempt);
      at += 1;
    }
    await sendMails(context(), server);
    expect(server.mails).toHaveLength(ATTEMPTS_MAX);
    expect(await rows()).toMatchObject([{ content: '', given_up_at: expect.any(Number) }]);
    at += GIVEN_UP_KEPT;
    await sendMails(context(), server);
    expect(await rows()).toEqual([]);
  });

  it('are given up at once when they are refused for good', async () => {
    await clear();
    await queue();
    const server = answering('never');
    await sendMails(context(), server);
    at += waitAfter(1);
    await sendMails(context(), server);
    expect(server.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ content: '', attempts: 1 }]);
  });

  it('hold one plain address and one line of subject', async () => {
    await clear();
    for (const wrong of [
      { ...MAIL, recipient: 'anne@exemple.fr\r\nBcc: tous@exemple.fr' },
      { ...MAIL, recipient: 'anne@exemple.fr, bob@exemple.fr' },
      { ...MAIL, subject: 'Objet\r\nBcc: tous@exemple.fr' },
    ])
      expect(await errorCode(queue(wrong))).toBe('bad_request');
    expect(await rows()).toEqual([]);
  });
});
