import type { CoilPart, KnownCoil } from '#lib/dicom/attributes/known-names.ts';
import type { Phase, SeriesDescription } from '#lib/dicom/attributes/series-description.ts';
import { seriesWordNames, seriesWords } from '#lib/dicom/texts.ts';
import { counted, formatDecimal, formatWhole } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { type CellValue, writeCell } from './cells.ts';
import type { Field } from './fields/field.ts';
import { amount } from './fields-texts.ts';

const unit = (value: number, of: string) => `${formatDecimal(value)}\u00a0${of}`;
/** « 80–145 », « 80 »: the unit of charges is in the column's heading. */
const range = (least: number, most: number, by: number) => {
  const [from, to] = [roundTo(least, by), roundTo(most, by)];
  return from === to ? formatDecimal(from) : `${formatDecimal(from)}–${formatDecimal(to)}`;
};

const PHASES: Record<Phase, string> = {
  unenhanced: 'Sans injection',
  arterial: 'Artériel',
  portal: 'Portal',
  delayed: 'Tardif',
  enhanced: 'Injecté',
};

const VIEWS: Record<string, string> = {
  AP: 'Face antéro-postérieure',
  PA: 'Face postéro-antérieure',
  LL: 'Profil gauche',
  RL: 'Profil droit',
  CC: 'Face (CC)',
  MLO: 'Oblique (MLO)',
  ML: 'Profil (ML)',
  LM: 'Profil (LM)',
};

const COILS: Record<CoilPart, string> = {
  head: 'Tête',
  neck: 'Cou',
  spine: 'Rachis',
  body: 'Corps',
  cardiac: 'Cœur',
  breast: 'Sein',
  shoulder: 'Épaule',
  knee: 'Genou',
  wrist: 'Poignet',
  hand: 'Main',
  foot: 'Pied',
  flex: 'Souple',
};

const KINDS: Record<string, string> = {
  MR: 'Séquence',
  CT: 'Passage',
  US: 'Coupe',
  CR: 'Incidence',
  DX: 'Incidence',
  MG: 'Incidence',
  NM: 'Scintigraphie',
  PT: 'TEP',
  XA: 'Série',
  RF: 'Série',
};

/** Angulations as commonly written: « OAG 30°, crânial 20° ». */
function projection(primary: number, secondary: number): string {
  const [turned, tilted] = [Math.round(primary), Math.round(secondary)];
  const oblique = turned === 0 ? 'Face' : `${turned > 0 ? 'OAG' : 'OAD'} ${Math.abs(turned)}°`;
  if (tilted === 0) return oblique;
  return `${oblique}, ${tilted > 0 ? 'crânial' : 'caudal'} ${Math.abs(tilted)}°`;
}

/** Texts written into the rows of a protocol made from an exam's DICOM files. */
export const protocolDicomMessages = {
  weightings: seriesWordNames.weightings,
  planes: seriesWordNames.planes,
  kernels: seriesWordNames.kernels,
  phases: PHASES,
  fatSaturation: 'Fat-sat',
  dixon: 'Dixon',
  matrix: (frequency: number, phase: number) => `${frequency} × ${phase}`,
  millimetres: (value: number) => unit(roundTo(value, 100), 'mm'),
  collimation: (rows: number, width: number) => `${rows} × ${unit(roundTo(width, 1000), 'mm')}`,
  acceleration: (technique: string | undefined, plane: number, through: number | undefined) =>
    [
      technique,
      through === undefined
        ? formatDecimal(roundTo(plane, 100))
        : `${formatDecimal(roundTo(plane, 100))} × ${formatDecimal(roundTo(through, 100))}`,
    ]
      .filter(Boolean)
      .join(' '),
  charge: (least: number, most: number, modulated: boolean) =>
    (modulated || Math.round(least) !== Math.round(most) ? 'Modulation, ' : '') + range(least, most, 1),
  viewCharge: (least: number, most: number, automatic: boolean) =>
    range(least, most, 10) + (automatic ? ', exposition automatique' : ''),
  probes: {
    LINEAR: 'Linéaire',
    CURVED_LINEAR: 'Convexe',
    SECTOR_PHASED: 'Sectorielle à réseau phasé',
    SECTOR_MECH: 'Sectorielle mécanique',
    SECTOR_ANNULAR: 'Sectorielle annulaire',
    VECTOR_PHASED: 'Vectorielle à réseau phasé',
    SINGLE_CRYSTAL: 'Monocristal',
    SPLIT_XTAL_CWD: 'Doppler continu à deux cristaux',
    ENDOCAV: 'Endocavitaire',
    ENDOCAV_PA: 'Endocavitaire à réseau phasé',
    ENDOCAV_MECH: 'Endocavitaire mécanique',
    ENDOCAV_CLA: 'Endocavitaire convexe',
    ENDOCAV_AA: 'Endocavitaire annulaire',
    ENDOCAV_LINEAR: 'Endocavitaire linéaire',
    IV_PHASED: 'Endovasculaire à réseau phasé',
    IV_ROT_XTAL: 'Endovasculaire à cristal tournant',
    IV_ROT_MIRROR: 'Endovasculaire à miroir tournant',
  } as Record<string, string>,
  megahertz: (value: number) => unit(roundTo(value, 10), 'MHz'),
  mode: (colour: boolean, spectral: boolean) =>
    ['B', colour && 'Doppler couleur', spectral && 'Doppler pulsé'].filter(Boolean).join(', '),
  activity: (megabecquerels: number) => unit(roundTo(megabecquerels, 1), 'MBq'),
  collimators: {
    PARA: 'Trous parallèles',
    PINH: 'Sténopé',
    FANB: 'Éventail',
    CONE: 'Conique',
    SLNT: 'Trous obliques',
    ASTG: 'Astigmatique',
    DIVG: 'Divergent',
  } as Record<string, string>,
  projection,
  /** Right–left, anterior–posterior, feet–head: DICOM's patient axes. */
  directions: ['DG', 'AP', 'TP'],
  triggers: { cardiac: 'Cardiaque', respiratory: 'Respiratoire', breathHold: 'Apnée' },
  gating: { CG: 'Cardiaque', PPG: 'Pouls', RG: 'Respiratoire' },
  materials: {
    TUNGSTEN: 'W',
    MOLYBDENUM: 'Mo',
    RHODIUM: 'Rh',
    SILVER: 'Ag',
    ALUMINUM: 'Al',
    COPPER: 'Cu',
    NIOBIUM: 'Nb',
  } as Record<string, string>,
  coil: ({ parts, channels }: KnownCoil) =>
    parts.map((part) => COILS[part]).join(', ') + (channels === undefined ? '' : ` ${channels} canaux`),
  /** Made only of words from closed lists: contains no text from the files. */
  name: (description: SeriesDescription) => {
    // b values have a field of their own.
    const { view, bValue: _, ...rest } = description;
    const named = view === undefined ? undefined : (VIEWS[view] ?? view);
    const words = [named, seriesWords(rest)].filter(Boolean).join(' ');
    if (words === '') return KINDS[description.modality] ?? 'Acquisition';
    return words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
  },
  numbered: (name: string, rank: number) => `${name} (${rank})`,
};

