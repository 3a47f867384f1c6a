import { counted, formatShortDate, formatWhole } from '#lib/platform/format-texts.ts';

/** Texts about cases that a person set aside. */
export const setAsideMessages = {
  title: 'Cas écartés',
  subtitle: (count: number) =>
    `${counted(count, 'cas que vous avez écarté', 'cas que vous avez écartés')} de l’entraînement. Vous pouvez toujours les ouvrir.`,
  none: 'Aucun\u00a0: tous les cas publics peuvent vous être proposés.',
  untitled: (number: number) => `Cas écarté ${formatWhole(number)}, réponse pas encore lue`,
  withdrawn: 'Cas retiré par son auteur',
  since: (iso: string) => `écarté le ${formatShortDate(iso)}`,
  again: 'Proposer de nouveau',
  againOf: (name: string) => `Proposer de nouveau\u00a0: ${name}`,
  back: 'Retour à l’entraînement',
  setAside: 'Ne plus proposer ce cas',
  done: 'Ce cas ne vous sera plus proposé.',
  failure: 'Le choix n’a pas pu être enregistré. Vérifiez la connexion, puis recommencez.',
  counted: (count: number) => counted(count, 'écarté'),
  all: 'Voir les cas écartés',
};
