import type { Registration } from './registration.ts';
import type { Wall } from './wall.ts';

const THIS: Record<Wall['opens'], string> = {
  case: 'ce cas',
  sheet: 'cette fiche',
  questionnaire: 'ce questionnaire',
  fiche: 'cette fiche',
  protocol: 'ce protocole',
};

/** Above the sign-in form of a visitor who opened an item that needs an account. */
export const wallMessages = {
  sentence: (opens: Wall['opens'], registration: Registration) =>
    registration !== 'open'
      ? `Connectez-vous pour ouvrir ${THIS[opens]}`
      : `Un compte gratuit suffit pour ouvrir ${THIS[opens]}`,
};
