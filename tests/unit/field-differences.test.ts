import { describe, expect, it } from 'vitest';
import { differencesOf } from '#lib/items/kinds/differences.ts';
import { applyChange } from '#lib/protocols/apply-change.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { changeLine, sectionName } from '#lib/protocols/changes-texts.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';

const KNEE: ProtocolBody = {
  imagingType: 'IRM',
  region: 'Membre inférieur',
  reviewStatus: 'Validé',
  indications: ['Traumatisme', 'Douleur', 'Blocage'],
  preparation: { coil: 'Genou 8 canaux', field: '1,5 T' },
  contrast: { doseMlPerKg: 0.1 },
  acquisition: {
    sequences: [
      { name: 'DP FS sag', weighting: 'DP', plane: 'Sagittal', tr: 3000, te: 30, durationSeconds: 178 },
      { name: 'DP FS cor', weighting: 'DP', plane: 'Coronal', tr: 2800, te: 30 },
      { name: 'T1 cor', weighting: 'T1', plane: 'Coronal', tr: 500, te: 11, bValues: [0, 500] },
    ],
  },
};
const [sagittal, coronal, t1] = KNEE.acquisition!.sequences!;
const withSequences = (sequences: NonNullable<typeof KNEE.acquisition>['sequences']): ProtocolBody => ({
  ...KNEE,
  acquisition: { sequences },
});
const told = (after: ProtocolBody, before = KNEE) =>
  fieldDifferences(before, after).map((change) => `${sectionName(change.section)} | ${changeLine(change)}`);

describe('what differs between two protocols', () => {
  it('is told by field, with its unit', () => {
    const after: ProtocolBody = {
      ...KNEE,
      description: 'Genou adulte',
      preparation: { coil: 'Genou 16 canaux', field: '3 T' },
      contrast: {},
      doseReference: { dlp: 400 },
    };
    expect(told(after)).toEqual([
      'Général | Description\u00a0: rien → Genou adulte',
      'Préparation | Antenne\u00a0: Genou 8 canaux → Genou 16 canaux',
      'Préparation | Champ\u00a0: 1,5 T → 3 T',
      'Produit de contraste | Dose\u00a0: 0,1\u00a0mL/kg → rien',
      'Dose de référence du service | PDL\u00a0: rien → 400\u00a0mGy·cm',
    ]);
  });

  it('is told by row and field', () => {
    const after = withSequences([{ ...sagittal!, tr: 3200, durationSeconds: 190 }, coronal!]);
    expect(told(after)).toEqual([
      'Acquisition | Ligne «\u202fDP FS sag\u202f», TR\u00a0: 3\u202f000\u00a0ms → 3\u202f200\u00a0ms',
      'Acquisition | Ligne «\u202fDP FS sag\u202f», Durée\u00a0: 2\u00a0min 58\u00a0s → 3\u00a0min 10\u00a0s',
      'Acquisition | Ligne «\u202fT1 cor\u202f» retirée',
    ]);
  });

  it('calls a row renamed that says the same under another name', () => {
    const after = withSequences([{ ...sagittal!, name: 'Sag DP FS', te: 32 }, coronal!, t1!]);
    expect(fieldDifferences(KNEE, after).map(({ path, change }) => [path, change])).toEqual([
      ['acquisition.sequences[DP FS sag].name', 'renamed'],
      ['acquisition.sequences[DP FS sag].te', 'changed'],
    ]);
    expect(told(after)[0]).toBe(
      'Acquisition | Ligne renommée «\u202fSag DP FS\u202f»\u00a0: DP FS sag → Sag DP FS',
    );
  });

  it('does not take another sequence for a renamed one', () => {
    const diffusion = { name: 'Diffusion ax', weighting: 'Diffusion', plane: 'Axial', tr: 6000, te: 80 };
    expect(told(withSequences([sagittal!, coronal!, diffusion]))).toEqual([
      'Acquisition | Ligne «\u202fDiffusion ax\u202f» ajoutée',
      'Acquisition | Ligne «\u202fT1 cor\u202f» retirée',
    ]);
  });

  it('tells a move once, of the row that was moved', () => {
    expect(told(withSequences([t1!, sagittal!, coronal!]))).toEqual([
      'Acquisition | Ligne «\u202fT1 cor\u202f» déplacée',
    ]);
    const indications = ['Blocage', 'Traumatisme', 'Douleur', 'Épanchement'];
    expect(told({ ...KNEE, indications })).toEqual([
      'Indications | Déplacé\u00a0: Blocage',
      'Indications | Ajouté\u00a0: Épanchement',
    ]);
  });

  it('leaves the review out: it is not written, but decided', () => {
    expect(told({ ...KNEE, reviewStatus: 'Brouillon' })).toEqual([]);
  });

  it('is what versions are compared by', () => {
    const after = { title: 'Genou', tags: [], body: { ...KNEE, preparation: { coil: 'Genou 8 canaux' } } };
    expect(differencesOf('protocol', { title: 'Genou', tags: [], body: KNEE }, after)).toEqual([
      {
        what: 'field',
        path: 'preparation.field',
        section: 'preparation',
        field: 'field',
        change: 'removed',
        before: '1,5 T',
        after: '',
      },
    ]);
  });
});

describe('a change taken over into a copy that has moved on', () => {
  const source = withSequences([{ ...sagittal!, tr: 3200 }, coronal!]);
  const [longer, gone] = fieldDifferences(KNEE, source);

  it('finds the row under its new name and keeps what else was changed there', () => {
    const mine = withSequences([t1!, { ...sagittal!, name: 'Sag DP', te: 34 }]);
    expect(applyChange(mine, longer!)?.acquisition?.sequences).toEqual([
      t1,
      { ...sagittal!, name: 'Sag DP', te: 34, tr: 3200 },
    ]);
  });

  it('no longer applies where the copy says something of its own', () => {
    expect(applyChange(withSequences([{ ...sagittal!, tr: 2500 }]), longer!)).toBeNull();
    expect(applyChange(withSequences([coronal!]), longer!)).toBeNull();
    expect(applyChange(withSequences([{ ...t1!, te: 12 }]), gone!)).toBeNull();
  });

  it('changes nothing where the copy says so already', () => {
    const mine = withSequences([{ ...sagittal!, tr: 3200 }]);
    expect([applyChange(mine, longer!), applyChange(mine, gone!)]).toEqual([mine, mine]);
    expect(applyChange(mine, longer!)).toBe(mine);
  });

  it('puts no row beyond what a table may hold', () => {
    const [added] = fieldDifferences(
      KNEE,
      withSequences([...KNEE.acquisition!.sequences!, { name: 'Axial' }]),
    );
    const full = Array.from({ length: 60 }, (_, at) => ({ name: `Ligne ${at}` }));
    expect(applyChange(withSequences(full), added!)).toBeNull();
    expect(applyChange(withSequences(full.slice(1)), added!)?.acquisition?.sequences).toHaveLength(60);
  });
});
