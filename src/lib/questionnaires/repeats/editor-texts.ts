import { quoted } from '#lib/platform/format-texts.ts';

/** Texts of the editor for repeated groups. */
export const repeatEditorMessages = {
  open: 'Répéter ces questions pour chaque lésion…',
  title: 'Questions répétées',
  name: 'Pour chaque',
  nameHint: 'Au singulier\u00a0: Nodule, Calcul, Vertèbre. Le numéro s’ajoute de lui-même.',
  sentence: 'Phrase de chacun',
  sentenceHint:
    '{numéro} et les noms des questions entre accolades prennent la place des réponses\u00a0: Nodule {numéro}, {Segment}\u00a0: {Taille}.',
  unknown: (name: string) => `${quoted(name)} n’est le nom d’aucune de ces questions.`,
  orderedBy: 'Numéroter par',
  asAdded: 'Ordre d’ajout',
  descending: 'Du plus grand au plus petit',
  stop: 'Ne plus répéter',
};
