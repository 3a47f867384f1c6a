import { field, LONG_TEXT } from './field.ts';

/** What every kind of row has. */
export const NAME = { required: true, width: 12 } as const;
export const COMMENT = field('comment', 'Remarque', 'Remarque', LONG_TEXT, {
  aliases: ['commentaire', 'observation', 'note', 'comment'],
});
