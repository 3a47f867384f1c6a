import { extensionsOf, FHIR, LAYOUT_ONLY } from './fhir-extensions.ts';
import type { NoteCode } from './imported.ts';
import { type Json, objectsIn, textIn } from './json-value.ts';
import { OWN_NODE, OWN_QUESTIONNAIRE } from './own-extension.ts';
import type { FileImport } from './reading.ts';

/** Extensions that other modules read, which are therefore not reported as ignored. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  FHIR.unit,
  FHIR.unitOption,
  FHIR.minValue,
  FHIR.maxValue,
  FHIR.decimals,
  FHIR.hidden,
  FHIR.exclusive,
  FHIR.ordinalValue,
  FHIR.itemWeight,
  FHIR.variable,
  FHIR.calculated,
  FHIR.enableWhenExpression,
  OWN_NODE,
  OWN_QUESTIONNAIRE,
  ...LAYOUT_ONLY,
]);

/** Ignored extensions that have a note code of their own. */
const NAMED: Readonly<Record<string, NoteCode>> = {
  [FHIR.initialExpression]: 'initial',
  [FHIR.itemMedia]: 'media',
  [FHIR.minOccurs]: 'occurrences',
  [FHIR.maxOccurs]: 'occurrences',
  [FHIR.markdown]: 'formatted',
  [FHIR.xhtml]: 'formatted',
};

/** Reports the extensions of an element that are not used. */
export function noteExtensions(element: Json, label: string, reading: FileImport): void {
  for (const { url } of objectsIn(element.extension)) {
    const address = textIn(url);
    if (UNDERSTOOD.has(address)) continue;
    const known = NAMED[address];
    reading.note(known ?? 'extension', label, known ? '' : (address.split('/').at(-1) ?? ''));
  }
  if (Array.isArray(element.modifierExtension)) reading.note('modifier', label);
}

/** Notes the properties of an item that questions cannot have. */
export function noteLeftOut(item: Json, label: string, reading: FileImport): void {
  noteExtensions(item, label, reading);
  for (const key of ['_text', '_prefix'])
    if (extensionsOf(item[key], FHIR.markdown).length + extensionsOf(item[key], FHIR.xhtml).length > 0)
      reading.note('formatted', label);
  if (reading.isOwn) return;
  if (textIn(item.prefix) !== '' && textIn(item.text) !== '')
    reading.note('prefix', label, textIn(item.prefix));
  if (typeof item.maxLength === 'number') reading.note('max-length', label, String(item.maxLength));
  if (item.type === 'group' && item.repeats === true) reading.note('repeating-group', label);
  const isComputed = extensionsOf(item, FHIR.calculated).length > 0;
  if (item.readOnly === true && !isComputed) reading.note('read-only', label);
}
