import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { register } from '#lib/accounts/server/register.ts';
import { endOtherSessions } from '#lib/accounts/server/sessions.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { removePasskey } from '#lib/second-factor/server/add-passkey.ts';
import { readPending } from '#lib/second-factor/server/finish-second-step.ts';
import { insertPasskey } from '#lib/second-factor/server/passkey-queries.ts';
import { beginTotp, confirmTotp, removeTotp } from '#lib/second-factor/server/set-up-totp.ts';
import { readTotp } from '#lib/second-factor/server/totp-queries.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const PASSWORD = 'cheval agrafe pile';
const visitor = { address: '192.0.2.1', device: '', deviceSecret: null };

describeEachEngine('other sessions of a person', (context) => {
  const opened = async (username: string) =>
    (await signIn(context(), { username, password: PASSWORD }, visitor)).token;
  const isOpen = async (token: string) => (await authenticateBearer(context(), token)) !== null;
  /** A person signed in twice: where they act, and elsewhere. */
  async function personTwice(username: string) {
    await register(context(), { username, password: PASSWORD }, null);
    const here = await opened(username);
    const actor = (await authenticateBearer(context(), here)) as Actor;
    return { actor, here, elsewhere: await opened(username) };
  }
  const codeOf = async ({ id }: Actor) => {
    const { secret = '' } = (await readTotp(context().db, id)) ?? {};
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: context().time.now });
  };
  const proof = async (actor: Actor, password = PASSWORD) => ({ password, code: await codeOf(actor) });
  const addPasskey = async ({ id }: Actor) => {
    const key = { id: `key of ${id}`, user_id: id, public_key: 'oA', counter: 0, transports: '', name: '' };
    await context()
      .db.transaction()
      .execute((trx) => insertPasskey(trx, { ...key, created_at: 1, used_at: null }));
    return key.id;
  };

  it('end when an application of codes comes into service, and when it is taken off', async () => {
    const { actor, here, elsewhere } = await personTwice('Aude');
    await beginTotp(context(), actor);
    expect(await errorCode(confirmTotp(context(), actor, await proof(actor, 'non'), visitor))).toBe(
      'wrong_password',
    );
    expect(await isOpen(elsewhere)).toBe(true);
    await confirmTotp(context(), actor, await proof(actor), visitor);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    context().time.now += 30_000;
    const waiting = await signIn(context(), { username: 'Aude', password: PASSWORD }, visitor).catch(
      (error) => error.secret as string,
    );
    expect(await readPending(context(), waiting as string)).toBeDefined();
    await removeTotp(context(), actor, await proof(actor), visitor);
    expect(await readPending(context(), waiting as string)).toBeUndefined();
    expect(await isOpen(here)).toBe(true);
  });

  it('end when a passkey is taken off', async () => {
    const { actor, here, elsewhere } = await personTwice('Bilal');
    const id = await addPasskey(actor);
    const unknown = removePasskey(context(), actor, { id: 'inconnue', password: PASSWORD }, visitor);
    expect(await errorCode(unknown)).toBe('not_found');
    expect(await isOpen(elsewhere)).toBe(true);
    await removePasskey(context(), actor, { id, password: PASSWORD }, visitor);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  it('end all at once, and nobody else’s', async () => {
    const { actor, here, elsewhere } = await personTwice('Carole');
    const others = await personTwice('Damien');
    await endOtherSessions(context(), actor);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect([await isOpen(others.here), await isOpen(others.elsewhere)]).toEqual([true, true]);
  });
});
