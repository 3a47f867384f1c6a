import { fold } from '#lib/platform/fold.ts';
import type { KeptAttributes } from './attributes/allow-list.ts';
import { planeOf } from './attributes/geometry.ts';
import type {
  Kernel,
  Phase,
  SeriesDescription,
  Special,
  Weighting,
} from './attributes/series-description.ts';
import { readCodes, type Sources } from './attributes.ts';

/**
 * Describes a series. Texts of the file are searched for words of closed lists; the result contains only the words
 * found, never the text.
 */
export function describeSeries(sources: Sources, kept: KeptAttributes): SeriesDescription {
  const said = textOf(sources, ['SeriesDescription']);
  const around = textOf(sources, ['ProtocolName', 'SequenceName', 'PulseSequenceName']);
  const modality = typeof kept.Modality === 'string' ? kept.Modality : 'OT';
  const description: SeriesDescription = { modality };
  const set = <K extends keyof SeriesDescription>(key: K, value: SeriesDescription[K] | undefined) => {
    if (value !== undefined) description[key] = value;
  };
  if (Array.isArray(kept.ImageOrientationPatient))
    set('plane', planeOf(kept.ImageOrientationPatient as number[]));
  set('special', specialOf(said, kept));
  if (modality === 'MR') {
    set('weighting', weightingOf([said, around], sources, kept));
    if (FAT_SUPPRESSED.test(`${said} ${around}`)) set('fatSuppressed', true);
    if (kept.DiffusionBValue !== undefined) set('bValue', kept.DiffusionBValue as number);
  }
  if (modality === 'CT')
    set('kernel', kernelOf(readCodes(sources, 'ConvolutionKernel').join(' ').toUpperCase(), kept));
  if (modality === 'CT' || modality === 'MR') set('phase', phaseOf(said, sources));
  set('bodyPart', kept.BodyPartExamined as string | undefined);
  set('laterality', (kept.ImageLaterality ?? kept.Laterality) as string | undefined);
  set('view', kept.ViewPosition as string | undefined);
  return description;
}

/** Texts without accents, capitals or punctuation. */
function textOf(sources: Sources, keywords: string[]): string {
  const text = keywords.flatMap((keyword) => readCodes(sources, keyword)).join(' ');
  return fold(text).replace(/[_\-/.,;:()[\]]+/g, ' ');
}

function firstOf<T>(said: string, words: readonly (readonly [RegExp, T])[]): T | undefined {
  return words.find(([pattern]) => pattern.test(said))?.[1];
}

function imageType(kept: KeptAttributes, word: string): boolean {
  return Array.isArray(kept.ImageType) && (kept.ImageType as string[]).includes(word);
}

function specialOf(said: string, kept: KeptAttributes): Special | undefined {
  if (kept.Modality === 'RTDOSE') return 'dose';
  if (kept.Modality === 'SEG') return 'segmentation';
  if (imageType(kept, 'LOCALIZER')) return 'localizer';
  if (imageType(kept, 'MIP')) return 'mip';
  if (imageType(kept, 'MINIP')) return 'minip';
  return firstOf<Special>(said, [
    [/\b(localizer|localiser|locali[sz]ateur|scout|topogram(me)?|surview|reperage)\b/, 'localizer'],
    [/\bminip\b/, 'minip'],
    [/\bmip\b/, 'mip'],
    [/\b(sub|subtraction|soustraction)\b/, 'subtraction'],
  ]);
}

const FAT_SUPPRESSED = /\b(fs|fat ?sat|fatsat|spair|spir|dixon|water|sat ?graisse)\b/;

