import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeElsewhere, readInstances, readSeries, readStudies } from '#lib/dicomweb/read-answers.ts';

const value = (...Value: unknown[]) => ({ vr: 'LO', Value });
const ROOT = 'https://site.test/dicom-web';

describe('the answer to a search', () => {
  it('is read as PS3.18, annex F, writes it', () => {
    const answer = [
      {
        '00080020': value('20260131'),
        '00080050': value('A12'),
        '00080061': value('CT', 'SR'),
        '00081030': value('Thorax'),
        '00100010': { vr: 'PN', Value: [{ Alphabetic: 'LEFEVRE^Anaïs^^Mme', Ideographic: '名' }] },
        '00100020': value('42'),
        '0020000D': value('1.2.3'),
        '00201206': { vr: 'IS', Value: [3] },
        '00201208': { vr: 'IS', Value: ['412'] },
      },
    ];
    expect(readStudies(answer)).toEqual([
      {
        uid: '1.2.3',
        date: '20260131',
        modalities: ['CT', 'SR'],
        patientName: 'LEFEVRE Anaïs Mme',
        patientId: '42',
        accession: 'A12',
        description: 'Thorax',
        series: 3,
        images: 412,
      },
    ]);
  });

  it.each([
    ['a path out of the root', '1.2/../../api'],
    ['a query', '1.2?x=1'],
    ['letters', '1.2.x'],
    ['nothing', ''],
    ['too long', `1.${'2'.repeat(64)}`],
    ['dots alone', '..'],
    ['a final dot', '1.2.'],
  ])('knows no identifier that is %s: it would become an address', (_, uid) => {
    expect(readStudies([{ '0020000D': value(uid) }])).toEqual([]);
    expect(readSeries([{ '0020000E': value(uid) }])).toEqual([]);
    expect(readInstances([{ '00080018': value(uid) }])).toEqual([]);
  });

  it('is read whatever stands in it', () => {
    const known = fc.constantFrom('0020000D', '00080061', '00100010', '00201208', '00081190', '__proto__');
    const attribute = fc.oneof(
      fc.anything(),
      fc.record({ vr: fc.anything(), Value: fc.oneof(fc.anything(), fc.array(fc.anything())) }),
    );
    const answer = fc.array(fc.oneof(fc.anything(), fc.dictionary(known, attribute)));
    fc.assert(
      fc.property(answer, (entries) => {
        for (const study of readStudies(entries)) {
          expect(study.uid).toMatch(/^[\d.]{3,64}$/);
          expect(typeof study.patientName).toBe('string');
          expect(study.modalities.every((each) => typeof each === 'string')).toBe(true);
          expect(study.images === undefined || study.images >= 0).toBe(true);
        }
        placeElsewhere(entries, ROOT);
      }),
    );
  });

  it('has texts without what is not seen, of a length that one reads', () => {
    const [study] = readStudies([
      { '0020000D': value('1.2'), '00081030': value(`a\u202eb\0c\n  d${'e'.repeat(5000)}`) },
    ]);
    expect(study?.description.startsWith('a b c d')).toBe(true);
    expect(study?.description.length).toBeLessThanOrEqual(200);
  });

  it('has each study once, and series by their numbers, those without one last', () => {
    expect(readStudies([{ '0020000D': value('1.2') }, { '0020000D': value('1.2') }])).toHaveLength(1);
    const series = [undefined, 10, 9].map((number, at) => ({
      '0020000E': value(`1.${at}`),
      ...(number && { '00200011': value(number) }),
    }));
    expect(readSeries(series).map(({ number }) => number)).toEqual([9, 10, undefined]);
  });
});

describe('the place that a PACS says it is at', () => {
  const at = (url: unknown) => placeElsewhere([{ '00081190': { vr: 'UR', Value: [url] } }], ROOT);

  it.each([
    [`${ROOT}/studies/1.2`, undefined],
    ['/dicom-web/studies/1.2', undefined],
    ['http://site.test/dicom-web/studies/1.2', 'http://site.test/dicom-web'],
    ['http://127.0.0.1:8042/dicom-web/studies/1.2', 'http://127.0.0.1:8042/dicom-web'],
    ['https://site.test/dicom-web-else/studies/1.2', 'https://site.test/dicom-web-else'],
    ['', undefined],
  ])('%s', (told, elsewhere) => {
    expect(at(told)).toBe(elsewhere);
  });
});
