import { settingWords } from '#lib/images/series-settings-texts.ts';
import { agree, counted, formatDecimal } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type {
  Component,
  Kernel,
  Phase,
  Plane,
  SeriesDescription,
  Special,
  Weighting,
} from './attributes/series-description.ts';
import { MODALITY_NAMES } from './modality-names-texts.ts';

/** Texts of the DICOM import: names of series, attributes that are not sent. */

const PLANES: Record<Plane, string> = {
  axial: 'axial',
  coronal: 'coronal',
  sagittal: 'sagittal',
  oblique: 'oblique',
};
const WEIGHTINGS: Record<Weighting, string> = {
  T1: 'T1',
  T2: 'T2',
  'T2*': 'T2*',
  PD: 'DP',
  FLAIR: 'FLAIR',
  STIR: 'STIR',
  DWI: 'diffusion',
  ADC: 'ADC',
  SWI: 'SWI',
  TOF: 'TOF',
  perfusion: 'perfusion',
};
const KERNELS: Record<Kernel, string> = { bone: 'os', lung: 'poumon', soft: 'parties molles' };
const PHASES: Record<Phase, string> = {
  unenhanced: 'sans injection',
  arterial: 'temps artériel',
  portal: 'temps portal',
  delayed: 'temps tardif',
  enhanced: 'injecté',
};
const SPECIALS: Record<Special, string> = {
  localizer: 'repérage',
  mip: 'MIP',
  minip: 'MinIP',
  subtraction: 'soustraction',
  dose: '',
  segmentation: '',
};
const COMPONENTS: Record<Component, string> = {
  magnitude: 'module',
  phase: 'phase',
  real: 'partie réelle',
  imaginary: 'partie imaginaire',
  'in-phase': 'en phase',
  'opposed-phase': 'en opposition de phase',
  water: 'eau',
  fat: 'graisse',
};
const SIDES: Record<string, string> = { R: 'côté droit', L: 'côté gauche', B: 'bilatéral' };
const VIEWS: Record<string, string> = {
  AP: 'face',
  PA: 'face',
  LL: 'profil gauche',
  RL: 'profil droit',
  CC: 'face (CC)',
  MLO: 'oblique (MLO)',
  ML: 'profil (ML)',
  LM: 'profil (LM)',
};

/** Agreement of adjectives: names in full are feminine, abbreviations agree with « plan »: « TDM axial ». */
function agreed(modality: string, word: string): string {
  if (!/^.\p{Ll}/u.test(modality)) return word;
  if (word.endsWith('al')) return `${word}e`;
  return word === 'injecté' ? 'injectée' : word;
}

/** Names of closed-list words, used in rows of protocols and names of series. */
export const seriesWordNames = { weightings: WEIGHTINGS, planes: PLANES, kernels: KERNELS };

/** « IRM T2 fat-sat sagittal », « TDM axial os sans injection »: contains no text from the file. */
export function seriesName(description: SeriesDescription): string {
  const named = MODALITY_NAMES[description.modality] ?? 'Image';
  return [named, seriesWords(description, named)].filter(Boolean).join(' ');
}

/** The description without the modality: « T2 fat-sat sagittal ». `named` is the noun with which adjectives agree. */
export function seriesWords(description: SeriesDescription, named = ''): string {
  const { plane, weighting, fatSuppressed, kernel, phase, special, laterality, view, bValue } = description;
  const { component, echoTime, echo, cardiac, time, level, set, direction } = description;
  return [
    special && SPECIALS[special],
    weighting && WEIGHTINGS[weighting],
    weighting === 'DWI' && bValue !== undefined && `b${Math.round(bValue)}`,
    fatSuppressed && 'fat-sat',
    plane && agreed(named, PLANES[plane]),
    view && VIEWS[view],
    laterality && SIDES[laterality],
    kernel && KERNELS[kernel],
    description.kernelCode,
    phase && agreed(named, PHASES[phase]),
    component && COMPONENTS[component],
    echoTime !== undefined && `TE ${formatDecimal(roundTo(echoTime, 10))}\u00a0ms`,
    echo !== undefined && `écho ${echo}`,
    ...settingWords(description),
    direction !== undefined && `direction ${direction}`,
    cardiac !== undefined && `${Math.round(cardiac)}\u00a0% RR`,
    time !== undefined && `temps ${time}`,
    set !== undefined && `jeu ${set}`,
    level !== undefined && `niveau ${level}`,
  ]
    .filter((part): part is string => Boolean(part))
    .join(' ');
}

/** Names of folders, numbered when equal. */
export function seriesNames(descriptions: readonly SeriesDescription[]): string[] {
  const names = descriptions.map(seriesName);
  const used = new Map<string, number>();
  return names.map((name) => {
    const nth = (used.get(name) ?? 0) + 1;
    used.set(name, nth);
    return names.filter((other) => other === name).length > 1 ? `${name} (${nth})` : name;
  });
}

export const dicomMessages = {
  /** French names of the attributes that are sent, by keyword. */
  attributes: {
    Rows: 'Lignes',
    Columns: 'Colonnes',
    PhotometricInterpretation: 'Sens des gris, couleurs',
    BitsStored: 'Bits par pixel',
    PixelSpacing: 'Taille du pixel (mm)',
    ImagerPixelSpacing: 'Taille du pixel au détecteur (mm)',
    PixelSpacingCalibrationType: 'Calibration de la taille du pixel',
    EstimatedRadiographicMagnificationFactor: 'Facteur d’agrandissement estimé',
    SliceThickness: 'Épaisseur de coupe (mm)',
    ImagePositionPatient: 'Position de la coupe (mm)',
    ImageOrientationPatient: 'Orientation de la coupe',
    RescaleIntercept: 'Conversion en unités\u00a0: décalage',
    RescaleSlope: 'Conversion en unités\u00a0: pente',
    RescaleType: 'Unité',
    Units: 'Unité (TEP)',
    SUVType: 'Normalisation de la fixation (SUV)',
    WindowCenter: 'Centre de la fenêtre',
    WindowWidth: 'Largeur de la fenêtre',
    VOILUTFunction: 'Courbe de la fenêtre',
    Modality: 'Modalité',
    SequenceOfUltrasoundRegions: 'Zones de l’échographie (pixels en mm)',
  } as Record<string, string>,
  kept: 'Ce qui part avec l’image',
  left: 'Ce qui reste sur votre ordinateur',
  leftCount: (count: number, own: number) =>
    `${counted(count, 'attribut')} ${agree(count, 'reste', 'restent')} sur votre ordinateur${own === 0 ? '' : `, dont ${counted(own, 'privé')} au constructeur`}.`,
  burnedIn: {
    stated: 'Le fichier signale un texte incrusté dans l’image\u00a0: masquez-le avant l’envoi.',
    seen: 'Des caractères semblent écrits dans l’image\u00a0: vérifiez, et masquez au besoin.',
    usual: 'Porte souvent un nom ou une date\u00a0: vérifiez, et masquez au besoin.',
    unlikely: '',
  },
};
