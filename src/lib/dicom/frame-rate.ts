import { readNumber, readNumbers, type Sources } from './attributes.ts';

/** Images a second that a cine may have. */
const RATES = { least: 0.1, most: 120 };
const VECTOR = 0x1065;

const within = (rate: number | undefined) =>
  rate !== undefined && rate >= RATES.least && rate <= RATES.most ? rate : undefined;
const rateOfTime = (milliseconds: number | undefined) =>
  milliseconds === undefined || milliseconds <= 0 ? undefined : within(1000 / milliseconds);

/** The time between frames of a vector: its mean, the first increment being before the first frame. */
function meanTime(increments: readonly number[]): number | undefined {
  const times = increments.slice(1).filter(Number.isFinite);
  return times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0) / times.length;
}

/**
 * Images per second of a clip (PS3.3 C.7.6.5): from the times between its frames, whichever attribute the file points
 * at, else its recommended rate.
 */
export function frameRateOf(sources: Sources): number | undefined {
  const fromTime = rateOfTime(readNumber(sources, 'FrameTime'));
  const fromVector = rateOfTime(meanTime(readNumbers(sources, 'FrameTimeVector')));
  const [, element] = readNumbers(sources, 'FrameIncrementPointer');
  const fromTimes = element === VECTOR ? (fromVector ?? fromTime) : (fromTime ?? fromVector);
  return (
    fromTimes ??
    within(readNumber(sources, 'RecommendedDisplayFrameRate')) ??
    within(readNumber(sources, 'CineRate'))
  );
}
