import type { PartCompletion } from '#lib/items/kinds/kind.ts';
import { anchorViews, hasViews } from './view-links.ts';

/** A sheet's links to images name the image itself: those of a place alone mean the folders as they are now. */
export const completeSheet: PartCompletion<'case'> = {
  from: 'images',
  isNeeded: ({ sheet }) => !!sheet && hasViews(sheet, 'bare'),
  complete: ({ sheet }, { folders = [] }) => ({ sheet: sheet && anchorViews(sheet, folders) }),
};
