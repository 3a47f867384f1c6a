import { formatDecimal, formatShortDate, formatWhole } from './format.ts';

const figure = (value: number, unit: string) => `${formatDecimal(value)}\u00a0${unit}`;

/** The page on which a protocol is read. */
export const protocolViewMessages = {
  sections: 'Sections',
  actions: 'Actions',
  edit: 'Modifier',
  compare: 'Comparer',
  export: 'Exporter',
  exports: {
    json: 'JSON, pour un autre service',
    csv: 'CSV, le tableau de l’acquisition',
    txt: 'Texte, pour un courriel',
  },
  checkList: 'À vérifier avant l’examen',
  uncheck: 'Tout décocher',
  /** On the screen only: ticks are not kept. */
  checkHint: 'Rien de ce que vous cochez n’est enregistré.',
  dose: 'Dose',
  doseReference: 'Référence du service',
  doseSource: (source: string) => `Source\u00a0: ${source}`,
  doseUnits: { ctdiVol: 'mGy', dlp: 'mGy·cm' },
  doseNames: { ctdiVol: 'IDSV', dlp: 'PDL' },
  doseTotal: 'PDL de l’examen',
  doseFigure: (value: number, unit: string) => figure(value, unit),
  doseAtLeast: (value: string) => `${value} au moins`,
  verdict: {
    above: (percent: number) =>
      percent > 0
        ? `au-dessus de la référence (+\u00a0${formatWhole(percent)}\u00a0%)`
        : 'au-dessus de la référence',
    within: () => 'dans la référence',
    unknown: () => 'à compléter\u00a0: des passages ne disent pas leur dose',
  },
  version: (version: number | string) => `Version ${version}`,
  validatedBy: (name: string, iso: string) => `validée par ${name} le ${formatShortDate(iso)}`,
  printed: 'Imprimé le ',
};
