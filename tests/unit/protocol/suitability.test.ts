import { describe, expect, it } from 'vitest';
import { facetValues, matches } from '#lib/items/kinds/matches.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { protocolBody } from '#lib/protocols/body-schema.ts';
import { sectionsOf } from '#lib/protocols/layout/sections.ts';
import { suitabilityFacts } from '#lib/protocols/layout/suitability-facts.ts';
import { contrastAllergyOf, isWithoutContrast, suitedOf } from '#lib/protocols/suitability.ts';
import { summariseProtocol } from '#lib/protocols/summary.ts';

const head: ProtocolBody = { imagingType: 'Scanner', region: 'Thorax', reviewStatus: 'Validé' };
const with_ = (more: Partial<ProtocolBody>): ProtocolBody => ({ ...head, ...more });

describe('whether a protocol is certainly without contrast', () => {
  it.each(['Aucun', 'sans injection', 'Pas d’injection.', 'Sans produit de contraste', 'Néant'])(
    'is, when its author writes « %s »',
    (agent) => expect(isWithoutContrast(with_({ contrast: { agent } }))).toBe(true),
  );

  it.each([
    ['nothing is said of contrast', {}],
    ['the agent is one', { contrast: { agent: 'Iohexol' } }],
    ['the agent is perhaps none', { contrast: { agent: 'Aucun en première intention' } }],
    ['a dose is given all the same', { contrast: { agent: 'Aucun', doseMlPerKg: 1 } }],
    ['a rate is given', { contrast: { agent: 'Aucun', rateMlPerSecond: 3 } }],
    ['a bolus is awaited', { contrast: { agent: 'Aucun', bolusTracking: 'ROI aorte' } }],
    [
      'a row is injected',
      { contrast: { agent: 'Aucun' }, acquisition: { passes: [{ name: 'Thorax injecté' }] } },
    ],
    [
      'a row has gadolinium',
      { contrast: { agent: 'Aucun' }, acquisition: { sequences: [{ name: 'T1 après gadolinium' }] } },
    ],
    [
      'vessels are opacified',
      { contrast: { agent: 'Aucun' }, acquisition: { runs: [{ name: 'Aorte', volumeMl: 20 }] } },
    ],
    ['a comment is written', { contrast: { agent: 'Aucun', comment: 'Injecter 1 mL/kg si lésion' } }],
    ['a concentration is given', { contrast: { agent: 'Aucun', concentration: '350 mg I/mL' } }],
  ] as [string, Partial<ProtocolBody>][])('is not known, when %s', (_, more) => {
    expect(isWithoutContrast(with_(more))).toBe(false);
  });

  it.each([
    'T1 inj',
    'T1 Gd',
    'post-contraste',
    'T1 C+',
    'Avant injection',
    'Avec/sans injection',
    'Avec et sans gadolinium',
    'Temps portal',
  ])('is not known, when a row is called « %s »', (name) => {
    const body = with_({ contrast: { agent: 'Aucun' }, acquisition: { sequences: [{ name }] } });
    expect(isWithoutContrast(body)).toBe(false);
  });

  it('is, when rows say that they are without an injection', () => {
    const rows = [
      { name: 'Thorax sans injection' },
      { name: 'Thorax non injecté' },
      { name: 'Sans l’injection' },
      { name: 'Coronal MPR' },
    ];
    expect(isWithoutContrast(with_({ contrast: { agent: 'Aucun' }, acquisition: { passes: rows } }))).toBe(
      true,
    );
  });
});

describe('whom a protocol suits', () => {
  it('is nobody, as long as nothing is said', () => {
    expect(suitedOf(head)).toEqual([]);
    expect(suitedOf(with_({ contrast: { agent: 'Iohexol' } }))).toEqual([]);
    expect(summariseProtocol(head)).not.toHaveProperty('suits');
  });

  it('is as its author says, whatever follows from the rest', () => {
    expect(
      suitedOf(
        with_({ suitability: { ages: 'Adulte et enfant', pregnancy: 'Oui', contrastAllergy: 'Oui' } }),
      ),
    ).toEqual(['Adulte', 'Enfant', 'Femme enceinte', 'Allergie au contraste']);
    expect(
      suitedOf(with_({ suitability: { ages: 'Enfant', pregnancy: 'Non', contrastAllergy: 'Non' } })),
    ).toEqual(['Enfant']);
    const denied = with_({ suitability: { contrastAllergy: 'Non' }, contrast: { agent: 'Aucun' } });
    expect(contrastAllergyOf(denied)).toEqual({ answer: 'Non', isDerived: false });
    expect(suitedOf(denied)).toEqual([]);
  });

  it('follows from contrast that is certainly absent', () => {
    const body = with_({ contrast: { agent: 'Aucun' } });
    expect(contrastAllergyOf(body)).toEqual({ answer: 'Oui', isDerived: true });
    expect(suitedOf(body)).toEqual(['Allergie au contraste']);
  });

  it('is told on its page, what is not said as not said', () => {
    const told = (more: Partial<ProtocolBody>) => suitabilityFacts(with_(more)).map(([, text]) => text);
    expect(told({ suitability: { ages: 'Adulte', agesDetail: 'dès 18 ans' } })).toEqual([
      'Adulte, dès 18 ans',
      'Non précisé',
      'Non précisé',
    ]);
    expect(told({ contrast: { agent: 'Aucun' } })).toEqual([
      'Non précisé',
      'Non précisé',
      'Convient\u00a0: sans produit de contraste',
    ]);
    expect(told({ suitability: { pregnancy: 'Non', contrastAllergy: 'Oui' } })).toEqual([
      'Non précisé',
      'Ne convient pas',
      'Convient',
    ]);
    expect(sectionsOf(head)).toEqual([]);
    expect(sectionsOf(with_({ suitability: { pregnancy: 'Non' } })).map(({ id }) => id)).toEqual([
      'pour-qui',
    ]);
  });

  it('takes no other words', () => {
    const parse = (suitability: object) => protocolBody.safeParse({ ...head, suitability }).success;
    expect(parse({ ages: 'Enfant', agesDetail: 'dès 6 ans', pregnancy: 'Non' })).toBe(true);
    for (const wrong of [
      { ages: 'Vieillard' },
      { pregnancy: 'peut-être' },
      { contrastAllergy: true },
      { x: 1 },
    ])
      expect(parse(wrong), JSON.stringify(wrong)).toBe(false);
  });
});

describe('the filter « Convient à »', () => {
  const item = {
    title: 'Échographie abdominale',
    tags: [],
    authorName: '',
    suits: ['Adulte', 'Femme enceinte'],
  };
  const shows = (...convient: string[]) => matches('protocol', item, { q: '', selected: { convient } });

  it('asks for all that is chosen', () => {
    expect(facetValues('suits', item)).toEqual(['adulte', 'femme enceinte']);
    expect(shows('Adulte')).toBe(true);
    expect(shows('Adulte', 'Femme enceinte')).toBe(true);
    expect(shows('Adulte', 'Allergie au contraste')).toBe(false);
    expect(shows('Enfant')).toBe(false);
  });

  it('shows nothing of which nothing is said', () => {
    const { suits: _, ...unsaid } = item;
    expect(matches('protocol', unsaid, { q: '', selected: { convient: ['Adulte'] } })).toBe(false);
  });
});
