import {
  counted,
  formatBytes,
  formatDateAndTime,
  formatShortDate,
  formatWhole,
} from '#lib/platform/format-texts.ts';

/** Texts for keeping content offline. */
export const offlineMessages = {
  keep: 'Garder hors ligne',
  title: 'Gardé hors ligne',
  subtitle:
    'Ce que vous avez choisi de garder sur cet appareil se lit sans réseau. Les douze dernières listes consultées aussi, d’elles-mêmes, sauf si votre navigateur économise les données. Vous déconnecter efface tout.',
  visitorSubtitle:
    'Les douze dernières listes consultées sur cet appareil se lisent sans réseau, sauf si votre navigateur économise les données. Une fois connecté, vous pouvez aussi garder des cas, des fiches, des listes de cas, des questionnaires, des protocoles et des séances d’entraînement.',
  hint: 'Sur cet appareil seulement, jusqu’à ce que vous le retiriez ou vous déconnectiez.',
  safari:
    'Safari efface ce qui est gardé après sept jours sans visite, sauf si le site est sur l’écran d’accueil\u00a0: «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f».',
  weighing: 'Calcul de la taille…',
  weight: (bytes: number, room: number) =>
    `Environ ${formatBytes(bytes)} à télécharger, ${formatBytes(room)} sur cet appareil.`,
  progress: (done: number, total: number) => `${formatBytes(done)} sur ${formatBytes(total)}`,
  kept: (bytes: number, at: string) =>
    `Gardé le ${formatShortDate(at)}\u00a0: ${formatBytes(bytes)} sur cet appareil.`,
  /** Also shown in the viewer, where titles may be hidden, so it names none. */
  done: 'C’est gardé\u00a0: cela se lit maintenant sans réseau.',
  remove: 'Retirer de cet appareil',
  removeOf: (title: string) => `Retirer de cet appareil «\u202f${title}\u202f»`,
  taken: 'Ce n’est plus gardé sur cet appareil.',
  removed: (title: string) => `«\u202f${title}\u202f» n’est plus gardé hors ligne.`,
  refresh: 'Actualiser',
  refreshOf: (title: string) => `Actualiser «\u202f${title}\u202f»`,
  newer: 'Une version plus récente existe.',
  all: 'Tout ce qui est gardé',
  total: (bytes: number) => `En tout\u00a0: ${formatBytes(bytes)} sur cet appareil.`,
  kinds: {
    case: 'Cas et sa fiche',
    sheet: 'Fiche',
    questionnaire: 'Questionnaire et ses fiches',
    protocol: 'Protocole',
    booklet: 'Livret de protocoles',
    collection: 'Liste de cas',
    shared: 'Liste partagée',
    session: 'Séance d’entraînement, réponses scellées',
  },
  images: (count: number) => counted(count, 'image'),
  protocols: (count: number) => counted(count, 'protocole'),
  /** In a case being practised, beside the button that keeps only the case. */
  keepSession: 'Garder la séance hors ligne',
  /** Names no case, since titles may reveal the answers being practised. */
  sessionOf: (startedAt: string) => `Séance du ${formatDateAndTime(startedAt)}`,
  cases: (count: number) => counted(count, 'cas', 'cas'),
  sealedHint:
    'Réponses, fiches et titres sont scellés sur cet appareil jusqu’à ce que vous les demandiez. Vos notes partent dès que le réseau revient\u202f; une séance terminée se retire d’elle-même.',
  questionsLater: (cases: number) =>
    cases === 1
      ? 'Un cas de cette séance pose des questions\u00a0: sans réseau, une seule étape se répond, celle où vous en êtes. Elle part au retour du réseau\u202f; les points et les étapes suivantes demandent le réseau. Le cas lui-même se parcourt hors ligne.'
      : `${formatWhole(cases)} cas de cette séance posent des questions\u00a0: sans réseau, une seule étape de chacun se répond, celle où vous en êtes. Elle part au retour du réseau\u202f; les points et les étapes suivantes demandent le réseau. Les cas eux-mêmes se parcourent hors ligne.`,
  /** Of a case that asks questions. */
  caseQuestions:
    'Ses questions\u00a0: sans réseau, une seule étape se répond, celle où vous en êtes. Elle part au retour du réseau\u202f; les points et les étapes suivantes demandent le réseau.',
  /** Of a list of cases, some of which ask questions. */
  listQuestions: (cases: number) =>
    `${cases === 1 ? 'Un de ses cas pose' : `${formatWhole(cases)} de ses cas posent`} des questions\u00a0: sans réseau, une seule étape de chacun se répond, celle où vous en êtes. Elle part au retour du réseau\u202f; les points et les étapes suivantes demandent le réseau.`,
  laterImages:
    'Les images que les questions n’ont pas encore apportées ne sont pas gardées\u00a0: sans réseau, la réponse et la fiche le disent là où elles y mènent.',
  sessionAt: (position: number, cases: number) =>
    `Vous en êtes au cas ${formatWhole(position)} sur ${formatWhole(cases)}.`,
  sessionOver: 'Séance terminée\u00a0: son bilan vous attend dès que le réseau revient.',
  hiddenCase: (place: number) => `Cas n°\u00a0${formatWhole(place)}, titre masqué`,
  empty: 'Rien n’est gardé sur cet appareil',
  emptyHint:
    'Dans un cas, «\u202fListes\u202f» puis «\u202fGarder hors ligne\u202f»\u202f; sur une fiche, un questionnaire, un protocole ou une liste de cas, le bouton du même nom\u202f; pour une séance en cours, dans «\u202fS’entraîner\u202f».',
  nothingChosen: 'Vous n’avez pas encore choisi de contenu à garder.',
  visitorHint: 'Les listes que vous consultez s’y garderont d’elles-mêmes.',
  seen: 'Dernières listes consultées',
  needsScript: 'La liste de ce qui est gardé a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  loading: 'Chargement de ce qui est gardé…',
  notKept: 'Pas de réseau, et cette page n’est pas gardée sur cet appareil. Voici ce qui l’est.',
  unable:
    'Ce navigateur ne peut rien garder hors ligne ici\u00a0: il faut une adresse en https et un navigateur à jour, hors navigation privée.',
  failures: {
    room: 'Il n’y a pas assez de place sur cet appareil. Retirez ce que vous ne lisez plus, puis réessayez.',
    network: 'Le téléchargement s’est interrompu. Vérifiez votre connexion et réessayez.',
    gone: 'Ce contenu n’est plus accessible, ou votre session a pris fin. Rechargez la page.',
    seal: 'Ce navigateur ne peut pas sceller les réponses\u00a0: une séance ne s’y garde pas hors ligne. Il faut une adresse en https et un navigateur à jour, hors navigation privée.',
    over: 'Cette séance est terminée\u00a0: il n’y a plus rien à en garder.',
  },
};
