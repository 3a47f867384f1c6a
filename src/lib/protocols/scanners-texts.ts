import { counted } from '#lib/platform/format-texts.ts';

const quoted = (name: string) => `«\u202f${name}\u202f»`;

/** Texts for protocols with differing values for some scanners. */
export const scannersMessages = {
  /** Replaces a value that differs between scanners. */
  varies: 'selon l’appareil',
  nothing: 'rien',
  absent: 'Ligne absente',
  absentHere: 'ligne absente',
  /** After the name of a row that some scanners do not acquire. */
  except: (names: readonly string[]) => `sauf ${names.join(', ')}`,
  ofScanner: (label: string, name: string) => `${label}, ${name}`,
  scanner: 'Appareil',
  named: (name: string) => `Appareil\u00a0: ${name}`,
  choose: 'Choisir l’appareil',
  all: 'Tous les appareils',
  told: (count: number) =>
    `Ce protocole a des valeurs différentes sur ${counted(count, 'appareil', 'appareils')}. Celles qui diffèrent sont marquées «\u202fselon l’appareil\u202f» et comparées plus bas\u00a0: choisissez l’appareil pour lire les siennes.`,
  unknown: (asked: string) =>
    `L’appareil ${quoted(asked)} n’est pas parmi ceux de ce protocole. Choisissez le vôtre\u00a0: aucune valeur ci-dessous n’a été choisie pour lui.`,
  none: (asked: string) =>
    `Ce protocole ne distingue pas d’appareils\u00a0: ses valeurs ne sont pas propres à l’appareil ${quoted(asked)}.`,
  comparison: 'Différences entre appareils',
  noDifference: 'Aucune valeur ne diffère entre les appareils.',
  row: 'Ligne',
  parameter: 'Paramètre',
  wholeRow: 'Ligne entière',
  made: 'faite',
  showAll: 'Comparer toutes les valeurs',
  showDifferences: 'Seulement ce qui diffère',
};
