import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { rememberDevice } from '#lib/accounts/server/known-device.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import { exportAccount } from '#lib/archives/server/export-account.ts';
import { ARCHIVE_WORDS } from '#lib/archives/texts.ts';
import { makeInvitation } from '#lib/invitations/server/make-invitation.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { flagItem } from '#lib/moderation/server/flag-item.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { recordReport } from '#lib/statistics/server/record-report.ts';
import { bodies } from '../api/bodies.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { attemptAt, practisable } from './practice/practice-cases.ts';
import { makePublic } from './sample-items.ts';

const FILES = ARCHIVE_WORDS.account;
const PASSWORD = 'cheval agrafe pile';
const VISITOR = { address: '192.0.2.9', device: '', deviceSecret: null };

/** Columns that name something else than a person. */
const NO_PERSON = ['collection_id', 'item_id', 'session_id', 'source_id', 'text_id', 'upload_id'];

/** The file of the export with a person's data from each table. */
const EXPORTED: Record<string, string> = {
  address_link: FILES.account,
  attestation: FILES.attestations,
  case_note: FILES.notes,
  collection: FILES.collections,
  confirmation: FILES.reviewing,
  event: FILES.activity,
  flag: FILES.flags,
  identity: FILES.account,
  invitation: FILES.account,
  item: '{kind}/{title}/contenu.json',
  item_person: FILES.reviewing,
  known_device: FILES.account,
  person_hour: FILES.statistics,
  phrase: FILES.phrases,
  practice_attempt: FILES.practice,
  practice_memory: FILES.practice,
  practice_session: FILES.practice,
  practice_setting: FILES.practice,
  practice_set_aside: FILES.practice,
  question_attempt: FILES.practice,
  questionnaire_preference: FILES.preferences,
  rating: FILES.ratings,
  report_copied: FILES.statistics,
  review: FILES.reviewing,
  passkey: FILES.account,
  session: FILES.account,
  sheet_template: FILES.templates,
  user_address: FILES.account,
};

/** Why data of a table are not in the export. */
const LEFT_OUT: Record<string, string> = {
  answer_read: 'each row has its event in activity.json',
  audit_entry: 'the person reads it on /account/audit',
  copy: 'each row has its event in activity.json',
  item_contribution: 'said of the items’ versions, which are whole',
  item_version: 'in the files of the items’ versions',
  pending_sign_in: 'on its way, and gone in minutes',
  passkey_challenge: 'on its way, and gone in minutes',
  pending_upload: 'on its way, and gone when it ends',
  recovery_code: 'a secret',
  reset_link: 'a secret',
  totp: 'a secret',
  mail_request: 'on its way, and gone in seconds',
  review_mail: 'each row has its review in the file of reviews',
  upload: 'the images themselves are there',
  user_storage: 'how much room the images take',
  view: 'each row has its event in activity.json',
};

async function tablesOfPeople({ db }: TestContext): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables
    .filter(({ columns }) => columns.some(({ name }) => /_(id|by)$/.test(name) && !NO_PERSON.includes(name)))
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

/** The tables and columns that contain a text. */
async function placesOf({ db }: TestContext, id: string): Promise<string[]> {
  const places: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'event')
      .selectAll()
      .execute();
    const held = rows.flatMap((row) => Object.entries(row).filter(([, value]) => String(value).includes(id)));
    expect(columns.length, name).toBeGreaterThan(0);
    places.push(...new Set(held.map(([column]) => `${name}.${column}`)));
  }
  return places.sort();
}

