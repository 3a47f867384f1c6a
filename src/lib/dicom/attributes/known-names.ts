/** Recognises names that devices write as free text: the result is a fixed spelling, never the file's text. */

/** Kernel codes by manufacturer: Siemens (B30f, Br40d), Canon (FC08), Philips (B, YA), GE in words. */
const KERNEL_CODES = [
  /^[BHTUIQS][a-z]?\d{2}[a-z]?$/,
  /^[BHQTU][vrlcpx]\d{2}[a-z]?$/,
  /^F[CL]\d{2}$/,
  /^([A-FL]|Y[A-D]|E[A-C]|U[A-C]|S[A-C])$/,
];
const KERNEL_WORDS = [
  'STANDARD',
  'SOFT',
  'DETAIL',
  'BONE',
  'BONEPLUS',
  'EDGE',
  'LUNG',
  'CHST',
  'ULTRA',
  'HD STANDARD',
  'HD LUNG',
];

export function knownKernel(codes: readonly string[]): string | undefined {
  const [code = ''] = codes;
  const word = KERNEL_WORDS.find((known) => known === code.toUpperCase());
  return word ?? (KERNEL_CODES.some((pattern) => pattern.test(code)) ? code : undefined);
}

/** Tracers, more specific patterns first. */
const TRACERS: readonly (readonly [RegExp, string])[] = [
  [/fdg|fluorodeoxyglucose|fludeoxyglucose/i, '18F-FDG'],
  [/f-?18.*psma|psma.*(1007|f-?18)|piflufolastat|dcfpyl/i, '18F-PSMA'],
  [/psma/i, '68Ga-PSMA-11'],
  [/dota-?toc|edotreotide/i, '68Ga-DOTATOC'],
  [/dota-?tate/i, '68Ga-DOTATATE'],
  [/f-?dopa|fluorodopa/i, '18F-DOPA'],
  [/fluorocholine|fch\b|choline/i, '18F-fluorocholine'],
  [/sodium fluoride|\bnaf\b|fluoride/i, '18F-NaF'],
  [/florbetapir|florbetaben|flutemetamol|amyloid/i, '18F-amyloïde'],
  [/\bhdp\b|\bhmdp\b|oxidronate|hydroxymethylene/i, '99mTc-HDP'],
  [/\bmdp\b|medronate|methylene diphosphonate/i, '99mTc-MDP'],
  [/\bdpd\b/i, '99mTc-DPD'],
  [/sestamibi|\bmibi\b/i, '99mTc-sestamibi'],
  [/tetrofosmin/i, '99mTc-tétrofosmine'],
  [/mag-?3|mertiatide/i, '99mTc-MAG3'],
  [/dmsa|succimer/i, '99mTc-DMSA'],
  [/dtpa|pentetate/i, '99mTc-DTPA'],
  [/hmpao|exametazime/i, '99mTc-HMPAO'],
  [/\bmaa\b|macro-?aggregat/i, '99mTc-macroagrégats'],
  [/technegas/i, '99mTc-Technegas'],
  [/nano-?colloid|nanocoll/i, '99mTc-nanocolloïdes'],
  [/pertechn/i, '99mTc-pertechnétate'],
  [/ioflupane|datscan/i, '123I-ioflupane'],
  [/mibg|iobenguane/i, '123I-MIBG'],
  [/thallium|thallous|\btl-?201\b/i, '201Tl'],
  [/rubidium|\brb-?82\b/i, '82Rb'],
];

export function knownTracer(text: string): string | undefined {
  return TRACERS.find(([pattern]) => pattern.test(text))?.[1];
}

const COLLIMATORS = [
  'LEHR',
  'LEHRS',
  'LEAP',
  'LEGP',
  'LEHS',
  'LEUHR',
  'MEGP',
  'MELP',
  'MEAP',
  'HEGP',
  'HEAP',
];

export function knownCollimator(text: string): string | undefined {
  const words = text.toUpperCase().split(/[^A-Z]+/);
  return COLLIMATORS.find((known) => words.includes(known));
}

/** A coil recognised by its name: parts of the body, and number of channels. */
export interface KnownCoil {
  parts: CoilPart[];
  channels?: number;
}

/** Patterns for manufacturers' coil names: « HeadNeck_20 », « 8HRBRAIN », « SENSE-Knee-8 ». */
const COIL_PARTS = {
  head: /head|brain|cranial/i,
  neck: /neck|neurovasc/i,
  spine: /spine|\bctl\b/i,
  body: /body|torso|abdom/i,
  cardiac: /card|heart/i,
  breast: /breast|mammo/i,
  shoulder: /shoulder/i,
  knee: /knee/i,
  wrist: /wrist/i,
  hand: /hand/i,
  foot: /foot|ankle/i,
  flex: /flex/i,
} as const;
export type CoilPart = keyof typeof COIL_PARTS;
const CHANNELS = /(?:^|[_\s-])(\d{1,3})(?:$|[_\s-]|ch|hr)/i;
const CHANNELS_MAX = 256;

/** The parts of the body in a coil's name; undefined when it contains none. */
export function knownCoil(text: string): KnownCoil | undefined {
  const parts = (Object.keys(COIL_PARTS) as CoilPart[]).filter((part) => COIL_PARTS[part].test(text));
  if (parts.length === 0) return undefined;
  const channels = Number(CHANNELS.exec(text)?.[1] ?? 0);
  return { parts, ...(channels > 1 && channels <= CHANNELS_MAX && { channels }) };
}
