import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LICENCES } from '#lib/cases/credit.ts';
import { imageCredit, licenceHref, workCredit } from '#lib/cases/shown-credit.ts';
import { demoCases } from '#lib/demo/content.ts';
import { creditOf, SOURCES } from '#lib/demo/teaching/published.ts';
import { filesOf, isDicom, readStack } from '#lib/demo/teaching/read-published.ts';
import { french } from '#lib/platform/typography.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IMAGES = join(ROOT, 'src/lib/demo/teaching/images');
const page = readFileSync(join(ROOT, 'docs/credits.md'), 'utf8');
const published = demoCases.flatMap(({ published: each }) => each ?? []);
const real = demoCases.filter((item) => item.published !== undefined);
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('images of others in the demo', () => {
  it('are all of a known source, which a case shows and a page names', () => {
    const files = readdirSync(IMAGES, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('LICENCES') && statSync(join(IMAGES, path)).isFile())
      .sort();
    expect(files.length).toBeGreaterThan(300);
    const named = SOURCES.flatMap((source) => source.files);
    for (const path of files)
      expect(named.filter((each) => path === each || path.startsWith(`${each}/`)).length, path).toBe(1);
    expect(published.map(({ id }) => id).sort()).toEqual(SOURCES.map(({ id }) => id).sort());
    for (const { id, folders } of published)
      expect(folders.map(({ path }) => path)).toEqual(SOURCES.find((each) => each.id === id)?.files);
  });

  it.each(SOURCES.map((source) => [source.id, source] as const))(
    '%s: author, source, licence with its text, changes',
    (_, { attribution, licenceText, credit }) => {
      for (const text of [credit.author, credit.licence, credit.changes, credit.work])
        expect(text.trim()).not.toBe('');
      expect(french(credit.changes)).toBe(credit.changes);
      expect(credit.changes).not.toMatch(/[\p{L}\p{N}] [;!?»]|\p{L} :/u);
      expect(credit.source).toMatch(/^https:\/\//);
      const [surname = ''] = credit.author.replace('Copyright (c) 2020 ', '').split(/[\s,(]/);
      expect(fold(attribution)).toContain(fold(surname));
      expect(existsSync(join(IMAGES, 'LICENCES', licenceText))).toBe(true);
      const href = licenceHref(credit);
      if (credit.licence in LICENCES) {
        expect(href).toBe(LICENCES[credit.licence]);
        expect(licenceText).toContain(credit.licence.replaceAll(' ', '-'));
      } else {
        // The text of an uncommon licence is served with the product.
        const told = readFileSync(join(IMAGES, 'LICENCES', licenceText), 'utf8');
        expect(readFileSync(join(ROOT, 'public', href ?? ''), 'utf8')).toBe(told);
      }
      for (const text of [attribution, credit.source, licenceText]) expect(page).toContain(text);
    },
  );

  it('never name what they show before the answer', () => {
    for (const { title, published: each } of real) {
      const credit = creditOf(each!);
      const told = fold(JSON.stringify(imageCredit(credit)));
      const diagnosis = fold(title).match(/\p{L}{5,}/u)?.[0] ?? '';
      expect(told, title).not.toContain(diagnosis);
      expect(told).not.toContain(fold(credit.work));
      expect(told).not.toContain(fold(credit.source));
      expect(workCredit(credit)).toEqual({ work: credit.work, source: expect.stringMatching(/^https:/) });
    }
  });

  it('come in the order of an import, with their geometry', async () => {
    const [folder] = published.find(({ id }) => id === 'irm-cpa-1')?.folders ?? [];
    const paths = await filesOf(folder?.path ?? '');
    expect(paths.every(isDicom)).toBe(true);
    const stack = await readStack(paths.toReversed());
    expect(stack.count).toBe(paths.length);
    expect(stack.series).toMatchObject({ modality: 'MR', sliceSpacing: 1.5 });
    const heights = [];
    for (let index = 0; index < stack.count; index += 1)
      heights.push((await stack.slice(index)).position?.[2] ?? 0);
    // From the head down.
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });
});
