import type { KeptAttributes } from './attributes/allow-list.ts';
import { allowed } from './attributes/allow-list.ts';
import { readCodes, readNumber, type Sources } from './attributes.ts';
import { itemsOf } from './values.ts';

const DAY = 86_400;
/** Maximum delay between injection and images; a longer one means a wrong date. */
const DELAY_MAX = 2 * DAY;
/** Plausible factors in g/Bq: from below the lightest patient with the highest dose to above the opposite. */
const FACTOR = { least: 1e-8, most: 1e3 };
const DIGITS = 7;

/** Seconds of a DICOM date and time (DA, TM); undefined when either is unreadable. */
function secondsOf(date: string, time: string): number | undefined {
  const day = /^(\d{4})\.?(\d{2})\.?(\d{2})/.exec(date);
  const clock = /^(\d{2}):?(\d{2})?:?(\d{2})?(\.\d+)?/.exec(time);
  if (!day || !clock) return undefined;
  const [, hours, minutes = '0', seconds = '0', part = '0'] = clock;
  const midnight = Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) / 1000;
  return midnight + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(part);
}

/**
 * Seconds from the injection to the time to which values were decay-corrected; undefined when the file does
 * not give it.
 */
function delayOf(sources: Sources, injected: Sources): number | undefined {
  const code = (from: Sources, keyword: string) => readCodes(from, keyword)[0] ?? '';
  const date = code(sources, 'SeriesDate');
  const scanned = secondsOf(date, code(sources, 'SeriesTime'));
  const acquired = secondsOf(code(sources, 'AcquisitionDate') || date, code(sources, 'AcquisitionTime'));
  // A reprocessed series has a later time of its own, which is not the reference of the decay correction.
  if (scanned === undefined || (acquired !== undefined && acquired < scanned)) return undefined;
  const whole = code(injected, 'RadiopharmaceuticalStartDateTime');
  const told = secondsOf(whole.slice(0, 8), whole.slice(8));
  const start = told ?? secondsOf(date, code(injected, 'RadiopharmaceuticalStartTime'));
  if (start === undefined) return undefined;
  // A time without a date may be from the evening before.
  const delay = scanned - start + (told === undefined && scanned < start ? DAY : 0);
  return delay >= 0 && delay <= DELAY_MAX ? delay : undefined;
}

/**
 * The factor from Bq/ml to a standardised uptake value by body weight (g/ml): weight divided by the activity left at
 * the reference time. Undefined if the file lacks any of these, or was not corrected for attenuation and decay. Weight,
 * dose and times stay in the browser.
 */
export function uptakeFactor(sources: Sources, kept: KeptAttributes): number | undefined {
  if (kept.Modality !== 'PT' || kept.Units !== 'BQML') return undefined;
  const corrected = Array.isArray(kept.CorrectedImage) ? (kept.CorrectedImage as string[]) : [];
  if (!corrected.includes('ATTN') || !corrected.includes('DECY')) return undefined;
  const weight = readNumber(sources, 'PatientWeight');
  const sequence = allowed('RadiopharmaceuticalInformationSequence').tag;
  const [item, ...others] = sources.flatMap((source) => itemsOf(source, sequence));
  if (!item || others.length > 0 || !weight) return undefined;
  const injected = [item];
  const dose = readNumber(injected, 'RadionuclideTotalDose');
  const halfLife = readNumber(injected, 'RadionuclideHalfLife');
  if (!dose || !halfLife || !(dose > 0) || !(halfLife > 0)) return undefined;
  const delay =
    kept.DecayCorrection === 'ADMIN'
      ? 0
      : kept.DecayCorrection === 'START'
        ? delayOf(sources, injected)
        : undefined;
  if (delay === undefined) return undefined;
  const factor = (weight * 1000) / (dose * 2 ** (-delay / halfLife));
  return factor >= FACTOR.least && factor <= FACTOR.most ? Number(factor.toPrecision(DIGITS)) : undefined;
}
