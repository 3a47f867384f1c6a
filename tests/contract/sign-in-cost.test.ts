import type * as Argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { describeEachEngine } from './engines.ts';
import { watched } from './watched.ts';

/** Parameters of the hashes that passwords were compared with. */
const compared = vi.hoisted(() => [] as string[]);
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  const verify: typeof real.verify = (hash, ...rest) => {
    compared.push(String(hash).split('$').slice(0, 4).join('$'));
    return real.verify(hash, ...rest);
  };
  return { ...real, verify };
});

describeEachEngine('a wrong password', (context) => {
  /** The queries and the processor time of a sign-in with a name. */
  async function costOf(username: string) {
    const { context: watching, statements } = watched(context());
    compared.length = 0;
    const visitor = { address: '192.0.2.1', device: '', deviceSecret: null };
    const credentials = { username, password: 'faux mot de passe' };
    await expect(signIn(watching, credentials, visitor)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    return { statements, compared: [...compared] };
  }

  it('costs the same for a name that exists and for one that does not', async () => {
    await register(context(), { username: 'Connue', password: 'cheval agrafe pile' }, null);
    const known = await costOf('Connue');
    expect(known.compared).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(known.statements.length).toBeGreaterThan(2);
    expect(await costOf('Inconnue')).toEqual(known);
  });
});
