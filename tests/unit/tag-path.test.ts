import { describe, expect, it } from 'vitest';
import { taggedCases } from '#lib/kinds/case/tagged-cases.ts';
import { tagPath } from '#lib/kinds/list-query.ts';

describe('the list of what has a tag', () => {
  it.each([
    ['questionnaire', 'IRM', '/public-questionnaires?modalite=IRM'],
    ['questionnaire', 'Genou', '/public-questionnaires?localisation=Genou'],
    ['questionnaire', 'à moi & toi', '/public-questionnaires?q=%C3%A0+moi+%26+toi'],
    ['case', 'Poumon', '/public-cases?etiquette=Poumon'],
    ['protocol', 'sein', '/protocols/public?q=sein'],
  ] as const)('of a %s that has « %s » is %s', (kind, tag, path) => {
    expect(tagPath(kind, tag)).toBe(path);
  });

  it('of cases is the one that the viewer leads to', () => {
    for (const tag of ['Poumon', 'a&b=c', 'été d’épaule', '?'])
      expect(taggedCases(tag)).toBe(tagPath('case', tag));
  });
});
