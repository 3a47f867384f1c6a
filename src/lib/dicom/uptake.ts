import type { KeptAttributes } from './attributes/allow-list.ts';
import { allowed } from './attributes/allow-list.ts';
import { readCodes, readNumber, type Sources } from './attributes.ts';
import { itemsOf } from './values.ts';

const DAY = 86_400;
/** The longest delay between an injection and its images; a longer one is a wrong date. */
const DELAY_MAX = 2 * DAY;
/** Grams for a becquerel: more than any patient over the least dose, and less than the other way round. */
const FACTOR = { least: 1e-8, most: 1e3 };
const DIGITS = 7;

/** Seconds of a date and a time of DICOM (DA, TM); undefined when either cannot be read. */
function secondsOf(date: string, time: string): number | undefined {
  const day = /^(\d{4})\.?(\d{2})\.?(\d{2})/.exec(date);
  const clock = /^(\d{2}):?(\d{2})?:?(\d{2})?(\.\d+)?/.exec(time);
  if (!day || !clock) return undefined;
  const [, hours, minutes = '0', seconds = '0', part = '0'] = clock;
  const midnight = Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) / 1000;
  return midnight + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(part);
}

/**
 * Seconds from the injection to the moment to which the values were decay-corrected; undefined where the file does
 * not give it.
 */
function delayOf(sources: Sources, injected: Sources): number | undefined {
  const code = (from: Sources, keyword: string) => readCodes(from, keyword)[0] ?? '';
  const date = code(sources, 'SeriesDate');
  const scanned = secondsOf(date, code(sources, 'SeriesTime'));
  const acquired = secondsOf(code(sources, 'AcquisitionDate') || date, code(sources, 'AcquisitionTime'));
  // A reprocessed series has its own later time, not the one to which decay was corrected.
  if (scanned === undefined || (acquired !== undefined && acquired < scanned)) return undefined;
  const whole = code(injected, 'RadiopharmaceuticalStartDateTime');
  const told = secondsOf(whole.slice(0, 8), whole.slice(8));
  const start = told ?? secondsOf(date, code(injected, 'RadiopharmaceuticalStartTime'));
  if (start === undefined) return undefined;
  // A time alone may be that of the evening before.
  const delay = scanned - start + (told === undefined && scanned < start ? DAY : 0);
  return delay >= 0 && delay <= DELAY_MAX ? delay : undefined;
}

/**
 * The factor from Bq/ml to a standardised uptake by body weight (g/ml): body weight divided by the dose left when the
 * values hold. Undefined where the file lacks one of these, or was not corrected for attenuation and decay. Weight,
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