describeEachEngine('what is held of a person', (context) => {
  it('is in the export, or said why not, table by table: a new one must choose', async () => {
    const known = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].sort();
    expect(await tablesOfPeople(context())).toEqual(known);
  });

  it('is exported with what is counted of them, and nowhere once the account is gone', async () => {
    const [leaver, author] = [await context().person('comptee'), await context().person('comptant')];
    const password_hash = await hashPassword(PASSWORD);
    await context().db.updateTable('user').set({ password_hash }).where('id', '=', leaver.id).execute();
    const questionnaire = await makePublic(context(), author, 'questionnaire');
    const own = await makePublic(context(), leaver, 'questionnaire');
    await createItem(context(), leaver.id, { kind: 'case', title: 'À moi', tags: [], body: bodies.case });
    const id = await practisable(context(), author);
    await readItem(context(), 'questionnaire', questionnaire, leaver);
    await recordReport(context(), leaver, questionnaire);
    await recordReport(context(), leaver, own);
    const identity = { id: 'i1', issuer: 'https://chu.test', subject: 's1', provider: 'chu', rpps: null };
    await context()
      .db.insertInto('identity')
      .values({ ...identity, user_id: leaver.id, name: 'Comptée M.', linked_at: 1, used_at: 1 })
      .execute();
    const administrator = { ...leaver, role: 'administrator' as const };
    const address = { user_id: leaver.id, address: 'comptee@exemple.fr', address_key: 'comptee@exemple.fr' };
    await context()
      .db.insertInto('user_address')
      .values({ ...address, verified_at: 1, review_mails: 1 })
      .execute();
    await makeInvitation(context(), administrator, { role: 'reader', note: 'L’interne de mai', days: 7 });
    await recordAttempts(context(), leaver, [attemptAt(context(), id, { grade: 2 })]);

    const secret = await context()
      .db.transaction()
      .execute((trx) => rememberDevice(trx, leaver.id, null, context().now()));
    const about = { image: null, commenter: null };
    const flag = { reason: 'medical', note: 'Côté inversé' } as const;
    await flagItem(context(), { actor: leaver, visitor: VISITOR }, { itemId: questionnaire, ...about }, flag);
    const attestation = { item_id: own, sha256: 'a'.repeat(64), user_id: leaver.id, at: 86_400_000 };
    await context().db.insertInto('attestation').values(attestation).execute();

    const archive = await text(exportAccount(context(), leaver, ARCHIVE_WORDS).stream);
    const files = [FILES.account, ...Object.values(EXPORTED).filter((name) => !name.includes('{'))];
    for (const name of files) expect(archive, name).toContain(name);
    expect(archive).toContain('"name": "Comptée M."');
    expect(archive).toContain('"note": "L’interne de mai"');
    expect(archive).toContain('"address": "comptee@exemple.fr"');
    expect(archive).toContain('"knownUntil": "');
    for (const unsaid of [secret, secretHash(secret)]) expect(archive).not.toContain(unsaid);
    const flagged = archive.slice(archive.indexOf(FILES.flags), archive.indexOf(FILES.attestations));
    expect(flagged).toContain(`"item": "${questionnaire}"`);
    expect(flagged).toContain('"note": "Côté inversé"');
    const attested = archive.slice(archive.indexOf(FILES.attestations), archive.indexOf(FILES.phrases));
    expect(attested).toMatch(
      new RegExp(`"item": "${own}",\\s*"file": "a{64}",\\s*"attestedAt": "1970-01-02`),
    );
    const told = archive.slice(archive.indexOf(FILES.statistics));
    expect(told).toContain('"reportsCopied"');
    expect(told).toContain(`"questionnaire": "${questionnaire}"`);
    // The report of the case's attempt, in the hour of the clock in Paris.
    expect(told).toMatch(/"hour": 13,\s*"kind": "case",[^}]*"graded": 1,\s*"right": 1/);

    expect((await placesOf(context(), leaver.id)).length).toBeGreaterThan(5);
    await deleteAccount(context(), leaver, { password: PASSWORD, publicItems: 'keep' }, VISITOR);
    // The audit log keeps ids for its days, and no name that they could be looked up by.
    const log = ['audit_entry.actor_id', 'audit_entry.person_id'];
    expect(await placesOf(context(), leaver.id)).toEqual(log);
  });
});
