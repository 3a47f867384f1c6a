import { formatBytes } from '#lib/platform/format-texts.ts';
import { VERSIONS_KEPT } from './versions-kept.ts';

/** Which versions of a case or a questionnaire are removed. */
export const VERSIONS_BOUNDED = `Un contenu garde ses ${VERSIONS_KEPT.always}\u00a0dernières versions, et les précédentes jusqu’à ${VERSIONS_KEPT.most}\u00a0versions ou ${formatBytes(VERSIONS_KEPT.bytes)} de textes\u00a0: les plus anciennes sont effacées.`;

/** « Les versions 1 à 12 ont été effacées. » @param first the oldest remaining version */
export function removedVersions(first: number): string {
  if (first <= 1) return '';
  const which =
    first === 2 ? 'La version 1 a été effacée.' : `Les versions 1 à ${first - 1} ont été effacées.`;
  return `${which} ${VERSIONS_BOUNDED}`;
}
