import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import { keyName } from '#lib/platform/key-names-texts.ts';
import type { Confidence, Grade } from './attempt-rules.ts';
import { formatDueDate } from './due-texts.ts';

export const gradeNames: Record<Grade, string> = { 1: 'Raté', 2: 'Difficile', 3: 'Correct', 4: 'Facile' };

/** Texts of an attempt at a case: hypothesis, answer, grade. None of them reveals what the case shows. */
export const attemptMessages = {
  title: 'Votre tentative',
  hypothesis: 'Votre hypothèse',
  hypothesisShort: 'Hypothèse',
  tooLong:
    'Votre hypothèse ou un diagnostic différentiel est trop long\u00a0: raccourcissez-le avant la réponse.',
  placeholder: 'Votre hypothèse, en quelques mots',
  differential: 'Diagnostic différentiel',
  differentialOf: (number: number) => `Diagnostic différentiel ${number}`,
  sure: 'Sûr à',
  confidence: (percent: Confidence) => `${percent}\u00a0%`,
  close: 'Fermer sans rien noter',
  askGrade: 'Noter la tentative',
  askGradeShort: 'Noter',
  gradeTitle: 'Comment était-ce\u202f?',
  grade: (grade: Grade) => gradeNames[grade],
  gradeKey: (grade: Grade) => keyName(String(grade)),
  /** Shown beside the answer. */
  ownWords: 'Ce que vous pensiez',
  noWords: 'Vous n’aviez rien écrit.',
  sureAt: (percent: Confidence) => `Sûr à ${percent}\u00a0%`,
  graded: (grade: Grade) => `Noté\u00a0: ${gradeNames[grade]}.`,
  due: (iso: string) => `À revoir le ${formatDueDate(iso)}.`,
  kept: 'Gardé sur cet appareil\u00a0: envoyé dès que la connexion revient.',
  correct: 'Corriger',
  takeBack: 'Retirer la note',
  changed: 'Ce cas a changé depuis votre dernière tentative.',
  caseOf: (position: number, total: number) => `Cas ${formatWhole(position)} sur ${formatWhole(total)}`,
  previous: 'Cas précédent',
  next: 'Cas suivant',
  skip: 'Passer ce cas',
  leave: 'Quitter la séance',
  end: 'Terminer la séance',
  /** Labels under icons on a phone, which must be part of the buttons' names. */
  short: { previous: '', next: 'Suivant', skip: 'Passer', leave: 'Quitter', end: 'Terminer' },
  session: 'Séance',
  wholeInformation: 'Lire toutes les informations cliniques',
  over: 'Séance terminée. Son bilan vous attend dès que la connexion revient.',
  overSent: 'Séance terminée, et tout est envoyé.',
  seeResults: 'Voir le bilan',
  ungraded: (count: number) => counted(count, 'cas sans note', 'cas sans note'),
  keptAttempts: (count: number) =>
    count < 2
      ? 'Une note attend sur cet appareil\u00a0: elle partira dès que la connexion revient.'
      : `${formatWhole(count)} notes attendent sur cet appareil\u00a0: elles partiront dès que la connexion revient.`,
};
