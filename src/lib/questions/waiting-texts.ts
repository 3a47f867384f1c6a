/** What happens once a step is sent. */
interface Next {
  isLast: boolean;
  /** Whether each step is marked and explained separately. */
  isExplained: boolean;
  /** Whether somebody is signed in, as whom the step will be sent. */
  isSignedIn: boolean;
}

/** Where the answers that count for a step are shown. */
interface CountedPlace {
  /** Number of the step; null where it is not shown. */
  position: number | null;
  /** Whether the step's attempt is no longer the current one. */
  isOver: boolean;
}

const coming = ({ isLast, isExplained }: Next) => {
  if (isLast) return 'Les points et les explications viennent alors.';
  return isExplained
    ? 'Les points, les explications et l’étape suivante viennent alors.'
    : 'L’étape suivante vient alors, les points après la dernière.';
};

/** Steps of questions that are validated without network. */
export const waitingMessages = {
  waiting: 'En attente d’envoi.',
  waitingHint: (next: Next) =>
    `L’étape est validée et gardée sur cet appareil\u00a0: elle part ${next.isSignedIn ? 'dès que le réseau revient' : 'à votre prochaine connexion'}. ${coming(next)}`,
  /** Shown before the step is validated. */
  offlineHint: (next: Next) =>
    `Sans réseau, ${next.isLast ? 'l’étape' : 'seule cette étape'} se répond\u00a0: validée, elle est gardée sur cet appareil et part ${next.isSignedIn ? 'au retour du réseau' : 'à votre prochaine connexion'}. ${coming(next)}`,
  againNeedsNetwork: 'Recommencer demande le réseau. Vérifiez votre connexion, puis réessayez.',
  saidWaiting: 'Étape gardée sur cet appareil, en attente d’envoi.',
  sent: 'L’étape validée sans réseau est envoyée.',
  refused: (code: string, message: string) => {
    if (code === 'not_found')
      return 'Une étape validée sans réseau n’a pas été comptée\u00a0: le cas ou ses questions ne sont plus accessibles. Vos réponses restent lisibles dans «\u202fGardé hors ligne\u202f».';
    return code === 'step_validated' || code === 'questions_changed'
      ? 'Une étape validée sans réseau n’a pas été comptée\u00a0: les questions du cas disent pourquoi.'
      : `Une étape validée sans réseau n’a pas été comptée\u00a0: ${message}`;
  },
  refusedTitle: 'Réponses données sans réseau, non comptées',
  /** @param place of the step whose answers count, where it is shown, and whether its attempt is over */
  refusedWhy: (code: string, message: string, { position, isOver }: CountedPlace) => {
    if (code === 'questions_changed')
      return 'Le cas ne pose plus cette étape telle que vous l’aviez gardée\u00a0: répondez à ce qu’il demande maintenant. Vos réponses d’alors\u00a0:';
    if (code === 'not_found')
      return 'Le cas ou ses questions n’étaient plus accessibles quand cette étape a été envoyée. Vos réponses\u00a0:';
    if (code !== 'step_validated') return `${message} Vos réponses\u00a0:`;
    if (isOver) return 'Cet essai n’est plus en cours. Vos réponses d’alors\u00a0:';
    if (position === null)
      return 'Cette étape n’attendait plus de réponses. Celles que vous aviez données\u00a0:';
    return `Cette étape était déjà validée avec d’autres réponses, depuis un autre appareil ou un autre onglet\u00a0: ce sont elles qui comptent, montrées à l’étape ${position}. Celles-ci ne comptent pas\u00a0:`;
  },
  /** Why answers do not count, while those that count are not sent yet. */
  validatedBefore:
    'Un autre onglet avait déjà validé cette étape avec d’autres réponses\u00a0: celles-ci ne sont pas envoyées.',
  putAway: 'Effacer ces réponses',
  /** Shown on a case in the list of what is kept offline. */
  waits: 'Réponses en attente d’envoi.',
};
