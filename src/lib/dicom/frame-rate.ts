import { readNumber, readNumbers, type Sources } from './attributes.ts';

/** Valid range of a clip's frame rate, in images per second. */
const RATES = { least: 0.1, most: 120 };
const VECTOR = 0x1065;

const within = (rate: number | undefined) =>
  rate !== undefined && rate >= RATES.least && rate <= RATES.most ? rate : undefined;
const rateOfTime = (milliseconds: number | undefined) =>
  milliseconds === undefined || milliseconds <= 0 ? undefined : within(1000 / milliseconds);

/** Frame rate of a clip, in images per second. */
export interface FrameRate {
  frameRate?: number;
  /** Present when the intervals between frames vary: the rate is then their mean. */
  isMeanRate?: true;
}

/** Maximum variation of equal intervals in milliseconds, since times are often rounded. */
const ROUNDED = 1;

/** The rate from a frame time vector, whose first element precedes the first frame. */
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
 * Images per second of a clip (PS3.3 C.7.6.5): from the times between its frames, whichever attribute the file refers
 * to, else its recommended display rate.
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
