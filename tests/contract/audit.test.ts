import { expect, test } from 'vitest';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { setRole } from '#lib/administration/server/change-account.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { verifyChain } from '#lib/audit/server/verify-chain.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { makePublic } from './sample-items.ts';

const DAY = 86_400_000;

describeEachEngine('the audit log', (context) => {
  const append = (detail: string) =>
    tx(context(), (trx) => appendEntry(context(), trx, { action: 'exported', actorId: null, detail }));

  const beginAnew = async () => {
    const { db } = context();
    await db.deleteFrom('audit_entry').execute();
    await db.updateTable('meta').set({ value: '0 ' }).where('key', '=', 'audit_head').execute();
  };

  test('numbers what is appended at once without a gap, and holds together', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => append(`n${at}`)));
    const entries = await readEntries(context(), { action: 'exported' }, { limit: 100 });
    const numbers = entries.map(({ number }) => number);
    expect(numbers.toSorted((a, b) => b - a)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(30);
    expect(await verifyChain(context())).toMatchObject({ broken: null });
  });

  test('is undone with the transaction that it tells of', async () => {
    const before = await verifyChain(context());
    const failing = tx(context(), async (trx) => {
      await appendEntry(context(), trx, { action: 'exported', actorId: null, detail: 'undone' });
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await verifyChain(context())).toEqual(before);
  });

  test.each([
    ['changed', { detail: 'altered' }],
    ['signed by another', { actor_id: 'somebody-else' }],
  ])('shows an entry that was %s', async (_, change) => {
    await beginAnew();
    for (const detail of ['a', 'b', 'c']) await append(detail);
    const [last, middle] = await readEntries(context(), {}, { limit: 2 });
    await context().db.updateTable('audit_entry').set(change).where('number', '=', middle!.number).execute();
    expect((await verifyChain(context())).broken).toBe(middle!.number);
    await context().db.deleteFrom('audit_entry').where('number', '=', middle!.number).execute();
    expect((await verifyChain(context())).broken).toBe(last!.number);
  });

  test('shows that the last entry was taken away', async () => {
    await beginAnew();
    await append('one');
    await append('two');
    await context().db.deleteFrom('audit_entry').where('number', '=', 2).execute();
    expect((await verifyChain(context())).broken).toBe(2);
  });

  test('forgets what is older than its days, from the beginning on, and stays whole', async () => {
    await beginAnew();
    await append('old');
    await append('old too');
    context().time.now += (context().settings.logDays + 1) * DAY;
    await append('young');
    await sweepAccounts(context());
    const entries = await readEntries(context(), {}, { limit: 10 });
    expect(entries.map(({ detail }) => detail)).toEqual(['young']);
    expect(await verifyChain(context())).toEqual({ entries: 1, broken: null });
  });

  test('tells sign-ins, roles and publications, with who, and truncated from where; never a title', async () => {
    const author = await context().person('auteure');
    const other = await context().person('collegue');
    const administrator = { ...other, role: 'administrator' as const, source: '192.0.2.0/24' };
    await setRole(context(), null, other.id, 'administrator');
    const id = await makePublic(context(), author, 'case');
    const revision = (
      await context().db.selectFrom('item').select('revision').where('id', '=', id).executeTakeFirstOrThrow()
    ).revision;
    await editItem(context(), author, 'case', id, { visibility: 'private', revision });
    await setRole(context(), administrator, author.id, 'reader');
    const told = await readEntries(context(), { userId: author.id }, { limit: 20 });
    expect(told.map(({ action, detail }) => [action, detail])).toEqual([
      ['role_changed', 'reader'],
      ['withdrawn', 'private'],
      ['published', ''],
    ]);
    expect(told[0]).toMatchObject({ actor: other.username, person: author.username, source: '192.0.2.0/24' });
    const rows = await context().db.selectFrom('audit_entry').selectAll().execute();
    const { title } = await context()
      .db.selectFrom('item')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(rows)).not.toContain(title);
  });

  test('tells a failed sign-in to nobody, and a good one with its network', async () => {
    const visitor = { address: '203.0.113.77', device: '', deviceSecret: null };
    const wrong = { username: 'personne', password: 'faux' };
    expect(await errorCode(signIn(context(), wrong, visitor))).toBe('wrong_credentials');
    const signedIn = await readEntries(context(), { action: 'signed_in' }, { limit: 5 });
    expect(signedIn.every(({ source }) => !source.includes('77'))).toBe(true);
  });
});
