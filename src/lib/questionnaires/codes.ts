/** A code of something in a terminology. */
export interface Code {
  /** The URI of the terminology. */
  system: string;
  code: string;
  /** The terminology's own display text, in its own language. */
  display?: string | undefined;
}

/** The terminologies offered by name, with their FHIR system URIs. */
export const CODE_SYSTEMS = {
  radlex: 'http://radlex.org',
  snomed: 'http://snomed.info/sct',
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  gamuts: 'https://gamuts.net',
} as const;
export type KnownSystem = keyof typeof CODE_SYSTEMS;

export const KNOWN_SYSTEMS = Object.keys(CODE_SYSTEMS) as KnownSystem[];

/** Other identifiers of these terminologies in files: former URIs, object identifiers, names. */
const ALIASES: readonly (readonly [RegExp, KnownSystem])[] = [
  [/^(https?:\/\/(www\.)?radlex\.org\/?|(urn:oid:)?2\.16\.840\.1\.113883\.6\.256|radlex)$/i, 'radlex'],
  [
    /^(https?:\/\/(www\.)?snomed\.info\/sct\/?|(urn:oid:)?2\.16\.840\.1\.113883\.6\.96|snomed([- ]?ct)?|sct|srt)$/i,
    'snomed',
  ],
  [/^(https?:\/\/(www\.)?loinc\.org\/?|(urn:oid:)?2\.16\.840\.1\.113883\.6\.1|loinc|ln)$/i, 'loinc'],
  [/^(https?:\/\/unitsofmeasure\.org\/?|(urn:oid:)?2\.16\.840\.1\.113883\.6\.8|ucum)$/i, 'ucum'],
  [/^(https?:\/\/(www\.)?gamuts\.net\/?|gamuts|gmts)$/i, 'gamuts'],
];

/** The offered terminology that a URI or a name means; undefined for any other. */
export const knownSystem = (named: string): KnownSystem | undefined =>
  ALIASES.find(([pattern]) => pattern.test(named))?.[1];

/** The form of a code that FHIR allows: no spaces except single ones inside. */
const SYSTEM = /^[a-z][a-z0-9+.-]*:\S+$/i;
const CODE = /^\S+( \S+)*$/;

export const isSystem = (system: string): boolean => SYSTEM.test(system) && system.length <= CODE_MAX.system;
export const isCode = (code: string): boolean => CODE.test(code) && code.length <= CODE_MAX.code;

/** Limits: codes per node, and characters of each part of a code. */
export const CODE_MAX = { codes: 8, system: 200, code: 100, display: 300 } as const;
