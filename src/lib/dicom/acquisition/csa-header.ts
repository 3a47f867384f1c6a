/**
 * Siemens' CSA headers in their second form (« SV10 »), and the protocol text inside: nipy.org/nibabel/dicom/
 * siemens_csa.html, and GDCM's gdcmCSAHeader.cxx. They follow no standard and may come from any file: a header in
 * another form is ignored, and no length is used before it is checked against the bytes present.
 */

const SIGNATURE = 'SV10';
/** Size in bytes: signature, four unused bytes, number of entries, check value. */
const START = 16;
const ENTRIES_MAX = 1000;
/** Fields: name, multiplicity, value representation, type, number of items, check value. */
const ENTRY = { size: 84, name: 64, items: 76 };
/** Four numbers, of which the second is the length. */
const ITEM = { size: 16, length: 4 };
const LATIN = new TextDecoder('latin1');

const upToNull = (bytes: Uint8Array): string => LATIN.decode(bytes).split('\0', 1)[0]!;

/** The first text of each entry with one of these names. Empty when there is no intact header. */
export function csaTexts(bytes: Uint8Array, names: readonly string[]): ReadonlyMap<string, string> {
  const nothing = new Map<string, string>();
  if (bytes.length < START || LATIN.decode(bytes.subarray(0, SIGNATURE.length)) !== SIGNATURE) return nothing;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = view.getUint32(8, true);
  if (entries > ENTRIES_MAX) return nothing;
  const texts = new Map<string, string>();
  let at = START;
  for (let entry = 0; entry < entries; entry++) {
    if (at + ENTRY.size > bytes.length) return nothing;
    const name = upToNull(bytes.subarray(at, at + ENTRY.name));
    const items = view.getUint32(at + ENTRY.items, true);
    at += ENTRY.size;
    for (let item = 0; item < items; item++) {
      if (at + ITEM.size > bytes.length) return nothing;
      const length = view.getUint32(at + ITEM.length, true);
      at += ITEM.size;
      if (at + length > bytes.length) return nothing;
      const text = names.includes(name) && !texts.has(name) && upToNull(bytes.subarray(at, at + length));
      if (text && text.trim() !== '') texts.set(name, text.trim());
      at += Math.ceil(length / 4) * 4;
    }
  }
  return texts;
}

const BEGIN = '### ASCCONV BEGIN';
const END = '### ASCCONV END';
const NUMBER = /^(?:0x[\da-f]{1,8}|\d{1,9}(?:\.\d{1,9})?)$/i;

/**
 * A number assigned in a series' protocol: « sPat.lAccelFactPE = 2 », « sPat.ucPATMode = 0x2 ». Only the section of
 * assignments is searched: elsewhere the same names describe fields, without values.
 */
export function assignedNumber(protocol: string, name: string): number | undefined {
  const begin = protocol.indexOf(BEGIN);
  const end = begin < 0 ? -1 : protocol.indexOf(END, begin);
  if (end < 0) return undefined;
  const values = new Set<string>();
  for (const line of protocol.slice(begin, end).split('\n')) {
    const sign = line.indexOf('=');
    if (sign >= 0 && line.slice(0, sign).trim() === name) values.add(line.slice(sign + 1).trim());
  }
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 && NUMBER.test(value) ? Number(value) : undefined;
}
