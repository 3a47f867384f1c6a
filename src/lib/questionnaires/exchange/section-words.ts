import { fold } from '#lib/platform/fold.ts';
import type { ReportSection } from '../report-sections.ts';

/** Headings that name a section of a report, folded; French, English and German. */
const SECTION_WORDS: readonly (readonly [ReportSection, RegExp])[] = [
  [
    'conclusion',
    /^(conclusion|synthese|impression|beurteilung|zusammenfassung|summary|assessment|empfehlung)/,
  ],
  [
    'indication',
    /^(indication|motif|renseignements? clinique|contexte|klinische|fragestellung|anamnes|clinical|reason|history|indikation)/,
  ],
  [
    'technique',
    /^(technique|protocole d|procedure|technik|untersuchungstechnik|procedure information|technical|methode?)/,
  ],
];

/** The section that a heading names; undefined where it names none. */
export function sectionNamed(heading: string): ReportSection | undefined {
  const words = fold(heading.slice(0, 80)).trim();
  return SECTION_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}
