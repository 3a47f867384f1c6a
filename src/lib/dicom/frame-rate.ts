import { readNumber, readNumbers, type Sources } from './attributes.ts';

/** Images a second that a cine may have. */
const RATES = { least: 0.1, most: 120 };
const VECTOR = 0x1065;

const within = (rate: number | undefined) =>
  rate !== undefined && rate >= RATES.least && rate <= RATES.most ? rate : undefined;
const rateOfTime = (milliseconds: number | undefined) =>
  milliseconds === undefined || milliseconds <= 0 ? undefined : within(1000 / milliseconds);

/** Images a second of a clip. */
export interface FrameRate {
  frameRate?: number;
  /** Its frames are not evenly apart: the rate is their mean. */
  isMeanRate?: true;
}

/** Milliseconds by which times of even frames differ: they are often whole ones. */
const ROUNDED = 1;

/** The rate of a vector of times between frames, of which the first is before the first frame. */
function rateOfVector(increments: readonly number[]): FrameRate {
  const times = increments.slice(1).filter(Number.isFinite);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const frameRate = rateOfTime(Number.isNaN(mean) ? undefined : mean);
  if (frameRate === undefined) return {};
  const [least, most] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const isEven = most - least <= Math.max(ROUNDED, mean / 10);
  return { frameRate, ...(!isEven && { isMeanRate: true as const }) };
}

const known = (frameRate: number | undefined): FrameRate => (frameRate === undefined ? {} : { frameRate });

/**
 * Images per second of a clip (PS3.3 C.7.6.5): from the times between its frames, whichever attribute the file points
 * at, else its recommended rate.
 */
export function frameRateOf(sources: Sources): FrameRate {
  const fromTime = known(rateOfTime(readNumber(sources, 'FrameTime')));
  const fromVector = rateOfVector(readNumbers(sources, 'FrameTimeVector'));
  const [, element] = readNumbers(sources, 'FrameIncrementPointer');
  const fromTimes = element === VECTOR ? [fromVector, fromTime] : [fromTime, fromVector];
  const recommended = ['RecommendedDisplayFrameRate', 'CineRate'].map((keyword) =>
    known(within(readNumber(sources, keyword))),
  );
  return [...fromTimes, ...recommended].find(({ frameRate }) => frameRate !== undefined) ?? {};
}
