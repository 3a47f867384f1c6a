import { counted } from '#lib/platform/format-texts.ts';
import type { SheetTemplate } from './sheet-template.ts';

const plan = (name: string, ...texts: string[]): SheetTemplate => ({
  name,
  headings: texts.map((text) => ({ level: 2, text })),
});

/** Maximum number of characters shown of a heading. */
const HEADING_SHOWN = 40;

/** The outlines for new sheets. */
export const sheetTemplateMessages = {
  tool: 'Modèles de fiche',
  title: 'Modèles de fiche',
  /** The template offered to everybody. Its inserted text can be edited freely. */
  usual: [plan('Pathologie', 'Définition', 'Signes', 'Diagnostics différentiels', 'À retenir')],
  insert: 'Insérer',
  insertThis: (name: string) => `Insérer le modèle «\u202f${name}\u202f»`,
  deleteThis: (name: string) => `Supprimer le modèle «\u202f${name}\u202f»`,
  loading: 'Vos modèles…',
  failure: 'Vos modèles n’ont pas pu être lus ou enregistrés. Vérifiez votre connexion et réessayez.',
  keepTitle: 'Garder le plan de cette fiche',
  noPlan: 'Cette fiche n’a pas encore de titre\u00a0: son plan pourra devenir un modèle.',
  name: 'Nom du modèle',
  keep: 'Enregistrer',
  keepHint: (headings: number) =>
    `${counted(headings, 'titre')}, sans le texte. Un modèle du même nom est remplacé.`,
  tooManyHeadings: (most: number) =>
    `Un modèle garde au plus ${counted(most, 'titre')}\u00a0: cette fiche en a davantage.`,
  headingTooLong: (heading: string, over: number) =>
    `Le titre «\u202f${heading.slice(0, HEADING_SHOWN)}…\u202f» a ${counted(over, 'caractère')} de trop pour un modèle\u00a0: raccourcissez-le dans la fiche.`,
  kept: (name: string) => `Le modèle «\u202f${name}\u202f» est enregistré.`,
};
