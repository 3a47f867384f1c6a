import { choicesOf } from '../answers.ts';
import { CODE_SYSTEMS, type Code, type KnownSystem, knownSystem } from '../codes.ts';
import { type Page, walkQuestions } from '../tree.ts';
import { escaped } from './write-mrrt-field.ts';

/** MRRT's names for the terminologies, and their object identifiers. */
const SCHEMES: Partial<Record<KnownSystem, readonly [name: string, designator: string]>> = {
  radlex: ['RADLEX', '2.16.840.1.113883.6.256'],
  loinc: ['LOINC', '2.16.840.1.113883.6.1'],
  snomed: ['SNOMEDCT', '2.16.840.1.113883.6.96'],
  ucum: ['UCUM', '2.16.840.1.113883.6.8'],
};

/** The MRRT name of a terminology, or else its URI. */
function schemeOf(system: string): string {
  const known = knownSystem(system);
  return (known && CODE_SYSTEMS[known] === system && SCHEMES[known]?.[0]) || system;
}

function entry(id: string, codes: readonly Code[]): string[] {
  const terms = codes.map(
    ({ system, code, display = '' }) =>
      `<term><code meaning="${escaped(display)}" value="${escaped(code)}" scheme="${escaped(schemeOf(system))}"/></term>`,
  );
  return [`<entry ORIGTXT="${id}">`, ...terms, '</entry>'];
}

/** The codes of a template, as the XML that MRRT embeds in it. */
export function codedContent(pages: readonly Page[]): string[] {
  const nodes = [
    ...pages,
    ...Array.from(walkQuestions(pages), ({ question }) => [question, ...choicesOf(question)]).flat(),
  ];
  const coded = nodes.filter(({ codes }) => codes !== undefined);
  const used = new Set(coded.flatMap(({ codes = [] }) => codes.map(({ system }) => knownSystem(system))));
  const schemes = [...used].flatMap((each) => (each && SCHEMES[each] ? [SCHEMES[each]] : []));
  return [
    '<coded_content>',
    '<coding_schemes>',
    ...schemes.map(([name, designator]) => `<coding_scheme name="${name}" designator="${designator}"/>`),
    '</coding_schemes>',
    ...coded.flatMap(({ id, codes = [] }) => entry(id, codes)),
    '</coded_content>',
  ];
}
