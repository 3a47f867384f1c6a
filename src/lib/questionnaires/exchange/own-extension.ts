import { extensionsOf, valueIn } from './fhir-extensions.ts';
import { isObject, type Json, objectsIn, parsedJson } from './json-value.ts';

/** Data that FHIR has no element for is in extensions of this site: `docs/exchange.md`. */
const OWN = 'https://negatoscope.example/fhir/StructureDefinition';
export const OWN_QUESTIONNAIRE = `${OWN}/questionnaire`;
/** On a `DiagnosticReport`: the reference to its answers, and the chosen side. */
export const OWN_REPORT = `${OWN}/report`;
export const OWN_NODE = `${OWN}/node`;
export const OWN_VERSION = 1;

/** The type of each field; a structure is stored as JSON text. */
const FIELDS = {
  /** The type of the question, where the FHIR type is ambiguous. */
  type: 'string',
  /** The option that a question is nested under, where no `enableWhen` expresses it. */
  under: 'string',
  section: 'string',
  fiche: 'string',
  condition: 'string',
  sentence: 'string',
  sentenceCondition: 'string',
  normal: 'string',
  expression: 'string',
  colour: 'string',
  unit: 'string',
  important: 'boolean',
  hidden: 'boolean',
  neutral: 'boolean',
  inConclusion: 'boolean',
  exclusive: 'boolean',
  multiline: 'boolean',
  /** The id of an option that the file identifies by a terminology code. */
  id: 'string',
  codes: 'structure',
  unitCode: 'structure',
  image: 'structure',
  shape: 'structure',
  repeat: 'structure',
  defaultAnswer: 'structure',
} as const;
type Field = keyof typeof FIELDS;

const isField = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(FIELDS, name);

/** Names the fields that are present but empty; FHIR has no empty text or list. */
const EMPTY = 'empty';
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function written(name: string, value: unknown): Json {
  if (isEmpty(value)) return { url: EMPTY, valueCode: name };
  if (typeof value === 'boolean') return { url: name, valueBoolean: value };
  const isStructure = isField(name) && FIELDS[name] === 'structure';
  return { url: name, valueString: isStructure ? JSON.stringify(value) : String(value) };
}

/** One extension with these fields; an empty list if there are none. */
export function ownExtension(fields: Readonly<Record<string, unknown>>): Json[] {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return filled.length === 0
    ? []
    : [{ url: OWN_NODE, extension: filled.map(([name, value]) => written(name, value)) }];
}

/** The fields of an element's extension of this site, as far as they have the right type. */
export function ownFields(element: Json): Json {
  const fields: Json = {};
  for (const holder of extensionsOf(element, OWN_NODE))
    for (const part of objectsIn(holder.extension)) {
      const value = valueIn(part);
      if (part.url === EMPTY && typeof value === 'string')
        fields[value] = value === 'questions' || value === 'defaultAnswer' ? [] : '';
      else if (isField(part.url)) {
        const read = readField(FIELDS[part.url], value);
        if (read !== undefined) fields[part.url] = read;
      }
    }
  return fields;
}

function readField(type: (typeof FIELDS)[Field], value: unknown): unknown {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (type === 'string') return value;
  const structure = parsedJson(value);
  return isObject(structure) || Array.isArray(structure) ? structure : undefined;
}
