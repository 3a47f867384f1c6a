import { isObject, type Json, objectsIn } from './json-value.ts';

const HL7 = 'http://hl7.org/fhir/StructureDefinition';
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire';

/** The supported extensions of FHIR R4 and of Structured Data Capture. */
export const FHIR = {
  unit: `${HL7}/questionnaire-unit`,
  unitOption: `${HL7}/questionnaire-unitOption`,
  minValue: `${HL7}/minValue`,
  maxValue: `${HL7}/maxValue`,
  decimals: `${HL7}/maxDecimalPlaces`,
  hidden: `${HL7}/questionnaire-hidden`,
  itemControl: `${HL7}/questionnaire-itemControl`,
  exclusive: `${HL7}/questionnaire-optionExclusive`,
  ordinalValue: `${HL7}/ordinalValue`,
  itemWeight: `${HL7}/itemWeight`,
  variable: `${HL7}/variable`,
  calculated: `${SDC}-calculatedExpression`,
  enableWhenExpression: `${SDC}-enableWhenExpression`,
  initialExpression: `${SDC}-initialExpression`,
  itemMedia: `${SDC}-itemMedia`,
  minOccurs: `${HL7}/questionnaire-minOccurs`,
  maxOccurs: `${HL7}/questionnaire-maxOccurs`,
  markdown: `${HL7}/rendering-markdown`,
  xhtml: `${HL7}/rendering-xhtml`,
  style: `${HL7}/rendering-style`,
} as const;

/** Extensions that only concern the layout of a form, which this site decides itself. */
export const LAYOUT_ONLY: ReadonlySet<string> = new Set([
  FHIR.itemControl,
  FHIR.style,
  `${HL7}/questionnaire-choiceOrientation`,
  `${HL7}/entryFormat`,
  `${HL7}/designNote`,
  `${SDC}-openLabel`,
  `${SDC}-shortText`,
  `${SDC}-width`,
]);

/** The value of an extension, of any type. */
export function valueIn(holder: Json | undefined): unknown {
  const key = holder && Object.keys(holder).find((each) => each.startsWith('value'));
  return key === undefined ? undefined : holder?.[key];
}

/** The extensions of an element with this address. */
export const extensionsOf = (element: unknown, url: string): Json[] =>
  isObject(element) ? objectsIn(element.extension).filter((each) => each.url === url) : [];

/** The value of the first extension with this address. */
export const extensionValue = (element: unknown, url: string): unknown =>
  valueIn(extensionsOf(element, url)[0]);

/** The expression of an extension, if its language is FHIRPath; undefined otherwise. */
export function expressionOf(element: unknown, url: string): string | undefined {
  const value = extensionValue(element, url);
  return isObject(value) && typeof value.expression === 'string' ? value.expression : undefined;
}
