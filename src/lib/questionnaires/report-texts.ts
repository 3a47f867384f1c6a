import { counted } from '#lib/platform/format-texts.ts';
import type { IdentityKind } from './identity-like.ts';
import type { ReportSection } from './report-sections.ts';

/** Texts around the generated report: reading, editing and copying it. */
export const reportMessages = {
  title: 'Compte rendu',
  headings: {
    indication: 'INDICATION',
    technique: 'TECHNIQUE',
    findings: 'RÉSULTATS',
    conclusion: 'CONCLUSION',
  } satisfies Record<ReportSection, string>,
  text: 'Texte du compte rendu',
  help: 'Le texte se corrige ici. Alt+Entrée ou Ctrl+clic sur une phrase mène à sa question\u202f; Ctrl+C, sans rien sélectionner, copie tout.',
  identity:
    'N’écrivez ni nom, ni date de naissance, ni numéro de patient\u00a0: le logiciel de radiologie les connaît déjà.',
  editorFailed:
    'La correction du texte n’a pas pu être ouverte. Vérifiez la connexion, puis touchez de nouveau le texte.',
  tools: 'Copier, imprimer, enregistrer, comparer',
  copy: 'Copier',
  copyNext: 'Copier et suivant',
  copyNextHint: 'Copie, puis commence le compte rendu de l’examen suivant (Ctrl+Maj+Entrée)',
  compare: 'Comparer',
  compareHint: 'Avec un compte rendu antérieur (touche = dans le questionnaire)',
  print: 'Imprimer',
  asText: 'Texte (.txt)',
  asWord: 'Word (.docx)',
  asFhir: 'FHIR (.json)',
  asFhirHint: 'Le texte et les réponses, sans identité, pour un autre logiciel',
  fileFailed: 'Le fichier n’a pas pu être préparé. Vérifiez la connexion, puis réessayez.',
  copied: 'Compte rendu copié. Collez-le dans votre logiciel (Ctrl+V).',
  copiedNext: 'Compte rendu copié\u00a0: collez-le dans votre logiciel (Ctrl+V). Examen suivant.',
  empty: {
    copy: 'Le compte rendu est encore vide\u00a0: rien n’a été copié. Le presse-papiers contient toujours ce qu’il contenait.',
    next: 'Le compte rendu est encore vide\u00a0: rien n’a été copié. Le presse-papiers contient toujours ce qu’il contenait.',
    print: 'Le compte rendu est encore vide\u00a0: rien n’est imprimé.',
    txt: 'Le compte rendu est encore vide\u00a0: aucun fichier n’est enregistré.',
    docx: 'Le compte rendu est encore vide\u00a0: aucun fichier n’est enregistré.',
    fhir: 'Le compte rendu est encore vide\u00a0: aucun fichier n’est enregistré.',
  },
  nothingCopied:
    'Rien n’a été copié\u00a0: fermez d’abord cette fenêtre. Le presse-papiers contient toujours ce qu’il contenait.',
  nothingCut:
    'Rien n’est sélectionné\u00a0: rien n’a été coupé. Le presse-papiers contient toujours ce qu’il contenait.',
  notCopied:
    'Le navigateur refuse l’accès au presse-papiers. Le texte est sélectionné\u00a0: copiez-le avec Ctrl+C.',
  foot: 'À propos de la phrase',
  fromQuestion: (text: string) => `Écrite par «\u202f${text}\u202f»`,
  pointNone: 'Désignez une phrase pour voir la question qui l’a écrite.',
  toQuestion: 'Aller à la question',
  edited: 'modifiée',
  writtenAgain: 'Rétablir la phrase',
  offerTitle: 'La réponse a changé',
  offerRank: (at: number, of: number) => `${at} sur ${of}`,
  mine: 'Votre texte',
  mineRemoved: 'Vous aviez supprimé cette phrase.',
  next: 'Nouvelle phrase',
  nextNone: 'La réponse n’écrit plus rien.',
  keepMine: 'Garder mon texte',
  keepRemoved: 'Laisser supprimée',
  takeNext: 'Prendre la nouvelle',
  takeNone: 'Retirer la phrase',
  removed: (count: number) => counted(count, 'phrase supprimée', 'phrases supprimées'),
  withheld: (count: number) =>
    counted(count, 'conclusion normale non écrite', 'conclusions normales non écrites'),
  withheldBecause: (question: string, because: string) =>
    `La conclusion de «\u202f${question}\u202f» n’est pas écrite\u00a0: «\u202f${because}\u202f» n’est pas normal.`,
  putBack: 'Remettre',
  putBackSentence: (text: string) => `Remettre «\u202f${text}\u202f»`,
  warnings: (count: number) => counted(count, 'passage à vérifier', 'passages à vérifier'),
  show: 'Voir',
  showPassage: (text: string) => `Voir «\u202f${text}\u202f» dans le texte`,
  found: {
    nir: 'ressemble à un numéro de sécurité sociale',
    name: 'ressemble à un nom',
    birth: 'ressemble à une date de naissance',
    record: 'ressemble à un numéro de dossier ou de téléphone',
    side: 'n’est pas le côté choisi',
  } satisfies Record<IdentityKind | 'side', string>,
  passage: (text: string, what: string) => `«\u202f${text}\u202f» ${what}`,
  fileName: (questionnaire: string) => `compte-rendu ${questionnaire}`,
};
