/** Normalises a name, which may be spelt otherwise in other files of an exam: case, carets and spaces are ignored. */
const spelt = (name: string) =>
  name
    .replace(/[\^\s=]+/g, ' ')
    .trim()
    .toLowerCase();

/** Key of the patient, made of their ID and name. It stays in the author's browser. */
export const patientKey = (number: string, name: string): string => `${number}|${spelt(name)}`;

/** Characters that are the same in every character set; others may be encoded otherwise in another file. */
const PLAIN = /^[\x20-\x7e]+$/;

/** Whether two keys stand for different patients: IDs differ, or names do, as far as both files give them. */
export function areTwoPatients(one: string, other: string): boolean {
  const [[number, name], [otherNumber, otherName]] = [partsOf(one), partsOf(other)];
  const isOther = (a: string, b: string) => a !== '' && b !== '' && a !== b;
  return (
    isOther(number, otherNumber) || (PLAIN.test(name) && PLAIN.test(otherName) && isOther(name, otherName))
  );
}

/** Splits at the last bar, since IDs may contain any character, but names no bar. */
function partsOf(key: string): [number: string, name: string] {
  const at = key.lastIndexOf('|');
  return [key.slice(0, at), key.slice(at + 1)];
}
