import { describe, expect, it, vi } from 'vitest';
import { caseBody } from '#lib/cases/body-schema.ts';
import { describeFolder } from '#lib/demo/cases/folder-description.ts';
import { commentsOf } from '#lib/demo/comments.ts';
import {
  demoAuthors,
  demoCases,
  demoProtocols,
  demoQuestionnaires,
  demoUnfinished,
} from '#lib/demo/content.ts';
import { markup } from '#lib/demo/markup.ts';
import { PHANTOMS } from '#lib/demo/phantoms/catalogue.ts';
import { COMMENT_MAX, ITEM_KINDS, TAG_MAX, TAGS_MAX, TITLE_MAX } from '#lib/items/item.ts';
import { isRequired } from '#lib/items/kinds/lacks.ts';
import { lacksOf } from '#lib/items/kinds/publishing.ts';
import { SCHEMAS } from '#lib/items/kinds/schemas.ts';
import { protocolBody } from '#lib/protocols/body-schema.ts';
import { IMAGING_TYPES } from '#lib/protocols/vocabulary.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import { hasSide } from '#lib/questionnaires/report/side.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { spansOf } from '#lib/rich-text/rich-text.ts';

const all = [...demoQuestionnaires, ...demoCases, ...demoProtocols, ...demoUnfinished];
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isPublic = ({ visibility }: { visibility: string }) => visibility === 'public';
const sheetWords = (body: (typeof demoCases)[number]['body']) =>
  (body.sheet ?? []).flatMap(spansOf).flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []).length;

