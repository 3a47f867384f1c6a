import { extensionsOf, valueIn } from './fhir-extensions.ts';
import { isObject, type Json, objectsIn, parsedJson } from './json-value.ts';

/** Facts for which FHIR has no element are in extensions of our own: `docs/exchange.md`. */
const OWN = 'https://negatoscope.example/fhir/StructureDefinition';
export const OWN_QUESTIONNAIRE = `${OWN}/questionnaire`;
/** On a `DiagnosticReport`: where its answers are, and the chosen side. */
export const OWN_REPORT = `${OWN}/report`;
export const OWN_NODE = `${OWN}/node`;
export const OWN_VERSION = 1;

/** The type of each field; a structure is written as the text of its JSON. */
const FIELDS = {
  /** The kind of question, where FHIR's own type does not say it. */
  type: 'string',
  /** The option that a question is nested under, where no `enableWhen` says it. */
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
  /** For an option that is identified by a code of a terminology. */
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

/** Fields that are there and hold nothing; FHIR has no empty text or list. */
const EMPTY = 'empty';
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function written(name: string, value: unknown): Json {
  if (isEmpty(value)) return { url: EMPTY, valueCode: name };
  if (typeof value === 'boolean') return { url: name, valueBoolean: value };
  const isStructure = isField(name) && FIELDS[name] === 'structure';
  return { url: name, valueString: isStructure ? JSON.stringify(value) : String(value) };
}

/** These fields as one extension; none where there are none. */
export function ownExtension(fields: Readonly<Record<string, unknown>>): Json[] {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return filled.length === 0
    ? []
    : [{ url: OWN_NODE, extension: filled.map(([name, value]) => written(name, value)) }];
}

/** The fields that an element has of our own extension, each of the type that it must have. */
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
