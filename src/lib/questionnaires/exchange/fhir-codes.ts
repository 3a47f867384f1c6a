import { CODE_MAX, type Code, isCode, isSystem } from '../codes.ts';
import { type Json, objectsIn, textIn } from './json-value.ts';
import type { FileImport } from './reading.ts';
import { unitCoding } from './ucum.ts';

/** The code of a coding that names its terminology; undefined for a coding without one. */
export function codeIn(coding: Json): Code | undefined {
  const [system, code, display] = [textIn(coding.system), textIn(coding.code), textIn(coding.display)];
  if (!isSystem(system) || !isCode(code)) return undefined;
  return { system, code, ...(display !== '' && { display: display.slice(0, CODE_MAX.display).trim() }) };
}

/** The codes of an element; invalid ones are reported. */
export function readCodes(value: unknown, label: string, reading: FileImport): { codes?: Code[] } {
  const given = objectsIn(value);
  const codes = given.flatMap((each) => codeIn(each) ?? []).slice(0, CODE_MAX.codes);
  if (codes.length < given.length) reading.note('codes', label);
  for (const { version } of given)
    if (textIn(version) !== '') reading.note('codes', label, `version ${textIn(version)}`);
  return codes.length > 0 ? { codes } : {};
}

/** The code of a unit, unless the unit's text already implies that code. */
export function readUnitCode(coding: Json | undefined, unit: string): Code | undefined {
  const code = coding && codeIn(coding);
  const implied = unitCoding(unit);
  if (!code || (code.system === implied.system && code.code === implied.code)) return undefined;
  return { system: code.system, code: code.code };
}
