import { counted } from './format-texts.ts';

interface Counts {
  stored: number;
  named: number;
  shared: number;
}

const NOTHING_CHANGED = 'Le serveur ne démarre pas, et aucun fichier n’a été touché.';

/** Possible remedies, which do not depend on the cause. */
const REMEDIES = `Vérifiez d’abord DATA_DIR, DATABASE_URL et FILES_URL\u00a0: l’un d’eux désigne sans doute autre chose que d’habitude.
Si la base a été perdue ou remplacée, rétablissez une sauvegarde\u00a0: npm run admin -- restore <dossier>
Si cette base doit désormais se servir de ce stockage, dites-le\u00a0: npm run admin -- files-adopt`;

/** Messages for the administrator when the database and the file store do not belong to the same installation. */
export const installationMessages = {
  mismatch: (database: string, files: string) =>
    `La base de données (${database}) et le stockage des fichiers (${files}) appartiennent à deux installations différentes de Négatoscope. ${NOTHING_CHANGED}
${REMEDIES}`,
  strangers: (database: string, files: string, { stored, named, shared }: Counts) =>
    `Le stockage des fichiers (${files}) contient ${counted(stored, 'fichier')}, dont ${counted(shared, 'connu', 'connus')} de la base de données (${database}), qui en nomme ${counted(named, 'fichier')}\u00a0: ils n’ont pas l’air d’aller ensemble. ${NOTHING_CHANGED}
${REMEDIES}`,
  noFiles: (database: string, files: string, { named }: Counts) =>
    `La base de données (${database}) nomme ${counted(named, 'fichier')}, mais le stockage (${files}) est vide. ${NOTHING_CHANGED}
Le disque ou le partage est-il monté\u202f? Pour changer de stockage, copiez-y d’abord les fichiers\u00a0: npm run admin -- files-move
${REMEDIES}`,
  unmarkable: (files: string, reason: string) =>
    `La marque «\u202finstallation\u202f» du stockage des fichiers (${files}) ne peut pas être lue ou écrite\u00a0: ${reason}. Vérifiez les droits et la place qui reste.`,
} as const;
