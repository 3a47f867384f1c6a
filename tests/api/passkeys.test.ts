import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('passkeys', () => {
  const ANSWER = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    clientExtensionResults: {},
  };

  it('want the password, and refuse what no device of this site has made', async () => {
    const { token, password } = await site.person('Maud');
    const begun = (typed: string) =>
      site.send('POST', '/api/account/passkeys/challenge', { token, json: { password: typed } });
    expect((await begun('non')).json.code).toBe('wrong_password');
    const { options } = (await begun(password)).json;
    expect(options.rp.id).toBe('localhost');
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const json = { name: '', answer: ANSWER };
    expect((await site.send('POST', '/api/account/passkeys', { token, json })).json.code).toBe(
      'passkey_refused',
    );
  });

  it('sign nobody in by an answer that is not theirs', async () => {
    const begun = await site.send('POST', '/api/auth/passkey/challenge');
    expect(begun.json.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await site.send('POST', '/api/auth/passkey', { json: { answer: ANSWER } });
    expect([answer.status, answer.json.code]).toEqual([422, 'passkey_refused']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    // Nor by a key that is known, with a signature that is not its own.
    const { id } = await site.context.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', 'Maud')
      .executeTakeFirstOrThrow();
    const known = { id: 'AAAA', user_id: id, public_key: 'oA', counter: 0, transports: '', name: '' };
    await site.context.db
      .insertInto('passkey')
      .values({ ...known, created_at: 1, used_at: null })
      .execute();
    const forged = await site.send('POST', '/api/auth/passkey', { json: { answer: ANSWER } });
    expect(forged.json.code).toBe('passkey_refused');
  });
});
