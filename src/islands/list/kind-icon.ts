import { fold } from '#lib/platform/fold.ts';

/** Icons by tag, in this order of preference; otherwise a clipboard (specification §9). */
const ICON_BY_TAG: readonly [tag: string, icon: string][] = [
  ['IRM', 'i-lucide-magnet'],
  ['TDM', 'i-lucide-scan'],
  ['Echo', 'i-lucide-audio-waveform'],
  ['Rx', 'i-lucide-radiation'],
  ['Neuro', 'i-lucide-brain'],
  ['Cardiovasc', 'i-lucide-heart-pulse'],
  ['Thorax', 'i-lucide-wind'],
  ['Pelvis', 'i-lucide-person-standing'],
];

/** The icon class of an item without image, chosen from its tags. */
export function iconOf(tags: readonly string[]): string {
  const folded = tags.map(fold);
  return ICON_BY_TAG.find(([tag]) => folded.includes(fold(tag)))?.[1] ?? 'i-lucide-clipboard-list';
}

/** Icons of filters, by parameter, that lists of cases do not have and therefore do not carry (uno.config.ts). */
export const KIND_FILTER_ICON: Readonly<Record<string, string>> = {
  modalite: 'i-lucide-scan-line',
  specialite: 'i-lucide-stethoscope',
  localisation: 'i-lucide-map-pin',
  type: 'i-lucide-scan-line',
  region: 'i-lucide-map-pin',
  convient: 'i-lucide-stethoscope',
};
