import { describe, expect, it } from 'vitest';
import { taggedCases } from '#lib/cases/tagged-cases.ts';
import { listPath, parseListQuery, tagPath, withTag } from '#lib/items/kinds/list-query.ts';

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

describe('a tag of a card', () => {
  it.each([
    ['questionnaire', '', 'IRM', '?modalite=IRM'],
    [
      'questionnaire',
      'q=genou&modalite=IRM&tri=populaires&page=2',
      'Genou',
      '?q=genou&modalite=IRM&localisation=Genou&tri=populaires',
    ],
    ['questionnaire', 'localisation=Genou', 'Hanche', '?localisation=Genou&localisation=Hanche'],
    ['questionnaire', 'localisation=Genou', 'Genou', '?localisation=Genou'],
    ['questionnaire', 'q=genou', 'garde', '?q=garde'],
    // Tags of cases widen each other: what is pressed is what is shown.
    [
      'case',
      'difficulte=2&etiquette=IRM&titres=masques',
      'Neuro',
      '?difficulte=2&etiquette=Neuro&titres=masques',
    ],
    ['protocol', 'type=IRM', 'Dig', '?q=Dig&type=IRM'],
  ] as const)('of %ss under « %s », « %s », leads to %s', (kind, before, tag, after) => {
    const query = parseListQuery(kind, new URLSearchParams(before));
    expect(listPath(kind, '', withTag(kind, query, tag))).toBe(after);
  });
});
