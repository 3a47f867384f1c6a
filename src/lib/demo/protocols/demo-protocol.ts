import { french } from '#lib/platform/typography.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';

export interface DemoProtocol {
  title: string;
  tags: string[];
  body: ProtocolBody;
}

type Rows = NonNullable<ProtocolBody['acquisition']>;

/** Makes a protocol; lists are separated by ` | `. Rows are passed directly in `more.acquisition`. */
export function protocol(
  title: string,
  tags: string,
  imagingType: ProtocolBody['imagingType'],
  region: ProtocolBody['region'],
  texts: {
    description: string;
    indications: string;
    contraindications?: string;
    pitfalls: string;
    success: string;
    processing?: string;
    references: string;
  },
  more: Pick<ProtocolBody, 'preparation' | 'contrast' | 'acquisition' | 'scanners'> & {
    status?: ProtocolBody['reviewStatus'];
    version?: string;
  },
): DemoProtocol {
  const { status = 'Validé', version = '1.0', ...sections } = more;
  return {
    title: french(title),
    tags: tags.split(',').map((tag) => tag.trim()),
    body: typeset({
      imagingType,
      region,
      reviewStatus: status,
      version,
      description: texts.description,
      indications: list(texts.indications),
      ...(texts.contraindications && { contraindications: list(texts.contraindications) }),
      ...sections,
      ...(texts.processing && { postProcessing: list(texts.processing) }),
      pitfalls: list(texts.pitfalls),
      successCriteria: list(texts.success),
      references: list(texts.references),
    }),
  };
}

const list = (text: string): string[] => text.split(' | ');

/** Applies French typography to every text of a body; codes contain nothing that it changes. */
function typeset<Value>(value: Value): Value {
  if (typeof value === 'string') return french(value) as Value;
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeset(each)])) as Value;
}

/**
 * Parses MRI sequences, one per line:
 * name | weighting | plane | TR | TE | FOV | matrix | thickness/gap | seconds | extras.
 */
export function sequences(table: string): NonNullable<Rows['sequences']> {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', weighting, plane, tr, te, fov, matrix, slice = '', seconds, ...extras] = cells(line);
      const [thickness, gap] = slice.split('/').map(Number);
      const b = extras.find((each) => each.startsWith('b '));
      const ti = extras.find((each) => each.startsWith('TI '));
      const fat = extras.find((each) => /^(fat-sat|Dixon|SPAIR|STIR)/i.test(each));
      const flip = extras.find((each) => each.endsWith('°'));
      const train = extras.find((each) => each.startsWith('ETL '));
      const phase = extras.find((each) => each.startsWith('phase '));
      return {
        name,
        weighting,
        plane,
        tr: Number(tr),
        te: Number(te),
        ...(ti && { ti: Number(ti.slice(3)) }),
        ...(flip && { flipAngle: Number.parseFloat(flip) }),
        fov: Number(fov),
        matrix,
        thickness,
        ...(gap !== undefined && { gap }),
        ...(fat && { fatSaturation: fat }),
        ...(b && { bValues: b.slice(2).split(' ').map(Number) }),
        durationSeconds: Number(seconds),
        ...(train && { dimension: '2D', echoTrain: Number(train.slice(4)) }),
        ...(phase && { phaseDirection: phase.slice(6) }),
      };
    });
}

/**
 * CT passes: name | phase | coverage | kV | mAs | pitch | collimation | CTDIvol | DLP | reconstructions separated by
 * `;`.
 */
export function passes(table: string): NonNullable<Rows['passes']> {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', phase, coverage, kv, mas, pitch, collimation, ctdiVol, dlp, reconstructions = ''] =
        cells(line);
      return {
        name,
        phase,
        coverage,
        kv: Number(kv),
        mas,
        pitch: Number(pitch),
        rotationSeconds: 0.5,
        collimation,
        reconstructions: reconstructions.split(';').map((each) => each.trim()),
        ctdiVol: Number(ctdiVol),
        dlp: Number(dlp),
      };
    });
}

/** Parses radiographs: name | position | centring | distance cm | kV | mAs | grid (oui, non). */
export function views(table: string): NonNullable<Rows['views']> {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', position, centring, distance, kv, mas, grid] = cells(line);
      return {
        name,
        position,
        centring,
        distance: Number(distance),
        kv: Number(kv),
        mas,
        grid: grid === 'oui',
      };
    });
}

/** Parses ultrasound scans: name | probe | mode | plane | measurements. */
export function scans(table: string): NonNullable<Rows['scans']> {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', probe, mode, plane, measurements] = cells(line);
      return { name, probe, mode, plane, measurements };
    });
}

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/**
 * Adds the differing values of single scanners to rows: by the name of the row, under keys such as `tr@id`
 * (`scanners/scanner-cells.ts`).
 */
export function onScanners<Row extends { name: string }>(
  rows: readonly Row[],
  differences: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>,
): Row[] {
  return rows.map((row) => ({ ...row, ...differences[row.name] }));
}
