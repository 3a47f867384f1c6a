import { textFit } from '#lib/autosave/browser/text-limits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';

/** The same limit for texts of these names. */
const each = (names: Readonly<Record<string, string>>, most: number) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, { most, name }]));

/** How long the texts of a protocol may be, besides its title and its rows, whose cells hold back what is no value. */
export const PROTOCOL_LIMITS = {
  version: { most: MAX.version, name: m.version },
  description: { most: MAX.long, name: m.description },
  suitability: { agesDetail: { most: MAX.short, name: m.suitability.agesDetail } },
  preparation: {
    ...each(m.preparation, MAX.short),
    other: { most: MAX.other, name: m.preparation.other },
  },
  contrast: { ...each(m.contrast, MAX.short), comment: { most: MAX.long, name: m.contrast.comment } },
  doseReference: { source: { most: MAX.short, name: m.doseReferenceSource } },
  ...each(m.lists, MAX.line),
};

/** What holds them to it. */
export const protocolFit = textFit(PROTOCOL_LIMITS);
