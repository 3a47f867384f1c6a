/** What comes once a step is sent. */
interface Next {
  isLast: boolean;
  /** Each step is marked and explained by itself. */
  isExplained: boolean;
  /** Somebody is signed in to send it as. */
  isSignedIn: boolean;
}

/** Where what counts of a step is shown. */
interface CountedPlace {
  /** Number of the step; null where it is not shown. */
  position: number | null;
  /** Its attempt is not the one that is shown. */
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
  /** Before it is validated. */
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
  /** Why answers do not count, before those that do were sent. */
  validatedBefore:
    'Un autre onglet avait déjà validé cette étape avec d’autres réponses\u00a0: celles-ci ne sont pas envoyées.',
  putAway: 'Effacer ces réponses',
  /** On what is kept, in the list of it. */
  waits: 'Réponses en attente d’envoi.',
};
