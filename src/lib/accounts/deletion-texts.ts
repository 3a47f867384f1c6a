import { agree, counted } from '#lib/platform/format-texts.ts';

interface Items {
  public: number;
  private: number;
}

const total = ({ public: open, private: closed }: Items) => open + closed;

/** « 3 contenus publics et 1 privé ». */
function items({ public: open, private: closed }: Items): string {
  const shown = counted(open, 'contenu public', 'contenus publics');
  const hidden = counted(closed, 'contenu privé', 'contenus privés');
  if (closed === 0) return shown;
  return open === 0 ? hidden : `${shown} et ${counted(closed, 'privé')}`;
}

/** Effects of an account's deletion on its items, before it is confirmed. */
export const accountDeletionMessages = {
  title: 'Ce que deviennent vos contenus',
  counting: 'Recherche de vos contenus…',
  uncounted:
    'Ce que deviennent vos contenus n’a pas pu être lu. Fermez et réessayez si vous voulez le savoir avant de confirmer.',
  nothing: 'Vous n’avez aucun contenu.',
  stay: (count: number) =>
    count < 2
      ? `${items({ public: count, private: 0 })} reste, sans votre nom. Seul l’administrateur du site pourra encore en masquer une image ou le retirer.`
      : `${items({ public: count, private: 0 })} restent, sans votre nom. Seul l’administrateur du site pourra encore en masquer une image ou les retirer.`,
  given: (name: string, those: Items) =>
    `${name} reçoit ${items(those)} que vous écrivez ensemble, avec ${agree(total(those), 'ses', 'leurs')} images et ${agree(total(those), 'ses', 'leurs')} versions.`,
  gone: (those: Items) => `${items(those)} ${agree(total(those), 'est effacé', 'sont effacés')}.`,
  lostToOthers: (count: number) =>
    `${counted(count, 'contenu', 'contenus')} que d’autres écrivent avec vous ${agree(count, 'disparaît', 'disparaissent')} pour eux aussi.`,
  copies: (count: number) =>
    `${counted(count, 'copie faite par quelqu’un d’autre', 'copies faites par d’autres')} ${agree(count, 'montre', 'montrent')} de vos images et ${agree(count, 'reste chez lui', 'restent chez eux')}. Pour y masquer des images, faites-le avant\u00a0: dans l’éditeur du contenu, ou en le supprimant seul.`,
} as const;
