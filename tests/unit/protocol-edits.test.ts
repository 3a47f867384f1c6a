import { describe, expect, it } from 'vitest';
import { type EditedBody, rowsOf, setFact, setRows, withKey } from '#lib/protocols/body-edits.ts';
import { writtenProtocol } from '#lib/protocols/body-schema.ts';
import { changeType, lossOfType, sharedKeys } from '#lib/protocols/change-type.ts';
import { TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { IMAGING_TYPES } from '#lib/protocols/vocabulary.ts';

const body: EditedBody = {
  imagingType: 'IRM',
  region: 'Rachis',
  preparation: { coil: 'Rachis' },
  acquisition: {
    sequences: [
      { name: 'T2 sag', plane: 'Sagittal', tr: 4000, comment: 'en premier' },
      { name: '', tr: 500 },
    ],
  },
};

describe('edits of a protocol', () => {
  it('leave out what is emptied, up to the section', () => {
    expect(setFact(body, 'preparation', 'coil', '')).toEqual({ ...body, preparation: undefined });
    expect(setFact(body, 'preparation', 'coil', '')).not.toHaveProperty('preparation');
    expect(setRows(body, 'sequences', [])).not.toHaveProperty('acquisition');
    expect(withKey(body, 'indications', [])).toBe(body);
  });

  it('keep the same object where nothing changes, and every other part of the body', () => {
    expect(setFact(body, 'preparation', 'coil', 'Rachis')).toBe(body);
    expect(setFact(body, 'contrast', 'doseMlPerKg', undefined)).toBe(body);
    expect(setRows(body, 'sequences', rowsOf(body, 'sequences'))).toBe(body);
    expect(rowsOf(body, 'passes')).toBe(rowsOf({ imagingType: 'IRM', region: 'Autre' }, 'runs'));
    expect(setFact(body, 'contrast', 'agent', 'X').acquisition).toBe(body.acquisition);
  });

  it('store a row that has no name yet', () => {
    expect(writtenProtocol.safeParse(body).success).toBe(true);
  });
});

describe('another imaging type', () => {
  it('takes along what its table has not, and says so', () => {
    expect(lossOfType(body, 'Échographie')).toEqual({
      from: 'sequences',
      to: 'scans',
      rows: 2,
      lost: ['tr'],
      kept: ['name', 'plane', 'comment'],
    });
    const changed = changeType(body, 'Échographie');
    expect(changed.acquisition).toEqual({
      scans: [{ name: 'T2 sag', plane: 'Sagittal', comment: 'en premier' }, { name: '' }],
    });
    expect(changeType(body, 'Échographie', 'none')).not.toHaveProperty('acquisition');
  });

  it('takes nothing along where the table is the same, or empty', () => {
    const views: EditedBody = {
      ...body,
      imagingType: 'Radiographie',
      acquisition: { views: [{ name: 'Face' }] },
    };
    expect(lossOfType(views, 'Mammographie')).toBeNull();
    expect(changeType(views, 'Mammographie')).toEqual({ ...views, imagingType: 'Mammographie' });
    expect(lossOfType({ ...body, acquisition: {} }, 'Scanner')).toBeNull();
    expect(changeType(body, 'IRM')).toBe(body);
  });

  it('puts what it keeps after the rows that the other table has already', () => {
    const both: EditedBody = {
      ...body,
      acquisition: { ...body.acquisition, passes: [{ name: 'Portal', kv: 100 }] },
    };
    expect(rowsOf(changeType(both, 'Scanner'), 'passes').map(({ name }) => name)).toEqual([
      'Portal',
      'T2 sag',
      '',
    ]);
  });

  it('leaves a body that its schema takes, whichever type becomes which', () => {
    for (const from of IMAGING_TYPES) {
      for (const to of IMAGING_TYPES) {
        const every = Object.fromEntries(TABLE_NAMES.map((table) => [table, [{ name: 'x', comment: 'y' }]]));
        const changed = changeType({ imagingType: from, region: 'Autre', acquisition: every }, to);
        expect(writtenProtocol.safeParse(changed).success, `${from} → ${to}`).toBe(true);
        expect(changed.imagingType).toBe(to);
      }
    }
  });

  it('every table shares the name and the remark with every other', () => {
    for (const from of TABLE_NAMES)
      for (const to of TABLE_NAMES)
        expect(sharedKeys(from, to)).toEqual(expect.arrayContaining(['name', 'comment']));
  });
});
