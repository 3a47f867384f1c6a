import type { SeriesDescription } from '#lib/dicom/attributes/series-description.ts';
import { formatDecimal } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';

/** Settings in which series may differ. */
const MEASURES = [
  { of: 'thickness', label: '', unit: 'mm' },
  { of: 'kvp', label: '', unit: 'kV' },
  { of: 'inversionTime', label: 'TI ', unit: 'ms' },
  { of: 'repetitionTime', label: 'TR ', unit: 'ms' },
  { of: 'flipAngle', label: 'angle ', unit: '°' },
] as const;

/** « 5 mm », « TI 260 ms »: the settings in which the series differs from others. */
export function settingWords(description: SeriesDescription): string[] {
  return MEASURES.flatMap(({ of, label, unit }) => {
    const value = description[of];
    return value === undefined ? [] : [`${label}${formatDecimal(roundTo(value, 100))}\u00a0${unit}`];
  });
}
