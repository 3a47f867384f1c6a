import { describe, expect, it } from 'vitest';
import { isEmptySearch, NO_SEARCH, PROBE_PATH, studiesPath } from '#lib/dicomweb/query.ts';

const criteria = (typed: Partial<typeof NO_SEARCH>, offset = 0) => {
  const query = new URLSearchParams(studiesPath({ ...NO_SEARCH, ...typed }, offset).split('?')[1]);
  query.delete('includefield');
  query.delete('limit');
  return Object.fromEntries(query);
};

describe('a search of studies', () => {
  it.each([
    [{ from: '2026-01-31', to: '2026-02-01' }, { StudyDate: '20260131-20260201' }],
    [{ from: '2026-01-31' }, { StudyDate: '20260131-' }],
    [{ to: '2026-01-31' }, { StudyDate: '-20260131' }],
    [{ patientName: ' Lefèvre  anne ' }, { PatientName: 'Lefèvre*anne*' }],
    [{ patientName: 'LEFEVRE^ANNE' }, { PatientName: 'LEFEVRE*ANNE*' }],
    [{ patientName: 'LEF?VRE' }, { PatientName: 'LEF?VRE' }],
    [{ patientId: '42' }, { PatientID: '42' }],
    [{ accession: 'A&b=1' }, { AccessionNumber: 'A&b=1' }],
    [{ description: 'thorax' }, { StudyDescription: '*thorax*' }],
    [{ modality: 'MR' }, { ModalitiesInStudy: 'MR' }],
    [{}, {}],
  ])('%o', (typed, wanted) => expect(criteria(typed)).toEqual(wanted));

  it('goes on where the last page ended', () => expect(criteria({}, 50)).toEqual({ offset: '50' }));

  it('writes spaces as every server reads them', () =>
    expect(studiesPath({ ...NO_SEARCH, description: 'a b' }, 0)).toContain('=*a%20b*&'));

  it('is none when only spaces were typed', () => {
    expect(isEmptySearch({ ...NO_SEARCH, patientName: '  ' })).toBe(true);
    expect(isEmptySearch({ ...NO_SEARCH, patientId: '1' })).toBe(false);
  });

  it('is tried with a question about nobody', () => expect(PROBE_PATH).toBe('studies?limit=1'));
});