const WEIGHTING_WORDS: readonly (readonly [RegExp, Weighting])[] = [
  [/\b(adc|cda)\b|apparent diffusion/, 'ADC'],
  [/\b(dwi|diff(usion)?|ep2d diff|b ?\d{3,4}|trace(w)?)\b/, 'DWI'],
  [/\bflair\b|dark ?fluid/, 'FLAIR'],
  [/\b(stir|tirm)\b/, 'STIR'],
  [/\b(swi|swan|venobold)\b/, 'SWI'],
  [/\b(tof)\b/, 'TOF'],
  [/\b(perf(usion)?|dsc|dce|asl|pwi)\b/, 'perfusion'],
  [/t2 ?\*|\bt2 ?star\b|\b(t2 ?ge|t2 ?eg|medic|merge)\b/, 'T2*'],
  [/\b(pd|dp|densite|proton)( ?fs| ?w)?\b|\bpdfs\b/, 'PD'],
  [/(^|[^a-z0-9])t2(w|fs|tse|fse)?\b/, 'T2'],
  [/(^|[^a-z0-9])t1(w|fs|tse|fse|se)?\b|\b(mprage|vibe|thrive|lava|bravo|flash3d)\b/, 'T1'],
];

/** Determined from the words of the series, then of its protocol, else from the sequence's timing. */
function weightingOf(texts: string[], sources: Sources, kept: KeptAttributes): Weighting | undefined {
  if (imageType(kept, 'ADC')) return 'ADC';
  const named = texts.map((text) => firstOf(text, WEIGHTING_WORDS)).find((weighting) => weighting);
  if (named) return named;
  if (imageType(kept, 'DIFFUSION') || kept.DiffusionBValue !== undefined) return 'DWI';
  const sequence = readCodes(sources, 'ScanningSequence');
  const [tr, te, ti] = [kept.RepetitionTime, kept.EchoTime ?? kept.EffectiveEchoTime, kept.InversionTime];
  if (typeof tr !== 'number' || typeof te !== 'number') return undefined;
  if (sequence.includes('IR') && typeof ti === 'number') {
    if (ti >= 1500 && tr > 4000) return 'FLAIR';
    if (ti >= 80 && ti <= 250) return 'STIR';
  }
  if (sequence.includes('GR')) return te > 12 ? 'T2*' : tr < 50 ? 'T1' : undefined;
  if (!sequence.includes('SE')) return undefined;
  if (tr < 1000) return te < 35 ? 'T1' : undefined;
  return te >= 60 ? 'T2' : te < 45 && tr > 1500 ? 'PD' : undefined;
}

/** Sharp kernels, by manufacturer, are for bone or lung; the window distinguishes the two when the name does not. */
function kernelOf(name: string, kept: KeptAttributes): Kernel | undefined {
  const { WindowCenter: centre, WindowWidth: width } = kept;
  const forLung = typeof centre === 'number' && centre <= -300;
  const named = firstOf<Kernel>(name, [
    [/LUNG|\bFC(5[0-6]|8[0-6])\b|^L\b/, 'lung'],
    [/BONE|EDGE|\bFC(3[0-5]|81)\b|^Y[A-D]\b/, 'bone'],
    [/STANDARD|SOFT|\bFC(0\d|1\d)\b|^[ABC]$/, 'soft'],
  ]);
  if (named) return named;
  const sharpness = /^[BHIUQ][A-Z]{0,2}(\d\d)/.exec(name)?.[1];
  if (sharpness) return Number(sharpness) >= 55 ? (forLung ? 'lung' : 'bone') : 'soft';
  if (forLung) return 'lung';
  return typeof width === 'number' && typeof centre === 'number' && width >= 1500 && centre >= 200
    ? 'bone'
    : undefined;
}

function phaseOf(said: string, sources: Sources): Phase | undefined {
  const agent = readCodes(sources, 'ContrastBolusAgent').join(' ').trim();
  const injected = agent !== '' && !/^(no|none|non|sans|0)\b/i.test(agent);
  const phase = firstOf<Phase>(said, [
    [/\b(sans|c ?-|non ?inj(ecte)?|without|spontane|unenhanced|native)\b/, 'unenhanced'],
    [/\b(art(eriel(le)?)?|arterial)\b/, 'arterial'],
    // Must precede the pattern for « port », which also occurs in « late port ».
    [/\b(tard(if|ive)?|delayed|delay|late)\b/, 'delayed'],
    [/\b(port(al|ale|o veineux)?|veineux|venous)\b/, 'portal'],
    [/\b(inj(ecte(e)?)?|gado(linium)?|gd|iv|post|c\+|avec)\b|\+ ?c\b|\+ ?gd/, 'enhanced'],
  ]);
  return phase ?? (injected ? 'enhanced' : undefined);
}
