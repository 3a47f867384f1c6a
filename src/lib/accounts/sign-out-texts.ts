import { counted } from '#lib/platform/format-texts.ts';

/** Questions before signing out when this device holds data that exists nowhere else. */
export const signOutMessages = {
  title: 'Se déconnecter de cet appareil',
  left: ({
    reports,
    drafts,
    attempts,
    sessions,
    steps,
  }: Record<'reports' | 'drafts' | 'attempts' | 'sessions' | 'steps', number>) => {
    const kept = [
      reports > 0 && counted(reports, 'compte rendu en cours', 'comptes rendus en cours'),
      attempts > 0 && counted(attempts, 'tentative non envoyée', 'tentatives non envoyées'),
      steps > 0 && counted(steps, 'étape de questions non comptée', 'étapes de questions non comptées'),
      sessions > 0 &&
        `ce qui n’est pas encore envoyé de ${counted(sessions, 'séance d’entraînement', 'séances d’entraînement')}`,
      drafts > 0 && `des modifications non enregistrées de ${counted(drafts, 'contenu')}`,
    ].filter((each) => each !== false);
    return `Ce navigateur garde, et nulle part ailleurs\u00a0: ${kept.join(', ').replace(/, (?=[^,]*$)/, ' et ')}.`;
  },
  hint: 'Personne d’autre ne les verra en se connectant ici, mais sur un poste partagé il vaut mieux les effacer.',
  keep: 'Garder et se déconnecter',
  erase: 'Effacer et se déconnecter',
};
