import { describe, expect, test } from 'vitest';
import { asksForWords, isFiltered, parseListQuery } from '#lib/items/kinds/list-query.ts';
import { type Matchable, matches, rankOf, reasonsOf, wantedAmong } from '#lib/items/kinds/matches.ts';
import { stemOf } from '#lib/search/french-forms.ts';
import { nearWords } from '#lib/search/near-words.ts';
import { corrected, readSearch } from '#lib/search/read-search.ts';
import { SYNONYMS } from '#lib/search/synonyms.ts';

const item = (title: string, more: Partial<Matchable> = {}): Matchable => ({
  title,
  tags: [],
  authorName: 'Anne Lefèvre',
  visibility: 'public',
  ...more,
});
const finds = (q: string, one: Matchable) => matches('case', one, { q, selected: {} });

describe('a search in French', () => {
  test.each([
    ['scanner', item('Appendicite', { tags: ['TDM'] })],
    ['tomodensitométrie', item('Coroscanner prospectif')],
    ['radio', item('Fracture', { tags: ['Rx'] })],
    ['radios', item('Radiographies du genou en charge')],
    ['échographie', item('Goitre', { tags: ['Echo'] })],
    ['IRM du genou', item('Entorse', { tags: ['IRM', 'Genou'] })],
    ['imagerie par résonance magnétique', item('Imagerie', { tags: ['IRM'] })],
    ['thyroïde', item('Carcinome papillaire thyroïdien')],
    ['thyroïdienne', item('Nodule de la thyroïde')],
    ['thyroïde', item('Goitre plongeant')],
    ['thyroïde', item('Nodule', { folderImages: [{ folder: 'Écho thyroïde' }] })],
    ['fracture poignet', item('Fracture du scaphoïde carpien')],
    ['fractures des poignets', item('Fracture', { tags: ['Poignet'] })],
    ['rupture de l’épaule', item('Rupture', { tags: ['Epaule'] })],
    ['d’épaule', item('Épaule douloureuse')],
    ['canaux', item('Canal carpien')],
    ['rénaux', item('Kyste rénal')],
    ['rein', item('IRM rénale')],
    ['rein', item('Lésions rénales')],
    ['rein', item('Kystes rénaux')],
    ['rénal', item('Masse rénale')],
    ['poumons', item('Embolie pulmonaire')],
    ['ménisque', item('Fissure méniscale médiale')],
    ['scanner', item('Cas', { modalities: ['CT'] })],
    ['flair', item('Protocole', { rowNames: ['3D FLAIR'] })],
    ['Crohn', item('Entéro-IRM', { indications: ['Maladie de Crohn : bilan et suivi'] })],
    ['torsion', item('IRM du genou', { indications: ['Traumatisme en torsion'] })],
    ['Vittel', item('Body-scanner', { indications: ['Critères de Vittel'] })],
    ['gadotérate', item('IRM', { agents: ['Gadotérate de méglumine'] })],
    ['Dotarem', item('IRM', { agents: ['Gadotérate de méglumine'] })],
    ['acide gadotérique', item('IRM', { agents: ['Gadotérate de méglumine'] })],
    ['gadolinium', item('IRM', { agents: ['Gadobutrol'] })],
    ['gadolinium', item('IRM', { agents: ['Dotarem'] })],
    ['iode', item('TDM', { agents: ['Omnipaque'] })],
    ['Omnipaque', item('TDM', { agents: ['Iohexol'] })],
    ['iode', item('TDM', { agents: ['Ioméprol 400'] })],
    ['pacemaker', item('IRM', { contraindications: ['Pacemaker non compatible'] })],
    // As before: beginnings of words, whatever is around them.
    ['ép', item('Épaule')],
    ['l', item('Lipome')],
    ['de', item('Deux')],
  ])('« %s » finds', (q, one) => expect(finds(q, one)).toBe(true));

  test.each([
    ['scanner', item('IRM', { tags: ['Rx'] })],
    ['IRM du genou', item('Scanner du genou', { tags: ['TDM'] })],
    ['angioscanner', item('Scanner thoracique')],
    ['fracture poignet', item('Fracture du col du fémur', { tags: ['Hanche'] })],
    ['écho', item('Structure', { tags: ['Usure'] })],
  ])('« %s » does not find what is something else', (q, one) => expect(finds(q, one)).toBe(false));

  test('every name of the table finds what is called by any other name of its line', () => {
    for (const { names, includes } of SYNONYMS)
      for (const asked of names)
        for (const written of [...names, ...includes])
          expect(finds(asked, item(written)), `${asked} → ${written}`).toBe(true);
  });

  test('whatever begins with what is typed stays found', () => {
    const words = SYNONYMS.flatMap(({ names }) => names).concat('Rates', 'anévrismes', 'os', 'cœurs', 'T2');
    // Two or three capitals are an abbreviation (search-terms.test.ts).
    for (const word of words.map((each) => each.toLowerCase()))
      for (let length = 1; length <= word.length; length += 1)
        expect(finds(word.slice(0, length), item(`un ${word} ici`)), word.slice(0, length)).toBe(true);
  });

  test.each([
    ['fractures', 'fractur'],
    ['fracturée', 'fractur'],
    ['thyroidienne', 'thyroid'],
    ['renales', 'renal'],
    ['rates', 'rate'],
    ['os', 'os'],
  ])('the stem of %s is %s', (word, stem) =>
    expect(stemOf(word.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(stem),
  );
});

describe('a wrong letter', () => {
  test.each([
    ['mnisque', 'menisque'],
    ['menisqe', 'menisque'],
    ['meniqsue', 'menisque'],
    ['memisque', 'menisque'],
    ['menissque', 'menisque'],
    ['mnisques', 'menisque'],
  ])('%s may be %s', (typed, word) => expect(nearWords(typed, ['genou', word])).toEqual([word]));

  test('is looked for from five letters on, and is one', () => {
    expect(nearWords('fois', ['foie'])).toEqual([]);
    expect(nearWords('mnsque', ['menisque'])).toEqual([]);
    expect(nearWords('menisque', ['menisque'])).toEqual([]);
  });

  test('is read where nothing is found as typed, for the list alone', () => {
    const knee = item('Fissure du ménisque');
    const wanted = wantedAmong('case', [knee, item('Genou')], 'mnisque');
    expect(matches('case', knee, { q: 'mnisque', selected: {} }, wanted)).toBe(true);
    const typed = item('Mnisque');
    const exact = wantedAmong('case', [knee, typed], 'mnisque');
    expect(matches('case', knee, { q: 'mnisque', selected: {} }, exact)).toBe(false);
    expect(matches('case', typed, { q: 'mnisque', selected: {} }, exact)).toBe(true);
  });

  test('is never one that the table writes so itself', () => {
    expect(corrected(readSearch('tibia')[0]!, ['tibial'])).toBeUndefined();
  });

  test('finds names of the table, with all that they mean', () => {
    const meant = corrected(readSearch('ecographie')[0]!, []);
    expect(meant?.correction).toEqual({ typed: 'ecographie', words: ['echographie'] });
    const one = item('Goitre', { tags: ['Echo'] });
    expect(matches('case', one, { q: '', selected: {} }, [meant!.wanted])).toBe(true);
  });
});

describe('what is found', () => {
  test('is ranked by where it matches', () => {
    const rank = (q: string, one: Matchable) => rankOf('case', one, readSearch(q));
    expect(rank('genou', item('Genou'))).toBe(0);
    expect(rank('genou', item('Entorse', { tags: ['Genou'] }))).toBe(1);
    expect(rank('entorse genou', item('Entorse', { tags: ['Genou'] }))).toBe(1);
    expect(rank('genou', item('Entorse', { folderImages: [{ folder: 'Genou face' }] }))).toBe(2);
  });

  test('says why, unless its title does', () => {
    const one = item('Goitre', { tags: ['Echo', 'ORL'], folderImages: [{ folder: 'Écho thyroïde' }] });
    const reasons = (q: string) => reasonsOf('case', one, readSearch(q));
    expect(reasons('goitre')).toEqual([]);
    expect(reasons('échographie')).toEqual([{ source: 'tag', text: 'Echo' }]);
    expect(reasons('goitre anne orl')).toEqual([
      { source: 'author', text: 'Anne Lefèvre' },
      { source: 'tag', text: 'ORL' },
    ]);
    expect(reasons('écho')).toEqual([{ source: 'tag', text: 'Echo' }]);
  });

  test('blanks and signs are no search', () => {
    for (const q of ['', ' ', '%', '« »', '\u00a0']) {
      expect(asksForWords(q)).toBe(false);
      expect(readSearch(q)).toEqual([]);
      expect(isFiltered(parseListQuery('case', new URLSearchParams({ q })))).toBe(false);
    }
  });
});
