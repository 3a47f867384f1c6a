import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { micromark } from 'micromark';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filledBlanks } from '#lib/legal/blanks.ts';
import { noticeText } from '#lib/legal/notice-texts.ts';
import { ownTexts } from '#lib/legal/own-texts-page-data.ts';
import { TEXT_MAX } from '#lib/legal/pages.ts';
import { privacyText } from '#lib/legal/privacy-texts.ts';
import { termsText } from '#lib/legal/terms-texts.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-legal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const md = (name: string) => `${name}.md`;
const MISSING = 'à compléter';
const blanksOf = (env: Record<string, string>) => filledBlanks(readSettings(env).legal, MISSING);

it('say what is missing where the establishment has said nothing, and nothing but that where it has', () => {
  const texts = (env: Record<string, string>) =>
    [
      noticeText(blanksOf(env)),
      privacyText(blanksOf(env), { trashDays: 30, logDays: 400 }),
      termsText(blanksOf(env)),
    ].join('\n');
  expect(texts({}).split(MISSING)).toHaveLength(11);
  const names = ['PUBLISHER', 'DIRECTOR', 'CONTACT', 'HOST', 'DPO', 'BASIS'];
  const said = texts(Object.fromEntries(names.map((name) => [`LEGAL_${name}`, `CHU ${name}`])));
  expect(said).not.toContain(MISSING);
  for (const name of names) expect(said).toContain(`CHU ${name}`);
});

it('show what a setting holds letter by letter, and link an address alone', () => {
  const html = (line: string) => micromark(noticeText(blanksOf({ LEGAL_PUBLISHER: line })));
  expect(html('<script>alert(1)</script> *CHU* [a](javascript:b)')).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; *CHU* [a](javascript:b)',
  );
  expect(html('dpo_1@chu.example.fr')).toContain('<a href="mailto:dpo_1@chu.example.fr">');
  expect(html('https://chu.example.fr/x_y_z')).toContain('<a href="https://chu.example.fr/x_y_z">');
});

it('are replaced by the establishment’s texts, each by its name', async () => {
  await writeFile(join(folder, md('confidentialite')), 'Notre texte');
  await writeFile(join(folder, 'conditions.txt'), 'Nos conditions');
  await writeFile(join(folder, md('autre')), 'Rien');
  const texts = await ownTexts({ legalDir: folder });
  expect([...texts]).toEqual([
    ['confidentialite', 'Notre texte'],
    ['conditions', 'Nos conditions'],
  ]);
  expect([...(await ownTexts({ legalDir: '' }))]).toEqual([]);
});

it('a folder that is not there, holds none of them or one too long ends the start in words', async () => {
  await expect(ownTexts({ legalDir: join(folder, 'absent') })).rejects.toThrow(/LEGAL_DIR.*ENOENT/);
  await expect(ownTexts({ legalDir: folder })).rejects.toThrow(/aucun texte de page/);
  await writeFile(join(folder, md('conditions')), 'x'.repeat(TEXT_MAX + 1));
  await expect(ownTexts({ legalDir: folder })).rejects.toThrow(/trop long/);
});
