import { counted, formatWhole } from '#lib/platform/format-texts.ts';

interface Rehearsal {
  tables: number;
  rows: number;
  different: { table: string; backup: number; restored: number }[];
  files: number;
  badFiles: string[];
}

/** Messages for the administrator after a rehearsal (`npm run admin -- rehearse-restore`). */
export const rehearsalMessages = {
  compared: ({ tables, rows, files }: Rehearsal) =>
    `Sauvegarde rétablie à l’essai, comparée puis retirée\u00a0: ${counted(tables, 'table')}, ${counted(rows, 'ligne')}, ${counted(files, 'fichier')}.`,
  well: 'Tout y est\u00a0: autant de lignes dans chaque table, chaque fichier entier (SHA-256). Le site et la sauvegarde n’ont pas été touchés.',
  failed: ({ different, badFiles }: Rehearsal) =>
    [
      'Cette sauvegarde ne se rétablit pas entièrement. Faites-en une autre, et gardez celle-ci.',
      ...different.map(
        ({ table, backup, restored }) =>
          `  ${table}\u00a0: ${counted(restored, 'ligne rétablie', 'lignes rétablies')} sur ${formatWhole(backup)}`,
      ),
      ...badFiles.map((key) => `  fichier absent ou endommagé\u00a0: ${key}`),
    ].join('\n'),
};
