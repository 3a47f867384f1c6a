/** Made-up French people, in the formats of hospitals' files. */

const FAMILIES = [
  'Lefèvre',
  'de La Tour d’Auvergne',
  'N’Guessan-Koffi',
  'Œuvrard',
  'Le Bœuf',
  'Müller-Strauß',
  'Çelik',
  'Saint-Exupéry',
  'Benoît-Hélaine',
  'du Plessis-Bellière',
  'Kaya Öztürk',
  'Vîrgo-Naël',
  'Gàmez y Peña',
  'L’Haÿ-les-Roses',
];
const GIVEN = [
  'Hélène',
  'Jean-François',
  'Zoé',
  'Maëlys',
  'Noël',
  'Anaïs',
  'Loïc',
  'Françoise',
  'Gwenaëlle',
  'Théo',
  'Cécile',
];
const STREETS = [
  'rue de l’Église',
  'bd Maréchal-Foch',
  'allée des Chênes',
  'chemin du Clos-Saint-Éloi',
  'quai d’Orléans',
];
const TOWNS = ['Besançon', 'Nîmes', 'Saint-Étienne', 'Béziers', 'L’Haÿ-les-Roses', 'Châteauroux', 'Évreux'];
const MONTHS = ['janvier', 'février', 'août', 'décembre'];

export interface Identity {
  /** As PN: `FAMILLE^Prénom^^Mme`. */
  personName: string;
  nir: string;
  ipp: string;
  phone: string;
  birthDate: string;
  sentence: string;
  address: string;
  /** Every piece whose presence anywhere would be a leak. */
  secrets: string[];
}

const digits = (seed: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => Math.floor(Math.abs(Math.sin(seed * 97 + i * 31 + 5)) * 1e6) % 10,
  ).join('');

/** Another person for each number. */
export function identity(seed: number): Identity {
  const mark = seed.toString(36).toUpperCase().padStart(4, 'Q');
  const family = `${FAMILIES[seed % FAMILIES.length]}${mark}`;
  const given = `${GIVEN[seed % GIVEN.length]}${mark.toLowerCase()}`;
  const [year, month, day] = [1930 + (seed % 80), 1 + (seed % 12), 1 + (seed % 28)];
  const two = (value: number) => String(value).padStart(2, '0');
  const nir = `${1 + (seed % 2)}${two(year % 100)}${two(month)}75${digits(seed, 8)}`;
  const ipp = `8${digits(seed + 1, 9)}`;
  const phone = `06${digits(seed + 2, 8)}`;
  const birthDate = `${year}${two(month)}${two(day)}`;
  const written = `née le ${day} ${MONTHS[seed % 4]} ${year}`;
  const address = `${1 + (seed % 190)} ${STREETS[seed % 5]} ${mark}, ${two(seed % 95)}${digits(seed, 3)} ${TOWNS[seed % 7]}`;
  return {
    nir,
    ipp,
    phone,
    birthDate,
    address,
    personName: `${family.toUpperCase()}^${given}^^Mme`,
    sentence: `IRM T2 de ${given} ${family}, ${written}, NIR ${nir}, tél. ${phone}`,
    secrets: [family, family.toUpperCase(), given, nir, ipp, phone, birthDate, written, address],
  };
}

/** ISO 2022 and its neighbours write French letters as Latin-1. */
function latin1(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', "'").replaceAll('Œ', 'OE').replaceAll('œ', 'oe'), 'latin1');
}

export const ENCODINGS: ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, 'utf8'),
  latin1,
  (text) => Buffer.concat([Buffer.from('\x1b-A', 'latin1'), latin1(text)]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le').swap16(),
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The secrets of these people found in `haystack`: in any encoding, with or without accents, capitals or spaces. */
export function leaks(haystack: Buffer, people: readonly Identity[]): Set<string> {
  const secrets = new Set(people.flatMap((each) => each.secrets));
  const variants = [...secrets].flatMap((secret) => [
    secret,
    plain(secret),
    secret.toLowerCase(),
    secret.replaceAll(' ', ''),
  ]);
  const needles = new Map<number, Buffer[]>();
  for (const variant of new Set(variants)) {
    for (const encode of ENCODINGS) {
      const needle = encode(variant);
      const start = needle.readUInt32BE(0);
      needles.set(start, [...(needles.get(start) ?? []), needle]);
    }
  }
  const found = new Set<string>();
  for (let at = 0, last = 0; at < haystack.length; at++) {
    last = ((last << 8) | haystack[at]!) >>> 0;
    for (const needle of needles.get(last) ?? []) {
      const from = at - 3;
      if (haystack.subarray(from, from + needle.length).equals(needle)) found.add(needle.toString('latin1'));
    }
  }
  return found;
}
