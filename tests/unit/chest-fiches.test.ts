import { describe, expect, it } from 'vitest';
import { chestExams } from '#lib/demo/questionnaires/chest.ts';
import { chestFiches } from '#lib/demo/questionnaires/chest-fiches/all.ts';
import { SOURCES } from '#lib/demo/teaching/published.ts';
import { filesOf } from '#lib/demo/teaching/read-published.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { check } from '#lib/questionnaires/check/check.ts';
import { spansOf } from '#lib/rich-text/rich-text.ts';

const PARTS = [
  'À chercher',
  'Définition',
  'Dans le compte rendu',
  'Diagnostics différentiels',
  'Pièges',
  'Technique',
];

describe('the fiches of the chest radiograph', () => {
  it('are twelve, of one questionnaire, and each is opened by one of its questions or options', () => {
    expect(chestFiches.length).toBe(12);
    const exam = chestExams.find(({ pictures }) => pictures);
    expect(exam?.body.fiches).toEqual(chestFiches.map(({ fiche }) => fiche));
    expect(questionnaireBody.parse(exam?.body)).toEqual(exam?.body);
    expect(check(exam!.body).filter(({ code }) => code === 'unopened-fiche')).toEqual([]);
  });

  it.each(chestFiches.map((each) => [each.fiche.title, each] as const))(
    '« %s » is complete, with sources and an image of the demo',
    async (_, { fiche, picture }) => {
      const headings = fiche.content.flatMap((block) =>
        block.type === 'heading' ? [block.text.map(({ text }) => text).join('')] : [],
      );
      const said = headings.map((heading) => heading.replace(/^(Technique|Sources).*$/, '$1'));
      expect(
        said.filter((heading) => heading !== 'Sources').toSorted((a, b) => a.localeCompare(b, 'fr')),
      ).toEqual(PARTS.toSorted((a, b) => a.localeCompare(b, 'fr')));
      expect(headings.at(-1)).toBe('Sources, lues le 30/11/2026');
      const sources = fiche.content.at(-1);
      const links = (sources ? spansOf(sources) : []).flatMap(({ href }) => href ?? []);
      expect(links.length).toBeGreaterThanOrEqual(2);
      for (const link of links) expect(link).toMatch(/^https?:\/\/[^\s)]+$/);
      // No link markup is left unparsed in the text.
      expect(fiche.content.flatMap(spansOf).some(({ text }) => /\]\(/.test(text))).toBe(false);
      const source = SOURCES.find(({ id }) => id === picture.source);
      expect(source?.files).toContain(picture.path);
      expect(source?.credit.source).toMatch(/^https:\/\//);
      expect(await filesOf(picture.path)).toHaveLength(1);
      expect(picture.alt).not.toBe('');
      expect(picture.caption).toMatch(/source/);
    },
  );

  it('give numbers their unit, and captions what the source and the image show', () => {
    const textOf = (id: string) =>
      chestFiches
        .find(({ fiche }) => fiche.id === id)!
        .fiche.content.flatMap(spansOf)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ');
    const captionOf = (source: string) =>
      chestFiches.find(({ picture }) => picture.source === source)!.picture.caption.replace(/\s+/g, ' ');
    expect(textOf('rx-cotes')).toContain('au moins une fracture chez 69 (17 %), contre 87 (21,5 %)');
    expect(chestFiches.filter(({ fiche }) => textOf(fiche.id).includes('niveau liquide'))).toEqual([]);
    expect(captionOf('rx-thorax-05')).toContain('montre le niveau hydro-aérique');
    expect(captionOf('rx-thorax-09')).toContain('« IPF amiodarone » (titre de la source)');
  });
});
