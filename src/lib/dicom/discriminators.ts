import { knownKernel } from './attributes/known-names.ts';
import type { Component, SeriesDescription } from './attributes/series-description.ts';
import type { LocatedFrame } from './located-frame.ts';

/** An attribute that may distinguish stacks with identical positions. */
export interface Discriminator {
  of(frame: LocatedFrame): string | number | undefined;
  describe(frame: LocatedFrame, rank: number): Partial<SeriesDescription>;
  /**
   * - `own`: images that differ in it never belong together, whatever their positions;
   * - `shared`: it may vary along a stack, and counts only if positions occur more than once;
   * - `time`: time points of one acquisition, whose numbers may continue from slice to slice;
   * - `beat`: phases of a heartbeat: each position may also be a loop.
   */
  kind: 'own' | 'shared' | 'time' | 'beat';
}

type Attributes = LocatedFrame['attributes'];

const numeric =
  (keyword: string) =>
  ({ attributes }: LocatedFrame): number | undefined => {
    const value = attributes[keyword];
    return typeof value === 'number' ? value : undefined;
  };

function told<K extends keyof SeriesDescription>(
  key: K,
  value: SeriesDescription[K] | undefined,
): Partial<SeriesDescription> {
  return value === undefined ? {} : { [key]: value };
}

const time = (_: LocatedFrame, rank: number) => ({ time: rank + 1 });

const echoTimeOf = ({ EchoTime, EffectiveEchoTime }: Attributes): number | undefined => {
  const echo = EchoTime ?? EffectiveEchoTime;
  return typeof echo === 'number' ? echo : undefined;
};

function describeEcho({ attributes }: LocatedFrame, rank: number): Partial<SeriesDescription> {
  const echoTime = echoTimeOf(attributes);
  return echoTime === undefined ? { echo: rank + 1 } : { echoTime };
}

/** A series with a b value is diffusion, whatever its name, except a map computed from it. */
function describeBValue({ attributes, description }: LocatedFrame): Partial<SeriesDescription> {
  const { DiffusionBValue: bValue } = attributes;
  if (typeof bValue !== 'number') return {};
  return { bValue, ...(description.weighting !== 'ADC' && { weighting: 'DWI' as const }) };
}

const COMPONENTS: Record<string, Component> = {
  PHASE_MAP: 'phase',
  P: 'phase',
  MAGNITUDE: 'magnitude',
  M: 'magnitude',
  REAL: 'real',
  R: 'real',
  IMAGINARY: 'imaginary',
  I: 'imaginary',
  IN_PHASE: 'in-phase',
  OUT_PHASE: 'opposed-phase',
  WATER: 'water',
  FAT: 'fat',
};

function describeComponent({ attributes }: LocatedFrame): Partial<SeriesDescription> {
  const words = Array.isArray(attributes.ImageType) ? (attributes.ImageType as string[]) : [];
  return told(
    'component',
    words.map((word) => COMPONENTS[word]).find((each) => each !== undefined),
  );
}

const kernelCode = (frame: LocatedFrame) => knownKernel((frame.place.kernel ?? '').split(' '));

/** In order, the most specific first. */
export const DISCRIMINATORS: readonly Discriminator[] = [
  {
    of: ({ place }) => place.kernel,
    describe: (frame) => told('kernelCode', kernelCode(frame)),
    kind: 'own',
  },
  { of: numeric('DiffusionBValue'), describe: describeBValue, kind: 'own' },
  {
    of: ({ attributes: { DiffusionGradientOrientation: direction } }) => direction && String(direction),
    describe: (_, rank) => ({ direction: rank + 1 }),
    kind: 'shared',
  },
  {
    of: ({ place, attributes }) => place.echo ?? echoTimeOf(attributes),
    describe: describeEcho,
    kind: 'shared',
  },
  { of: ({ attributes }) => String(attributes.ImageType ?? ''), describe: describeComponent, kind: 'shared' },
  {
    of: numeric('SliceThickness'),
    describe: (frame) => told('thickness', numeric('SliceThickness')(frame)),
    kind: 'shared',
  },
  { of: numeric('KVP'), describe: (frame) => told('kvp', numeric('KVP')(frame)), kind: 'shared' },
  {
    of: numeric('InversionTime'),
    describe: (frame) => told('inversionTime', numeric('InversionTime')(frame)),
    kind: 'shared',
  },
  {
    of: numeric('RepetitionTime'),
    describe: (frame) => told('repetitionTime', numeric('RepetitionTime')(frame)),
    kind: 'shared',
  },
  {
    of: numeric('FlipAngle'),
    describe: (frame) => told('flipAngle', numeric('FlipAngle')(frame)),
    kind: 'shared',
  },
  {
    of: ({ place }) => place.cardiac,
    describe: ({ place: { cardiac } }, rank) => (cardiac === undefined ? { time: rank + 1 } : { cardiac }),
    kind: 'beat',
  },
  { of: ({ place }) => place.temporal, describe: time, kind: 'time' },
  { of: ({ place }) => place.acquisition, describe: time, kind: 'time' },
  { of: ({ place }) => place.trigger, describe: time, kind: 'beat' },
];
