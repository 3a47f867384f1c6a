/** A name as it may be spelt otherwise in another file of the same exam: case, carets and spaces tell nobody apart. */
const spelt = (name: string) =>
  name
    .replace(/[\^\s=]+/g, ' ')
    .trim()
    .toLowerCase();

/** Who was examined, by their number and their name. It stays in the author's browser. */
export const patientKey = (number: string, name: string): string => `${number}|${spelt(name)}`;

/** Letters that are the same in every character set: others may be written otherwise in another file. */
const PLAIN = /^[\x20-\x7e]+$/;

/** Whether files say that they are of two patients: by the number or by the name, where both say it. */
export function areTwoPatients(one: string, other: string): boolean {
  const [[number, name], [otherNumber, otherName]] = [partsOf(one), partsOf(other)];
  const isOther = (a: string, b: string) => a !== '' && b !== '' && a !== b;
  return (
    isOther(number, otherNumber) || (PLAIN.test(name) && PLAIN.test(otherName) && isOther(name, otherName))
  );
}

/** Numbers may have any sign in them, names have no bar. */
function partsOf(key: string): [number: string, name: string] {
  const at = key.lastIndexOf('|');
  return [key.slice(0, at), key.slice(at + 1)];
}