describe('demo content', () => {
  it('has enough of each kind', () => {
    expect(demoAuthors.length).toBeGreaterThanOrEqual(12);
    expect(demoQuestionnaires.filter(isPublic).length).toBeGreaterThanOrEqual(120);
    expect(demoCases.filter(isPublic).length).toBeGreaterThanOrEqual(60);
    expect(demoProtocols.filter(isPublic).length).toBeGreaterThanOrEqual(30);
    expect(demoProtocols.some(({ visibility }) => visibility === 'private')).toBe(true);
    expect(new Set(demoProtocols.map(({ body }) => body.imagingType)).size).toBe(IMAGING_TYPES.length);
  });

  it.each(demoQuestionnaires.map(({ title, body }) => [title, body] as const))(
    'questionnaire %s',
    (_, body) => {
      expect(questionnaireBody.parse(body)).toEqual(body);
      const size = [...walkQuestions(body.pages)].length;
      expect(size).toBeGreaterThanOrEqual(6);
      expect(size).toBeLessThanOrEqual(60);
    },
  );

  it.each(demoCases.map((item) => [item.title, item] as const))(
    'case %s',
    (title, { body, imaging, published }) => {
      const complete = { ...body, folders: [], mainImage: null };
      expect(caseBody.parse(complete)).toEqual(complete);
      expect(body.sheet).not.toBeNull();
      const diagnosis = fold(title).match(/\p{L}{5,}/u)?.[0] ?? '';
      expect(fold(body.clinicalInformation)).not.toContain(diagnosis);
      expect(imaging.length > 0).toBe(published === undefined);
      expect(imaging.length + (published?.folders.length ?? 0)).toBeGreaterThan(0);
      for (const { phantom, lesion } of imaging) {
        const lesions: readonly string[] = PHANTOMS[phantom].lesions;
        if (lesion) expect(lesions).toContain(lesion.kind);
      }
    },
  );

  it.each(demoProtocols.map(({ title, body }) => [title, body] as const))('protocol %s', (_, body) => {
    expect(protocolBody.parse(body)).toEqual(body);
    expect(Object.values(body.acquisition ?? {}).flat().length).toBeGreaterThan(0);
  });

  it('spreads the questionnaires over every tag of the filters', () => {
    for (const tag of [...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS]) {
      expect(demoQuestionnaires.filter(({ tags }) => tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(
        3,
      );
    }
  });

  it('has reports that say the side of a limb, and a conclusion of what is normal', () => {
    const sided = demoQuestionnaires.filter(({ body }) => hasSide(body));
    expect(sided.length).toBeGreaterThanOrEqual(40);
    for (const { body } of sided) {
      const report = writeReport(body, normalAnswers(body, {}, 'all'), { side: 'left' });
      expect(JSON.stringify(report)).toMatch(/ gauche/);
    }
    for (const { title, body } of demoQuestionnaires) {
      const report = writeReport(body, normalAnswers(body, {}, 'all'));
      expect(report.at(-1)?.section, title).toBe('conclusion');
    }
  });

  it('spreads the cases over the difficulties, with twenty full sheets', () => {
    for (const difficulty of [1, 2, 3, 4, 5]) {
      expect(demoCases.some(({ body }) => body.difficulty === difficulty)).toBe(true);
    }
    expect(demoCases.filter(({ body }) => sheetWords(body) >= 120).length).toBeGreaterThanOrEqual(20);
  });

  it('leaves some unfinished, so that an author has something to find', () => {
    for (const { kind, title, tags, body, visibility } of demoUnfinished) {
      expect(SCHEMAS[kind].body.parse(body)).toEqual(body);
      expect(visibility).not.toBe('public');
      const lacks = lacksOf(kind, { title, tags, body: body as never, unattested: 0 });
      expect(lacks.length, title).toBeGreaterThan(0);
    }
    const required = demoUnfinished.filter(({ kind, title, tags, body }) =>
      lacksOf(kind, { title, tags, body: body as never, unattested: 0 }).some(isRequired),
    );
    expect(new Set(required.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  });

  it('keeps to the limits of an item', () => {
    for (const items of [demoQuestionnaires, demoCases, demoProtocols]) {
      expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
    }
    const usernames = new Set(demoAuthors.map(({ username }) => username));
    for (const { title, tags, authorUsername } of all) {
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
      expect(tags.length).toBeLessThanOrEqual(TAGS_MAX);
      expect(tags.every((tag) => tag.length > 0 && tag.length <= TAG_MAX)).toBe(true);
      expect(new Set(tags).size).toBe(tags.length);
      expect(usernames.has(authorUsername)).toBe(true);
    }
    expect(demoQuestionnaires.some(({ title }) => title.length > 120 && /œ/.test(title))).toBe(true);
  });

  it('is set in French typography', () => {
    const comments = ITEM_KINDS.flatMap((kind) => Object.values(commentsOf(kind)).flat());
    const texts = [...all.flatMap((item) => strings(item)), ...comments];
    for (const text of texts) {
      expect(text).not.toMatch(/["']/);
      expect(text).not.toMatch(/ [;:!?»]|« /);
    }
    expect(comments.every((comment) => comment.length <= COMMENT_MAX)).toBe(true);
  });

  it('is the same every time', async () => {
    vi.resetModules();
    const again = await import('#lib/demo/content.ts');
    expect(again.demoQuestionnaires).not.toBe(demoQuestionnaires);
    expect([again.demoQuestionnaires, again.demoCases, again.demoProtocols]).toEqual([
      demoQuestionnaires,
      demoCases,
      demoProtocols,
    ]);
  });
});

describe('authoring notations', () => {
  it('reads rich text', () => {
    expect(markup('## Titre\nUn **gras** et *italique*\n- a\n- b\n1. c')).toEqual([
      { type: 'heading', level: 2, text: [{ text: 'Titre' }] },
      {
        type: 'paragraph',
        text: [
          { text: 'Un ' },
          { text: 'gras', bold: true },
          { text: ' et ' },
          { text: 'italique', italic: true },
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'c' }]] },
    ]);
  });

  it('describes a folder without its disease', () => {
    const series = { name: 'TDM axial', plane: 'axial' as const, slices: [{}, {}] as never };
    expect(describeFolder('head-ct', series)).toContain('2 coupes axiales');
    for (const item of demoCases) {
      const diagnosis = fold(item.title).match(/\p{L}{5,}/u)?.[0] ?? '';
      for (const { phantom } of item.imaging) {
        expect(fold(describeFolder(phantom, series))).not.toContain(diagnosis);
      }
    }
  });
});

const FORMULAS = ['expression', 'condition', 'sentenceCondition'];

/** Every text of a value, at any depth; for formulas, which are not text, the texts that they can give. */
function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return FORMULAS.includes(key)
      ? Array.from(value.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
      : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, name));
}
