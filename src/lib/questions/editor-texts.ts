import { counted } from '#lib/platform/format-texts.ts';
import { type Explained, type Format, QUESTIONS_MAX, type Quantity, type Weight } from './formats.ts';

/** Editing the questions of a case, in the case editor. */
export const questionEditorMessages = {
  formats: {
    qru: 'QRU\u00a0: une seule réponse juste',
    qrm: 'QRM\u00a0: une ou plusieurs réponses justes',
    qrp: 'QRP\u00a0: nombre de réponses précisé',
    'qrp-long': 'QRP longue\u00a0: à chercher parmi 10 à 25',
    qroc: 'QROC\u00a0: réponse courte, écrite',
    tcs: 'TCS\u00a0: concordance de script',
    zone: 'Zone\u00a0: à désigner sur les images',
    measure: 'Mesure\u00a0: à prendre sur les images',
    report: 'Compte rendu\u00a0: questionnaire à remplir',
  } satisfies Record<Format, string>,
  format: (number: number) => `Format de la question ${number}`,
  explained: 'Quand montrer les explications',
  explainedWhen: { step: 'Après chaque étape', end: 'À la fin du dossier' } satisfies Record<
    Explained,
    string
  >,

  stepTextShort: 'Texte de l’étape',
  stepText: (step: number) => `Texte de l’étape ${step}`,
  stepTextHint: 'Facultatif\u00a0: ce que le lecteur apprend avant les questions de l’étape.',
  stepFolders: 'Images qui viennent avec l’étape',
  stepFoldersOf: (step: number) => `Dossiers d’images qui viennent avec l’étape ${step}`,
  stepFoldersHint:
    'Un dossier coché n’est montré qu’à partir de cette étape, si une question y est posée ou la suit\u00a0; les autres le sont dès le départ. La réponse du cas les montre tous.',
  firstStepFoldersHint: 'Les dossiers de la première étape sont montrés dès le départ.',
  folderElsewhere: (folder: string, step: number) => `${folder} (étape ${step})`,
  keyFeature: 'Problème à éléments clés (KFP)',
  keyFeatureOf: (step: number) => `Étape ${step}\u00a0: problème à éléments clés (KFP)`,
  moveStepUp: (step: number) => `Monter l’étape ${step}`,
  moveStepDown: (step: number) => `Descendre l’étape ${step}`,
  duplicateStep: (step: number) => `Dupliquer l’étape ${step}`,
  removeStep: (step: number) => `Supprimer l’étape ${step}`,
  addStep: 'Ajouter une étape',
  stepsFull: `Un dossier a au plus ${QUESTIONS_MAX.steps}\u00a0étapes.`,
  addQuestion: 'Ajouter une question',
  addQuestionTo: (step: number) => `Ajouter une question à l’étape ${step}`,
  questionsFull: `Une étape a au plus ${QUESTIONS_MAX.questions}\u00a0questions.`,
  noQuestion:
    'Une étape sans question n’est pas posée\u00a0: son texte est lu, et ses images sont montrées, avec la suivante. Après la dernière question, ses images sont montrées dès le départ.',

  closeQuestion: 'Terminer',
  text: (number: number) => `Énoncé de la question ${number}`,
  textShort: 'Énoncé',
  moveUp: (number: number) => `Monter la question ${number}`,
  moveDown: (number: number) => `Descendre la question ${number}`,
  duplicate: (number: number) => `Dupliquer la question ${number}`,
  remove: (number: number) => `Supprimer la question ${number}`,

  propositions: (number: number) => `Propositions de la question ${number}`,
  whichRight: {
    qru: 'Cochez la lettre de la réponse juste.',
    qrm: 'Cochez la lettre de chaque réponse juste.',
    qrp: 'Cochez la lettre de chaque réponse juste\u00a0: leur nombre est annoncé au lecteur.',
    'qrp-long':
      'Cochez la lettre de chaque réponse juste, cinq au plus\u00a0: leur nombre est annoncé au lecteur.',
  },
  proposition: (letter: string, question: number) => `Proposition ${letter} de la question ${question}`,
  isRight: (letter: string, question: number) =>
    `Proposition ${letter} de la question ${question}\u00a0: juste`,
  details: (letter: string, question: number) =>
    `Explication et réglages de la proposition ${letter} de la question ${question}`,
  moveProposition: (letter: string) => ({
    up: `Monter la proposition ${letter}`,
    down: `Descendre la proposition ${letter}`,
  }),
  removeProposition: (letter: string) => `Retirer la proposition ${letter}`,
  weights: {
    indispensable: 'Indispensable',
    inacceptable: 'Inacceptable',
  } satisfies Record<Weight, string>,
  weightHints: {
    indispensable: 'L’oublier donne 0 à la question.',
    inacceptable: 'La cocher donne 0 à la question.',
  } satisfies Record<Weight, string>,
  addProposition: 'Ajouter une proposition',
  propositionsFull: (most: number) => `${most}\u00a0propositions au plus pour ce format.`,
  propositionRemoved: (letter: string) => `Proposition ${letter} retirée.`,
  propositionMoved: (position: number, count: number) =>
    `Proposition déplacée\u00a0: ${position} sur ${count}.`,
  markedRight: (letter: string) => `Proposition ${letter}\u00a0: juste.`,
  markedWrong: (letter: string) => `Proposition ${letter}\u00a0: fausse.`,
  linesLeft: (count: number) =>
    `${counted(count, 'ligne n’a pas été collée', 'lignes n’ont pas été collées')}\u00a0: ${QUESTIONS_MAX.propositions}\u00a0propositions au plus.`,

  accepted: (number: number) => `Réponses acceptées à la question ${number}`,
  acceptedShort: 'Réponses acceptées',
  acceptedHint:
    'Les synonymes et abréviations connus, les pluriels, les accents et une lettre fausse sont acceptés d’office. Cinq mots au plus.',
  acceptedOf: (position: number, question: number) =>
    `Réponse acceptée ${position} de la question ${question}`,
  removeAccepted: (position: number) => `Retirer la réponse acceptée ${position}`,
  addAccepted: 'Ajouter une réponse',
  answersLeft: (count: number) =>
    `${counted(count, 'ligne n’a pas été collée', 'lignes n’ont pas été collées')}\u00a0: ${QUESTIONS_MAX.accepted}\u00a0réponses au plus.`,
  acceptedFull: `${QUESTIONS_MAX.accepted}\u00a0réponses au plus.`,

  hypothesis: 'Si vous pensiez à…',
  fact: 'Et que vous trouvez…',
  concordanceText: 'Par exemple\u00a0: cette hypothèse devient…',
  panel: 'Combien d’experts ont choisi chaque réponse',
  experts: (count: number) => (count === 0 ? 'Aucun expert.' : `${counted(count, 'expert')} en tout.`),

  structures: (number: number) => `Structures à désigner, question ${number}`,
  structuresShort: 'Structures à désigner',
  structuresHint:
    'Chaque structure est un signe du cas\u00a0: ses contours et ses ellipses disent où elle est. Le lecteur place un point par structure.',
  noFinding:
    'Ce cas n’a pas encore de signe avec un contour ou une ellipse. Tracez-le sur les images, puis revenez ici.',
  drawFinding: 'Tracer un signe sur les images',
  structureOf: (position: number, question: number) => `Structure ${position} de la question ${question}`,
  goneFinding: 'Signe absent',
  withoutZone: (name: string) => `${name} (sans contour)`,
  reach: 'Coupes voisines acceptées',
  reachOf: (position: number, question: number) =>
    `Coupes voisines acceptées de part et d’autre, structure ${position} de la question ${question}`,
  reachCount: (count: number) => (count === 0 ? 'aucune' : `± ${count}`),
  addStructure: 'Ajouter une structure',
  removeStructure: (position: number) => `Retirer la structure ${position}`,
  structuresFull: `${QUESTIONS_MAX.structures}\u00a0structures au plus.`,
  zoneOf: (name: string) => `Faire de «\u202f${name}\u202f» une question de zone`,
  zoneOfShort: 'Question de zone',
  zoneAdded: (number: number) => `Question ${number} ajoutée\u00a0: il reste à écrire son énoncé.`,

  quantity: 'À mesurer',
  quantityOf: (number: number) => `Ce que la question ${number} fait mesurer`,
  quantities: {
    length: 'Longueur (mm)',
    angle: 'Angle (°)',
    density: 'Densité (UH)',
  } satisfies Record<Quantity, string>,
  least: 'Juste à partir de',
  most: 'et jusqu’à',
  boundsHint: 'Bornes comprises\u00a0: laissez la marge d’une mesure refaite par un autre.',

  sheetSentences: 'Phrases de la fiche',
  sheetReading: 'Lecture de la fiche…',
  sheetUnread: 'La fiche n’a pas pu être lue. Vérifiez votre connexion, puis rouvrez cette liste.',
  sheetEmpty: 'La fiche du cas n’a pas encore de phrase.',
  explanationFull: 'L’explication est pleine\u00a0: la phrase n’y tient pas.',
  sentenceAdded: 'Phrase ajoutée à l’explication.',

  shownFindings: 'À montrer sur les images',
  shownFindingsOf: (number: number) => `Signes montrés avec l’explication de la question ${number}`,

  explanation: 'Explication',
  /** Appended to a button's label. */
  ofQuestion: (number: number) => ` de la question ${number}`,
  explanationOf: (number: number) => `Explication de la question ${number}`,
  explanationOfProposition: (letter: string, question: number) =>
    `Explication de la proposition ${letter} de la question ${question}`,

  check: 'Vérifier',
  allWell: (count: number) =>
    count < 2 ? 'La question peut être posée.' : `Les ${count}\u00a0questions peuvent être posées.`,
  toComplete: (questions: number, steps: number) =>
    `${[questions > 0 && counted(questions, 'question'), steps > 0 && counted(steps, 'étape')].filter(Boolean).join(' et ')} à compléter\u00a0:`,
  toLookAt: 'À regarder\u00a0:',
  checkLink: (number: number) => `Question ${number}`,
  checkStep: (number: number) => `Étape ${number}`,

  stepRemoved: (step: number) => `Étape ${step} supprimée. Ctrl+Z pour la retrouver.`,
  stepMoved: (position: number, count: number) => `Étape déplacée\u00a0: ${position} sur ${count}.`,
  stepAdded: 'Étape ajoutée.',
  removed: (number: number) => `Question ${number} supprimée. Ctrl+Z pour la retrouver.`,
  moved: 'Question déplacée.',
  added: 'Question ajoutée.',

  keyboard: 'Clavier',
  keysTitle: 'Clavier des questions',
  keys: {
    enter: 'Entrée',
    ctrlEnter: 'Ctrl + Entrée',
    altJ: 'Alt + J',
    altUpDown: 'Alt + ↑ ou ↓',
    backspace: 'Retour arrière',
    shiftEnter: 'Maj + Entrée',
    paste: 'Coller plusieurs lignes',
  },
  help: {
    next: 'Proposition suivante\u202f; après la dernière, en ajouter une',
    nextQuestion: 'Question suivante de l’étape\u202f; après la dernière, en ajouter une',
    right: 'Proposition juste, ou fausse',
    move: 'Monter, descendre la proposition\u202f; dans l’énoncé, la question',
    remove: 'Dans une proposition vide\u00a0: la retirer',
    newline: 'Dans l’énoncé\u00a0: aller à la ligne',
    paste: 'En faire autant de propositions\u202f; une ligne qui commence par *, + ou [x] est juste',
  },
};
