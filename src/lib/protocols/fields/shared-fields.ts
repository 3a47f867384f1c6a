import { field, LONG_TEXT } from './field.ts';

/** Fields shared by all kinds of rows. */
export const NAME = { required: true, width: 12 } as const;
export const COMMENT = field('comment', 'Remarque', 'Remarque', LONG_TEXT, {
  aliases: ['commentaire', 'observation', 'note', 'comment'],
});
