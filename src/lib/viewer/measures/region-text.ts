import type { PixelValues } from '#lib/imaging/measure.ts';
import type { RegionStatistics } from '#lib/imaging/region.ts';
import { measureMessages as m } from '../measures-texts.ts';
import type { MeasuredImage } from './tool.ts';

/** The text of a region: its value statistics, if loaded, and its area. @param area mm², or square pixels */
export function regionText(
  area: number,
  statisticsOf: (values: PixelValues) => RegionStatistics | null,
  { values, spacing, spacingKind, unit, uptake, hasFrames }: MeasuredImage,
): string[] {
  const size = m.area(area, spacing !== null, spacingKind);
  if (!values) return [hasFrames ? m.valuesComing : m.noValues, size];
  const region = statisticsOf(values);
  if (!region) return [m.noValues, size];
  const { mean, deviation, least, most } = region;
  const said = [m.region(mean, deviation, unit), size, m.range(least, most, unit)];
  return uptake ? [...said, m.uptakeRegion(mean * uptake, most * uptake)] : said;
}
