import type { PartCompletion } from '#lib/items/kinds/kind.ts';
import { anchorViews, hasViews } from './view-links.ts';

/** Completes a sheet's links to images with the file itself, since a position alone refers to the current folders. */
export const completeSheet: PartCompletion<'case'> = {
  from: 'images',
  isNeeded: ({ sheet }) => !!sheet && hasViews(sheet, 'bare'),
  complete: ({ sheet }, { folders = [] }) => ({ sheet: sheet && anchorViews(sheet, folders) }),
};
