/** UCUM codes by the unit as radiologists write it; other units are exported as text only. */
const UCUM: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  'mm²': 'mm2',
  'cm²': 'cm2',
  'mm³': 'mm3',
  'cm³': 'cm3',
  ml: 'ml',
  mL: 'mL',
  l: 'l',
  L: 'L',
  g: 'g',
  kg: 'kg',
  '%': '%',
  '°': 'deg',
  s: 's',
  ms: 'ms',
  min: 'min',
  h: 'h',
  'cm/s': 'cm/s',
  'm/s': 'm/s',
  'ml/min': 'ml/min',
  'mL/min': 'mL/min',
  mmHg: 'mm[Hg]',
  UH: "[hnsf'U]",
  HU: "[hnsf'U]",
};

/** A unit as a FHIR coding; the unit's own text is always its display. */
export function unitCoding(unit: string): Record<string, string> {
  const code = Object.hasOwn(UCUM, unit) ? UCUM[unit] : undefined;
  return code === undefined
    ? { display: unit }
    : { system: 'http://unitsofmeasure.org', code, display: unit };
}
