import { expect, it } from 'vitest';
import type { Role } from '#lib/accounts/roles.ts';
import { register } from '#lib/accounts/server/register.ts';
import { setRole, suspend } from '#lib/administration/server/change-account.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { applyToldRole } from '#lib/identities/server/apply-told-role.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('a role that a provider tells', (context) => {
  let people = 0;
  async function somebody(role: Role): Promise<string> {
    people += 1;
    const { id } = await register(
      context(),
      { username: `dit${people}`, password: 'cheval agrafe pile' },
      null,
    );
    await setRole(context(), null, id, role);
    return id;
  }
  const tell = (id: string, role: Role | null) =>
    tx(context(), (trx) => applyToldRole(context(), trx, id, role));
  const roleOf = async (id: string) =>
    (
      await context()
        .db.selectFrom('user')
        .select('account_role')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).account_role;
  const told = async (id: string) =>
    (await readEntries(context(), { userId: id, action: 'role_told' }, { limit: 9 })).map(
      ({ detail }) => detail,
    );

  it('raises and lowers, and is in the journal once for each change', async () => {
    const id = await somebody('author');
    await tell(id, 'administrator');
    await tell(id, 'administrator');
    await somebody('administrator');
    await tell(id, 'reader');
    await tell(id, null);
    expect([await roleOf(id), await told(id)]).toEqual(['reader', ['reader', 'administrator']]);
  });

  it('leaves the last administrator who can sign in, also when two are told at once', async () => {
    await context().db.updateTable('user').set({ account_role: 'author' }).execute();
    const [one, two] = [await somebody('administrator'), await somebody('administrator')];
    await Promise.all([tell(one, 'reader'), tell(two, 'reader')]);
    expect([await roleOf(one), await roleOf(two)].sort()).toEqual(['administrator', 'reader']);
    const [left, other] = (await roleOf(one)) === 'administrator' ? [one, two] : [two, one];
    await tell(left, 'author');
    expect([await roleOf(left), await told(left)]).toEqual(['administrator', []]);
    // A suspended person cannot take over.
    await setRole(context(), null, other, 'administrator');
    await suspend(context(), null, other);
    await tell(left, 'author');
    expect(await roleOf(left)).toBe('administrator');
  });
});
