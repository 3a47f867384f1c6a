import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { Swept } from './swept.ts';

/**
 * Messages for the administrator about stored files: the result of a sweep, the content of the trash, items using a
 * file.
 */
export const fileMessages = {
  swept: ({ stored, discarded, recovered, erased, rows, uploads }: Swept) =>
    `Ménage\u00a0: ${[
      `${counted(discarded, 'fichier mis', 'fichiers mis')} à la corbeille sur ${formatWhole(stored)}`,
      `${counted(recovered, 'repris', 'repris')} de la corbeille`,
      `${counted(erased, 'effacé', 'effacés')} pour de bon`,
      counted(rows, 'image inutilisée oubliée', 'images inutilisées oubliées'),
      counted(uploads, 'envoi abandonné effacé', 'envois abandonnés effacés'),
    ].join(', ')}.`,
  sweepRefused: ({ refused, stored }: Swept) =>
    `Ménage refusé\u00a0: ${formatWhole(refused)} des ${formatWhole(stored)} fichiers stockés sont inconnus de la base de données, plus que SWEEP_SHARE ne le permet d’un coup. Aucun fichier n’a été touché.
Est-ce la bonne base, ou une sauvegarde trop ancienne\u202f? Si ces fichiers sont vraiment de trop\u00a0: npm run admin -- sweep-files --confirm`,
  trash: (count: number, days: number) =>
    `${counted(count, 'fichier', 'fichiers')} dans la corbeille, où chacun reste ${counted(days, 'jour')}. Ceux que la base de données connaît en reviennent d’eux-mêmes.`,
  notInTrash: (keys: string[]) => `Absent de la corbeille, rien n’a été repris\u00a0: ${keys.join(', ')}`,
  restored: (count: number) =>
    `${counted(count, 'fichier repris', 'fichiers repris')} de la corbeille. Ceux que la base de données ne connaît pas y retourneront au prochain ménage.`,
  acquaintance: ({ stored, named, shared }: { stored: number; named: number; shared: number }) =>
    `Le stockage contient ${counted(stored, 'fichier')}, la base de données en nomme ${formatWhole(named)}\u00a0: ${formatWhole(shared)} en commun.`,
  confirmAdoption:
    'Rien n’a été changé. Pour que cette base de données se serve de ce stockage, et qu’aucune autre ne puisse plus le faire\u00a0: npm run admin -- files-adopt --confirm',
  previewsSoFar: (made: number) => `${counted(made, 'aperçu fait', 'aperçus faits')}…`,
  previewsMade: (frames: number, made: number) =>
    `${counted(frames, 'coupe à 16 bits', 'coupes à 16 bits')}\u00a0: ${counted(made, 'aperçu fait', 'aperçus faits')}, les autres l’étaient déjà.`,
  adopted: 'Le stockage appartient maintenant à cette base de données.',
} as const;
