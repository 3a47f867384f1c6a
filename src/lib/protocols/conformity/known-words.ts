import { fold } from '#lib/platform/fold.ts';

/** The closed vocabulary of a field, with the spellings used in protocols and on consoles. */
interface Vocabulary {
  /** Whether files contain the word itself, so that another one is a deviation; a derived word is left to a person. */
  isStated: boolean;
  words: Readonly<Record<string, readonly string[]>>;
}

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  plane: {
    isStated: true,
    words: {
      axial: ['axial', 'axiale', 'ax', 'transverse', 'transversal', 'tra'],
      coronal: ['coronal', 'coronale', 'cor', 'frontal'],
      sagittal: ['sagittal', 'sagittale', 'sag'],
    },
  },
  dimension: { isStated: true, words: { '2D': ['2d'], '3D': ['3d'] } },
  phaseDirection: {
    isStated: true,
    words: {
      DG: ['dg', 'gd', 'rl', 'lr', 'droite gauche', 'gauche droite'],
      AP: ['ap', 'pa', 'antéro-postérieur', 'antéropostérieur'],
      TP: ['tp', 'pt', 'hf', 'fh', 'si', 'is', 'tête pieds', 'pieds tête'],
    },
  },
  target: {
    isStated: true,
    words: { W: ['w', 'tungstène', 'tungsten'], Mo: ['mo', 'molybdène'], Rh: ['rh', 'rhodium'] },
  },
  filter: {
    isStated: true,
    words: {
      Rh: ['rh', 'rhodium'],
      Ag: ['ag', 'argent'],
      Al: ['al', 'aluminium'],
      Mo: ['mo', 'molybdène'],
      Cu: ['cu', 'cuivre'],
      Nb: ['nb', 'niobium'],
    },
  },
  weighting: {
    isStated: false,
    words: {
      T1: ['t1'],
      T2: ['t2'],
      'T2*': ['t2*', 't2 étoile'],
      DP: ['dp', 'pd', 'densité de protons'],
      FLAIR: ['flair', 't2 flair'],
      STIR: ['stir', 't2 stir'],
      DWI: ['diffusion', 'dwi', 'diff'],
      ADC: ['adc'],
      SWI: ['swi'],
      TOF: ['tof'],
      perfusion: ['perfusion'],
    },
  },
  fatSaturation: {
    isStated: false,
    words: {
      FS: ['fat-sat', 'fatsat', 'fat sat', 'fs', 'spectrale', 'oui'],
      SPAIR: ['spair'],
      SPIR: ['spir'],
      Dixon: ['dixon'],
      STIR: ['stir'],
      none: ['non', 'sans', 'aucune'],
    },
  },
  triggering: {
    isStated: false,
    words: {
      heart: ['cardiaque', 'ecg', 'cœur'],
      pulse: ['pouls', 'périphérique'],
      breath: ['respiratoire', 'respiration'],
      hold: ['apnée'],
      none: ['non', 'sans', 'aucune'],
    },
  },
  phase: {
    isStated: false,
    words: {
      unenhanced: ['sans injection', 'non injecté', 'sans contraste', 'spontané'],
      arterial: ['artériel', 'artérielle', 'temps artériel'],
      portal: ['portal', 'portale', 'temps portal'],
      delayed: ['tardif', 'tardive', 'temps tardif'],
      enhanced: ['injecté', 'injectée'],
    },
  },
};

/** Normalises a text: « A>>P », « A-P » → « ap »; « T2* » keeps its star. */
const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}*]+/gu, '');

/** Whether a field has a closed vocabulary. */
export const isEnumerated = (key: string): boolean => Object.hasOwn(VOCABULARIES, key);
/** Whether files contain the words of a field, instead of only data from which they are derived. */
export const isStated = (key: string): boolean => VOCABULARIES[key]?.isStated === true;

/**
 * The word of a field's vocabulary that a text stands for, ignoring case and accents; undefined for other
 * texts.
 */
export function knownWord(key: string, text: string): string | undefined {
  const sought = plain(text);
  const entries = Object.entries(VOCABULARIES[key]?.words ?? {});
  return entries.find(([, spellings]) => spellings.some((each) => plain(each) === sought))?.[0];
}
