import { textFit } from '#lib/autosave/browser/text-limits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { PROTOCOL_MAX as MAX } from '#lib/protocols/limits.ts';

/** Sets the same limit for several texts. */
const each = (names: Readonly<Record<string, string>>, most: number) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, { most, name }]));

/** Maximum lengths of a protocol's texts, except its title and its rows, whose cells do not store invalid text. */
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

/** Keeps the last saved text in place of each one over its limit, so that the rest of the protocol can be saved. */
export const protocolFit = textFit(PROTOCOL_LIMITS);
