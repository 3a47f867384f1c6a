import { describe, expect, it } from 'vitest';
import { doiHref, doisIn } from '#lib/rich-text/doi.ts';
import { typedHref } from '#lib/rich-text/typed-link.ts';

describe('the DOI of a reference', () => {
  it.each([
    ['doi:10.1148/radiol.2021203164', 'https://doi.org/10.1148/radiol.2021203164'],
    ['DOI: 10.1148/radiol.2021203164', 'https://doi.org/10.1148/radiol.2021203164'],
    ['10.1016/S0140-6736(20)30183-5', 'https://doi.org/10.1016/S0140-6736(20)30183-5'],
    ['doi.org/10.1007/s00330-020-06801-0', 'https://doi.org/10.1007/s00330-020-06801-0'],
    ['https://dx.doi.org/10.1007/s00330-020-06801-0', 'https://doi.org/10.1007/s00330-020-06801-0'],
    [
      'https://doi.org/10.1002/(SICI)1097-0142(19960401)77:7%3C1356::AID-CNCR20%3E3.0.CO;2-%23',
      'https://doi.org/10.1002/(SICI)1097-0142(19960401)77:7%3C1356::AID-CNCR20%3E3.0.CO;2-%23',
    ],
    [
      '10.1002/1522-2586(200101)13:1::AID-JMRI1001.CO;2-#',
      'https://doi.org/10.1002/1522-2586(200101)13:1::AID-JMRI1001.CO;2-%23',
    ],
    ['10.1234/50%', 'https://doi.org/10.1234/50%25'],
  ])('of « %s » leads to %s', (text, href) => {
    expect(doiHref(text)).toBe(href);
    expect(typedHref(` ${text} `)).toBe(href);
  });

  it.each(['10.5/3', '10.1148/', '10.1148', 'v10.1148/x', 'Fleischner 2017', '2.10.1148/radiol.1'])(
    'is none in « %s »',
    (text) => expect(doisIn(text)).toEqual([]),
  );

  it('is found in a sentence without the brackets and stops around it', () => {
    const text =
      'MacMahon H. Radiology 2017 (doi:10.1148/radiol.2017161659). Voir 10.1016/j.chest.2019.01.002, p. 3.';
    expect(doisIn(text).map(({ from, to, href }) => [text.slice(from, to), href])).toEqual([
      ['doi:10.1148/radiol.2017161659', 'https://doi.org/10.1148/radiol.2017161659'],
      ['10.1016/j.chest.2019.01.002', 'https://doi.org/10.1016/j.chest.2019.01.002'],
    ]);
  });
});
