import { describe, expect, it } from 'vitest';
import type { CitedHeader, OriginalImage } from '#lib/dicom/attributes/written-marks.ts';
import { readCitedHeader } from '#lib/dicom/documents/read-cited-header.ts';
import { readFile } from '#lib/dicom/read-file.ts';
import { blankOf, makeDocuments } from '../../../src/islands/case-editor/marks-out/make-documents.ts';
import { text, writeDicom } from '../dicom/write-dicom.ts';
import { header, original } from './exported.ts';

const CHOICES = { report: true, state: true, comments: true, identity: true };

const named = (PatientName: string, blank: CitedHeader['blank'] = []): CitedHeader => ({
  ...header,
  values: { ...header.values, PatientName },
  blank,
});
const findingOn = (...images: OriginalImage[]) => ({
  name: 'Nodule',
  comment: '',
  marks: images.map((image) => ({ kind: 'label' as const, image, points: [{ x: 1, y: 2 }] })),
});

describe('documents', () => {
  const a = original();
  const b = original({ instance: '1.2.826.0.1.3680043.9.1.2', patient: 'B' });
  const headers = new Map([
    [a.instance, named('ALPHA^Anne')],
    [b.instance, named('BETA^Bruno', ['StudyDate'])],
  ]);

  it('are one set for each patient, though a bad export gave two the same exam', () => {
    const made = makeDocuments({ findings: [findingOn(a, b)], views: [], headers }, CHOICES);
    const said = Object.entries(made).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]);
    expect(said.map(([name]) => name)).toEqual(['1/SR.dcm', '2/SR.dcm']);
    expect(said[0]![1]).toContain('ALPHA^Anne');
    expect(said[0]![1]).not.toContain(b.instance);
    expect(said[1]![1]).toContain('BETA^Bruno');
    expect(said[1]![1]).not.toContain('ALPHA');
  });

  it('say what they leave blank', () => {
    expect(blankOf([findingOn(a)], headers)).toEqual([]);
    expect(blankOf([findingOn(a, b)], headers)).toEqual(['StudyDate']);
  });
});

describe('what is copied of a file', () => {
  const cited = async (charset: string, name: Uint8Array | string, ...more: ReturnType<typeof text>[]) => {
    const attributes = [
      text(0x00080005, 'CS', charset),
      { tag: 0x00100010, vr: 'PN', value: name },
      text(0x00100020, 'LO', '42'),
      ...more,
    ];
    return readCitedHeader((await readFile(writeDicom(attributes), true)).dataSet);
  };
  const bytesOf = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0));

  // PS3.5 annexes H and I: « Yamada^Tarou » and « Hong^Gildong » with changes of character set.
  it.each([
    ['ISO 2022 IR 6\\ISO 2022 IR 87', 'Yamada^Tarou=\x1b$B;3ED\x1b(B^\x1b$BB@O:\x1b(B'],
    ['\\ISO 2022 IR 149', 'Hong^Gildong=\x1b$)C\xfb\xf3^\x1b$)C\xd1\xce\xd4\xd7'],
  ])('is no text whose letters were not read: %s', async (charset, name) => {
    const { values, blank } = await cited(charset, bytesOf(name));
    expect(values).toMatchObject({ PatientName: '', PatientID: '42' });
    expect(blank).toEqual(['PatientName']);
  });

  it('is a text whose letters were read', async () => {
    const japanese = await cited(
      '\\ISO 2022 IR 87',
      bytesOf('Yamada^Tarou=\x1b$B;3ED\x1b(B^\x1b$BB@O:\x1b(B'),
    );
    expect(japanese).toMatchObject({ values: { PatientName: 'Yamada^Tarou=山田^太郎' }, blank: [] });
    expect(await cited('ISO_IR 100', bytesOf('PLANT\xc9^Zo\xe9'))).toMatchObject({
      values: { PatientName: 'PLANTÉ^Zoé' },
      blank: [],
    });
  });

  it('is told where a value is none that a PACS would take', async () => {
    const date = text(0x00080020, 'DA', '2026.1.2');
    expect(await cited('', 'X^Y', date)).toMatchObject({ values: { StudyDate: '' }, blank: ['StudyDate'] });
  });
});