/** The panel for choosing files and rows. */
export const fromDicomMessages = {
  title: 'Depuis les fichiers DICOM d’un examen',
  hint: 'Déposez ici les fichiers de l’examen, son dossier ou une archive\u00a0: chaque série devient une ligne.',
  promise:
    'Les fichiers sont lus dans ce navigateur. Rien n’en part, sauf les valeurs que vous cochez\u00a0: ni image, ni nom, ni date.',
  files: 'Choisir des fichiers',
  directory: 'Choisir un dossier',
  reading: 'Lecture de l’examen',
  readingOne: (done: number, count: number) =>
    `Lecture de ${formatWhole(done)} sur ${counted(count, 'fichier')}…`,
  failure:
    'Ces fichiers n’ont pas pu être ouverts\u00a0: l’archive est peut-être endommagée, ou le dossier a été déplacé.',
  nothing: 'Aucun fichier n’a été trouvé.',
  none: 'Aucune série de ces fichiers n’a de valeur à reprendre.',
  found: (series: number, files: number) => `${counted(series, 'série')} dans ${counted(files, 'fichier')}.`,
  empty: 'Ce fichier est vide.',
  table: 'Lignes à ajouter',
  otherTable: (name: string) =>
    `Cet examen est d’un autre type que le protocole\u00a0: ses lignes vont dans le tableau «\u202f${name}\u202f».`,
  value: (field: Field, value: CellValue) =>
    typeof value === 'number' ? amount(field, value) : writeCell(field, value),
  images: (count: number) => counted(count, 'image'),
  why: {
    localizer: 'Repérage\u00a0: décoché d’office.',
    derived: 'Image calculée, non acquise\u00a0: décochée d’office.',
    empty: 'Ces fichiers ne disent rien de l’acquisition.',
  },
  values: (kept: number, count: number) => `${counted(kept, 'valeur')} sur ${count}, et leur origine`,
  details: (name: string) => `dans «\u202f${name}\u202f»`,
  takeValue: (label: string, name: string) => `${label} de «\u202f${name}\u202f»`,
  source: (keywords: string) => `Lu dans ${keywords}`,
  others: (values: string) => `autres valeurs de la série\u00a0: ${values}`,
  outside: (label: string, text: string) =>
    `${label}\u00a0: ${text} est hors des bornes, et n’est pas repris.`,
  absent: (labels: string) => `Absent des fichiers\u00a0: ${labels}.`,
  label: (label: string) => `Nommer la ligne comme sur la console\u00a0: «\u202f${label}\u202f»`,
  labelWhy:
    'Ce texte est libre\u00a0: il peut contenir un nom. Lisez-le avant de le cocher, il sera visible des lecteurs du protocole.',
  labelDanger: 'Ce texte ressemble à une identité\u00a0: il vaut mieux ne pas le reprendre.',
  all: 'Tout cocher',
  noneOf: 'Tout décocher',
  add: (count: number) => `Ajouter ${counted(count, 'ligne')}`,
  added: (count: number) =>
    count < 2 ? '1\u00a0ligne est ajoutée.' : `${counted(count, 'ligne')} sont ajoutées.`,
  tooMany: (room: number) =>
    `Un protocole a 60\u00a0lignes au plus\u00a0: ${room <= 0 ? 'il n’y a plus de place' : `il en reste ${formatWhole(room)}`}.`,
  again: 'Lire un autre examen',
};
