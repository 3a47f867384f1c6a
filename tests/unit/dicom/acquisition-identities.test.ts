import { describe, expect, it } from 'vitest';
import { chosenRows, firstChoices } from '#islands/protocol-editor/dicom/choices.ts';
import { proposalsOf, rowOf } from '#islands/protocol-editor/dicom/proposals.ts';
import { inspectAcquisition } from '#lib/dicom/acquisition/inspect-acquisition.ts';
import { ACQUIRED } from '#lib/dicom/acquisition/modalities.ts';
import { acquisitionsOf } from '#lib/dicom/acquisition/read-acquisition.ts';
import { readHeader } from '#lib/dicom/acquisition/read-header.ts';
import { ACQUISITION_ALLOW_LIST } from '#lib/dicom/attributes/acquisition-allow-list.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { readBytes } from './exams.ts';
import { ENCODINGS, type Identity, identity, leaks } from './identities.ts';
import { doseReport } from './made-exams.ts';
import { plant } from './plant.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';
import { type Attribute, writeDicom } from './write-dicom.ts';

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8');

/** All results of reading files: their proposals without the console's own names, and rows as first ticked. */
async function given(files: readonly Uint8Array<ArrayBuffer>[]) {
  const acquired = acquisitionsOf(await Promise.all(files.map(readBytes)));
  const proposals = proposalsOf(acquired, 2026);
  const rows = chosenRows(proposals, firstChoices(proposals));
  const unnamed = [acquired, proposals].map((list) => list.map(({ label: _, ...each }) => each));
  return { proposals, rows, told: bytesOf([unnamed, rows]) };
}

const read = (file: string) => readSample(file);
const isAcquired = (file: string) =>
  readHeader(new Blob([read(file)]))
    .then(inspectAcquisition)
    .then(
      () => true,
      () => false,
    );

describe.skipIf(!FOLDER)(`real files planted with people${FOLDER ? '' : ' (données absentes)'}`, () => {
  const images = SAMPLES.filter(({ kind }) => kind === 'image').map(
    ({ file }, seed) => [file, seed] as const,
  );

  it('give nobody away', async () => {
    let places = 0;
    let files = 0;
    let named = 0;
    for (const [file, seed] of images) {
      if (!(await isAcquired(file))) continue;
      const { file: original } = await openFile(read(file));
      const { bytes, identities, places: here } = plant(original, seed);
      const { told, proposals } = await given([bytes]);
      expect([...leaks(told, identities)], file).toEqual([]);
      expect(proposals, file).toHaveLength(1);
      named += leaks(bytesOf(proposals[0]!.label), identities).size;
      places += here;
      files += 1;
    }
    expect(files).toBeGreaterThan(30);
    // The console's own name is the planted one: it is shown, and used for nothing else.
    expect(named).toBeGreaterThan(files);
    expect(places).toBeGreaterThan(1000);
  });
});

/** Attributes that make a file an acquisition: without them nothing is read. */
const NEEDED = new Set(['Modality', 'Rows', 'Columns']);
const MANY = new Set(['SQ', 'US', 'UL', 'FD']);

/** A file whose every attribute of the allow-list that can hold a text holds somebody. */
function crowded(modality: string, seed: number): { bytes: Uint8Array<ArrayBuffer>; people: Identity[] } {
  const people: Identity[] = [];
  const encode = ENCODINGS[seed % 3]!;
  const attributes: Attribute[] = ACQUISITION_ALLOW_LIST.filter(
    ({ vr, keyword }) => !MANY.has(vr) && !NEEDED.has(keyword),
  ).map(({ tag, vr }, i) => {
    const who = identity(seed * 97 + i);
    people.push(who);
    const said = [who.personName, who.nir, who.ipp, who.phone, who.birthDate, who.sentence.slice(0, 60)][
      i % 6
    ]!;
    return {
      tag,
      vr,
      value: new Uint8Array(
        encode(vr === 'DS' || vr === 'IS' ? [who.nir, who.ipp, who.phone, who.birthDate][i % 4]! : said),
      ),
    };
  });
  const bytes = writeDicom([
    ...attributes,
    { tag: 0x00080060, vr: 'CS', value: modality },
    { tag: 0x00280010, vr: 'US', value: [8] },
    { tag: 0x00280011, vr: 'US', value: [8] },
  ]);
  return { bytes, people };
}

describe('files in which every attribute that is read holds somebody', () => {
  it.each(Object.keys(ACQUIRED))('of modality %s give nobody away', async (modality) => {
    for (let seed = 0; seed < 3; seed++) {
      const { bytes, people } = crowded(modality, seed);
      if (seed === 0) expect(leaks(Buffer.from(bytes), people).size).toBeGreaterThan(people.length / 2);
      const { told } = await given([bytes]);
      expect([...leaks(told, people)]).toEqual([]);
    }
  });

  it('and dose reports neither', async () => {
    const report = doseReport([{ uid: '1.2.250.1.284057512345678', kv: 120, ctdiVol: 5, dlp: 100 }]);
    const { told } = await given([report]);
    expect(told.toString()).not.toMatch(/284057512345678|LEFEVRE|Tilleuls/);
  });
});

describe('the console’s own name of a series', () => {
  const label = 'Genou de Mme Lefèvre';
  const file = writeDicom([
    { tag: 0x00080060, vr: 'CS', value: 'MR' },
    { tag: 0x0008103e, vr: 'LO', value: label },
    { tag: 0x00180080, vr: 'DS', value: '500' },
    { tag: 0x00280010, vr: 'US', value: [8] },
  ]);

  it('is shown, told to look like an identity, and taken only where it is ticked', async () => {
    const { proposals } = await given([file]);
    expect(proposals[0]).toMatchObject({ label, isLabelSuspect: true });
    const taken = (useLabel: boolean) => rowOf(proposals[0]!, { without: new Set(), useLabel }).name;
    expect([taken(false), taken(true)]).toEqual(['Séquence', label]);
  });
});
