import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { signOut } from '#lib/accounts/server/sign-out.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { PROVIDER_SIGN_IN_LIFETIME } from '#lib/accounts/session-rules.ts';
import {
  linkToAccount,
  linkToOwn,
  makeAccount,
  readAnswered,
  type WaitingSignIn,
} from '#lib/identities/server/choose-account.ts';
import { readIdentities, unlinkIdentity } from '#lib/identities/server/linked-identities.ts';
import {
  findAnswered,
  insertSignIn,
  takeUnanswered,
} from '#lib/identities/server/provider-sign-in-queries.ts';
import { newSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { describeEachEngine } from './engines.ts';

const PASSWORD = 'cheval agrafe pile';
const visitor = { address: '192.0.2.7', device: 'Firefox · Linux', deviceSecret: null };
const SETTING = ['chu', 'clinique'].map((id) => ({
  id,
  label: `Compte ${id}`,
  issuer: `https://${id}.test`,
  clientId: 'n',
  clientSecret: 's',
}));
const { providers } = readSettings({ OIDC_PROVIDERS: JSON.stringify(SETTING) });
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error.code ?? error.fault) as string,
  );

describeEachEngine('identities', (engine) => {
  const context = () => ({ ...engine(), settings: { ...engine().settings, providers } });

  /** A sign-in whose provider has answered so. */
  async function answered(subject: string, actor?: Actor, provider = 'chu'): Promise<WaitingSignIn> {
    const secret = newSecret();
    await insertSignIn(context().db, {
      secret_hash: secretHash(secret),
      provider,
      purpose: actor ? 'link' : 'sign-in',
      session_id: actor?.sessionId ?? null,
      return_path: '/',
      state: null,
      nonce: null,
      verifier: null,
      issuer: `https://${provider}.test`,
      subject,
      name: `Nom de ${subject}`,
      rpps: null,
      invitation_hash: null,
      told_role: null,
      expires_at: context().now() + PROVIDER_SIGN_IN_LIFETIME,
    });
    return readAnswered(context(), secret);
  }

  async function signedIn(username: string): Promise<Actor> {
    await register(context(), { username, password: PASSWORD }, null);
    const { token } = await signIn(context(), { username, password: PASSWORD }, visitor);
    return (await authenticateBearer(context(), token)) as Actor;
  }

  async function newcomer(subject: string, username: string): Promise<Actor> {
    const { token } = await makeAccount(context(), await answered(subject), username, visitor);
    return (await authenticateBearer(context(), token)) as Actor;
  }

  it('make an account once, whose session says by whom it was opened', async () => {
    const first = await answered('a-1');
    const { token } = await makeAccount(context(), first, 'Abel', visitor);
    expect(await authenticateBearer(context(), token)).toMatchObject({ username: 'Abel', provider: 'chu' });
    expect(await outcomeOf(makeAccount(context(), first, 'Abélard', visitor))).toBe('expired');
    expect(await outcomeOf(makeAccount(context(), await answered('a-1'), 'Abraham', visitor))).toBe('taken');
    const users = await context().db.selectFrom('user').select('username').execute();
    expect(users).toEqual([{ username: 'Abel' }]);
    expect(await signOut(context(), { bearer: token, cookie: null })).toBe('chu');
  });

  it('are one person’s each, also when two link one at once', async () => {
    const [bea, cleo] = [await signedIn('Béa'), await signedIn('Cléo')];
    const both = [await answered('b-1', bea), await answered('b-1', cleo)] as const;
    const given = { password: PASSWORD, visitor };
    const found = await Promise.all([
      outcomeOf(linkToOwn(context(), both[0], bea, given)),
      outcomeOf(linkToOwn(context(), both[1], cleo, given)),
    ]);
    expect(found.toSorted()).toEqual(['done', 'taken']);
  });

  it('are linked for the right password of an account alone, and for one’s own session', async () => {
    const [dora, elsa] = [await signedIn('Dora'), await signedIn('Elsa')];
    const waiting = await answered('d-1');
    const wrong = { username: 'Dora', password: 'pas le bon' };
    expect(await outcomeOf(linkToAccount(context(), waiting, wrong, visitor))).toBe('wrong_credentials');
    const own = await answered('d-2', dora);
    const given = { password: PASSWORD, visitor };
    expect(await outcomeOf(linkToOwn(context(), own, elsa, given))).toBe('expired');
    const unproved = { password: undefined, visitor };
    expect(await outcomeOf(linkToOwn(context(), own, dora, unproved))).toBe('proof_required');
    expect((await readIdentities(context(), dora)).identities).toEqual([]);
    await linkToOwn(context(), own, dora, given);
    await linkToAccount(context(), waiting, { username: 'dora', password: PASSWORD }, visitor);
    const { identities, proof } = await readIdentities(context(), dora);
    expect(identities.map(({ label, name }) => [label, name])).toEqual([
      ['Compte chu', 'Nom de d-2'],
      ['Compte chu', 'Nom de d-1'],
    ]);
    expect(proof).toEqual({ by: 'password' });
  });

  it('are unlinked by their person, who keeps one way in, also when two go at once', async () => {
    const person = await newcomer('f-1', 'Fanny');
    await context().db.updateTable('session').set({ proved_at: context().now() }).execute();
    const given = { password: undefined, visitor };
    await linkToOwn(context(), await answered('f-2', person, 'clinique'), person, given);
    const { identities } = await readIdentities(context(), person);
    const unlink = (actor: Actor, id: string, password?: string) =>
      outcomeOf(unlinkIdentity(context(), actor, { id, password }, visitor));
    expect(await unlink(await signedIn('Guy'), identities[0]!.id, PASSWORD)).toBe('not_found');
    const found = await Promise.all(identities.map(({ id }) => unlink(person, id)));
    expect(found.toSorted()).toEqual(['done', 'last_way_in']);
    // A provider that is no longer in the settings is no way to sign in.
    const [left] = (await readIdentities(context(), person)).identities;
    await linkToOwn(context(), await answered('f-3', person, 'fermé'), person, given);
    expect(await unlink(person, left!.id)).toBe('last_way_in');
  });

  it('are unlinked by whoever has just shown who they are alone', async () => {
    const person = await signedIn('Gil');
    const given = { password: PASSWORD, visitor };
    await linkToOwn(context(), await answered('g-1', person), person, given);
    const [{ id } = { id: '' }] = (await readIdentities(context(), person)).identities;
    const unlink = (password?: string) =>
      outcomeOf(unlinkIdentity(context(), person, { id, password }, visitor));
    expect([await unlink(), await unlink('pas le bon')]).toEqual(['proof_required', 'wrong_password']);
    expect((await readIdentities(context(), person)).identities).toHaveLength(1);
    const elsewhere = await signIn(context(), { username: 'Gil', password: PASSWORD }, visitor);
    expect(await unlink(PASSWORD)).toBe('done');
    expect(await authenticateBearer(context(), elsewhere.token)).toBeNull();
    expect((await readIdentities(context(), person)).identities).toEqual([]);
  });

  it('leave no password behind: a local sign-in is refused after the same work', async () => {
    await newcomer('h-1', 'Hugo');
    const tried = { username: 'Hugo', password: PASSWORD };
    expect(await outcomeOf(signIn(context(), tried, visitor))).toBe('wrong_credentials');
    const { password_hash } = await context()
      .db.selectFrom('user')
      .select('password_hash')
      .where('username', '=', 'Hugo')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('go with their account', async () => {
    const person = await newcomer('i-1', 'Inès');
    const waiting = await answered('i-2', person);
    await context().db.updateTable('session').set({ proved_at: context().now() }).execute();
    await deleteAccount(context(), person, { publicItems: 'delete' }, visitor);
    const rows = await context()
      .db.selectFrom('identity')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toEqual([]);
    expect(await findAnswered(context().db, waiting.secret_hash, context().now())).toBeUndefined();
  });

  it('under way are taken out by whoever is first, and swept when their time is over', async () => {
    const secret_hash = secretHash(newSecret());
    const begun = { ...(await answered('j-1')), secret_hash, issuer: null, subject: null, state: 's' };
    await insertSignIn(context().db, begun);
    const taken = await Promise.all([1, 2, 3].map(() => takeUnanswered(context().db, secret_hash)));
    expect(taken.filter((row) => row !== undefined)).toHaveLength(1);
    engine().time.now += PROVIDER_SIGN_IN_LIFETIME;
    await sweepAccounts(context());
    expect(await context().db.selectFrom('provider_sign_in').selectAll().execute()).toEqual([]);
  });
});
