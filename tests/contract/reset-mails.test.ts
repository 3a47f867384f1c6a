import { expect, it } from 'vitest';
import { NO_PASSWORD } from '#lib/accounts/server/no-password.ts';
import { resetPassword } from '#lib/accounts/server/reset-password.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { RESET_LINK_LIFETIME } from '#lib/accounts/session-rules.ts';
import { MAIL_REQUEST_KEPT } from '#lib/addresses/mail-request.ts';
import { mailWords } from '#lib/addresses/mail-texts.ts';
import { askReset } from '#lib/addresses/server/ask-reset.ts';
import { writeMails } from '#lib/addresses/server/write-mails.ts';
import { makeResetLink, suspend } from '#lib/administration/server/change-account.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { mailDesk, ORIGIN, secretIn, visitor } from './mail-desk.ts';

const NEXT = 'agrafe pile cheval';

describeEachEngine('a forgotten password, by mail', (engine) => {
  const { context, member, mails, reachable, forget } = mailDesk(engine);
  const requests = () =>
    context().db.selectFrom('mail_request').select(['kind', 'user_id', 'detail', 'source']).execute();
  const reset = (token: string) => resetPassword(context(), { token, password: NEXT }, visitor());

  it('is answered by a link that sets a new one, once, and ends all sessions', async () => {
    const anne = await reachable('anne@exemple.fr');
    await forget(anne.username.toUpperCase());
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'anne@exemple.fr', subject: 'Choisir un nouveau mot de passe' });
    const token = secretIn(mail?.content ?? '');
    expect(mail?.content).toContain(`${ORIGIN}/reset?jeton=${token}`);
    const stored = await context().db.selectFrom('reset_link').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await reset(token);
    expect(await errorCode(reset(token))).toBe('reset_link_invalid');
    const sessions = context().db.selectFrom('session').select('id').where('user_id', '=', anne.id);
    expect(await sessions.execute()).toEqual([]);
    await signIn(context(), { username: anne.username, password: NEXT }, visitor());
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Votre mot de passe a été changé']);
    const entries = await readEntries(context(), { userId: anne.id }, { limit: 3 });
    expect(entries.map(({ action }) => action)).toEqual(['signed_in', 'password_reset', 'reset_mailed']);
    expect(entries[2]).toMatchObject({ actor_id: null, person_id: anne.id });
    expect(entries[2]?.source).toMatch(/^198\.51\.\d+\.0\/24$/);
  });

  it('writes the same down for a name or an address that nobody has, and sends nothing', async () => {
    const anne = await reachable('connue@exemple.fr');
    const silent = await member();
    const gone = await reachable('suspendue@exemple.fr');
    await suspend(context(), null, gone.id);
    for (const typed of ['personne', 'personne@exemple.fr', silent.username, gone.username]) {
      await forget(typed, '192.0.2.7');
      expect(await requests()).toEqual([
        { kind: 'reset', user_id: null, detail: typed, source: '192.0.2.0/24' },
      ]);
      expect(await mails(), typed).toEqual([]);
      expect(await requests()).toEqual([]);
    }
    await forget(anne.username, '192.0.2.7');
    expect(await requests()).toMatchObject([{ kind: 'reset', user_id: null, detail: anne.username }]);
    expect(await mails()).toHaveLength(1);
  });

  it('finds every account of an address, whatever its capitals, and writes to each by its name', async () => {
    const both = [await reachable('Deux@exemple.fr'), await reachable('deux@exemple.fr')];
    await forget('DEUX@exemple.fr');
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(['Deux@exemple.fr', 'deux@exemple.fr']);
    for (const { username } of both)
      expect(sent.filter(({ content }) => content.includes(`«\u202f${username}\u202f»`))).toHaveLength(1);
  });

  it('expires after an hour, and with a new password', async () => {
    const anne = await reachable('tard@exemple.fr');
    await forget(anne.username);
    await forget(anne.username);
    const [first = '', second = ''] = (await mails()).map(({ content }) => secretIn(content));
    await reset(second);
    expect(await errorCode(reset(first))).toBe('reset_link_invalid');
    await forget(anne.username);
    const late = (await mails()).map(({ content }) => secretIn(content)).filter((secret) => secret !== '');
    expect(late).toHaveLength(1);
    context().time.now += RESET_LINK_LIFETIME;
    expect(await errorCode(reset(late[0] ?? ''))).toBe('reset_link_invalid');
  });

  it('takes no link away that an administrator has made', async () => {
    const anne = await reachable('gardee@exemple.fr');
    const given = await makeResetLink(context(), null, anne.id);
    await forget(anne.username);
    expect(await mails()).toHaveLength(1);
    await reset(given);
  });

  it('is mailed to one account so often an hour, and asked for so often from one address', async () => {
    const anne = await reachable('souvent@exemple.fr');
    for (let count = 0; count < 5; count += 1) await forget(anne.username);
    expect(await mails()).toHaveLength(3);
    const codes: string[] = [];
    for (let count = 0; count < 32; count += 1) codes.push(await errorCode(forget('x', '203.0.113.9')));
    expect(codes.filter((code) => code === 'no error')).toHaveLength(30);
    expect(codes.at(-1)).toBe('too_many_attempts');
    await mails();
  });

  it('is answered in words for an account without one', async () => {
    const anne = await reachable('sans@exemple.fr');
    const { db } = context();
    await db.updateTable('user').set({ password_hash: NO_PASSWORD }).where('id', '=', anne.id).execute();
    await forget('sans@exemple.fr');
    const [mail] = await mails();
    expect(mail?.content).toContain('ne s’ouvre pas par un mot de passe');
    expect(mail?.content).not.toContain('jeton');
    const links = db.selectFrom('reset_link').select('token_hash').where('user_id', '=', anne.id);
    expect(await links.execute()).toEqual([]);
  });

  it('is written about by one of several processes, and not when it is too late', async () => {
    const anne = await reachable('processus@exemple.fr');
    await forget(anne.username);
    await Promise.all([1, 2, 3].map(() => writeMails(context(), mailWords)));
    expect(await mails()).toHaveLength(1);
    await forget(anne.username);
    context().time.now += MAIL_REQUEST_KEPT;
    expect(await mails()).toEqual([]);
  });

  it('is not to be asked for where the site sends no mails', async () => {
    expect(await errorCode(askReset(engine(), 'anne', '192.0.2.1'))).toBe('not_found');
  });
});
