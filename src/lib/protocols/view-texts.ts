import { formatDecimal, formatShortDate, formatWhole } from '#lib/platform/format-texts.ts';

const figure = (value: number, unit: string) => `${formatDecimal(value)}\u00a0${unit}`;

/** The reading page of a protocol. */
export const protocolViewMessages = {
  sections: 'Sections',
  actions: 'Actions',
  edit: 'Modifier',
  compare: 'Comparer',
  conformity: 'Conforme\u202f?',
  export: 'Exporter',
  exports: {
    json: 'JSON, pour un autre service',
    csv: 'CSV, le tableau de l’acquisition',
    txt: 'Texte, pour un courriel',
  },
  checkList: 'À vérifier avant l’examen',
  uncheck: 'Tout décocher',
  /** Only on the screen: ticks are not stored. */
  checkHint: 'Rien de ce que vous cochez n’est enregistré.',
  /** The tolerances set by the protocol's author, for « Conforme ? ». */
  ownTolerances: (texts: readonly string[]) => `Tolérances du protocole\u00a0: ${texts.join('\u202f; ')}.`,
  /** The author's answer, or a fact derived from the protocol. */
  suits: { Oui: 'Convient', Non: 'Ne convient pas' },
  withoutContrast: 'Convient\u00a0: sans produit de contraste',
  ages: (ages: string | undefined, detail: string | undefined) =>
    [ages, detail].filter((text) => text).join(', '),
  dose: 'Dose',
  /** The department's own references. */
  doseReferences: { ctdiVol: 'IDSV de référence', dlp: 'PDL de référence' },
  doseSource: (source: string) => `Source\u00a0: ${source}`,
  doseUnits: { ctdiVol: 'mGy', dlp: 'mGy·cm' },
  doseTotal: 'PDL de l’examen',
  doseFigure: (value: number, unit: string) => figure(value, unit),
  /** After the measured value; the percentage is relative to the reference. */
  verdict: {
    above: (dose: string, percent: number) =>
      `\u00a0: ${dose}, au-dessus de la référence${percent > 0 ? ` (+\u00a0${formatWhole(percent)}\u00a0%)` : ''}`,
    within: (dose: string) => `\u00a0: ${dose}, dans la référence`,
    unknown: (dose: string) => `\u00a0: ${dose} au moins, la dose de certains passages n’est pas indiquée`,
  },
  /** A version number, with the protocol's own label for it. */
  version: (version: number, label?: string) => `Version ${version}${label ? ` (${label})` : ''}`,
  label: (label: string) => `version ${label}, non validée`,
  /** Null when the person's account is gone: it is then unknown whether they were the author. */
  validated: (name: string | null, byAuthor: boolean, iso: string) => {
    const date = formatShortDate(iso);
    if (name === null) return `validée le ${date}`;
    return byAuthor ? `validée le ${date} par son auteur` : `relue et validée le ${date} par ${name}`;
  },
  word: (word: string) => `À la validation\u00a0: «\u202f${word}\u202f»`,
  draftExists: (version: number) => `Un brouillon de la version ${version} est en cours.`,
  readDraft: 'Lire le brouillon',
  draftShown: (version: number) => `Brouillon de la version ${version}, non validé.`,
  readValidated: (version: number) => `Lire la version ${version}, validée`,
  outdated: (version: number, last: number) => `Version ${version}, remplacée par la version ${last}.`,
  readCurrent: 'Lire la version en vigueur',
  printed: 'Imprimé le ',
  /** Replaces the print date when an offline copy is printed. */
  copied: 'Copie hors ligne du ',
};
