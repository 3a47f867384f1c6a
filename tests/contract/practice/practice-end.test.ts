import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { deleteAccount } from '#lib/accounts/server/delete-account.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import { exportAccount } from '#lib/archives/server/export-account.ts';
import { ARCHIVE_WORDS } from '#lib/archives/texts.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { changePracticeSettings } from '#lib/practice/server/change-settings.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { startPractice } from '#lib/practice/server/run-sessions.ts';
import { describeEachEngine } from '../engines.ts';
import { attemptAt, practisable } from './practice-cases.ts';

const PASSWORD = 'cheval agrafe pile';
const VISITOR = { address: '192.0.2.9', deviceSecret: null };

describeEachEngine('the practice of an account that ends', (context) => {
  it('leaves attempts as counts of nobody, without a word of theirs, and nothing of what was remembered', async () => {
    const [leaver, author] = [await context().person('stagiaire'), await context().person('enseignante')];
    const password_hash = await hashPassword(PASSWORD);
    await context().db.updateTable('user').set({ password_hash }).where('id', '=', leaver.id).execute();
    const id = await practisable(context(), author);
    const said = { hypothesis: 'Mot privé', differential: ['Autre mot privé'], confidence: 75 as const };
    await readAnswer(context(), id, leaver);
    await recordAttempts(context(), leaver, [attemptAt(context(), id, { ...said, grade: 2 })]);
    await startPractice(context(), leaver, { choice: 'random', criteria: {} });
    await changePracticeSettings(context(), leaver, { retention: 0.85 });
    const archive = await text(exportAccount(context(), leaver, ARCHIVE_WORDS).stream);
    for (const word of [
      ARCHIVE_WORDS.account.practice,
      'Mot privé',
      'Autre mot privé',
      '"retention": 0.85',
      '"lastGrade": 2',
    ])
      expect(archive).toContain(word);
    await deleteAccount(context(), leaver, { password: PASSWORD, publicItems: 'keep' }, VISITOR);
    const { db } = context();
    const attempts = await db.selectFrom('practice_attempt').selectAll().where('item_id', '=', id).execute();
    expect(attempts).toMatchObject([
      { user_id: expect.stringMatching(/^gone-/), hypothesis: null, differential: null, grade: 2 },
    ]);
    expect(JSON.stringify(attempts)).not.toMatch(/privé/);
    const read = await db.selectFrom('answer_read').selectAll().where('item_id', '=', id).execute();
    expect(read).toMatchObject([{ user_id: expect.stringMatching(/^gone-/) }]);
    for (const table of ['practice_memory', 'practice_session', 'practice_setting'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('user_id', '=', leaver.id).execute();
      expect(rows, table).toEqual([]);
    }
  });
});
