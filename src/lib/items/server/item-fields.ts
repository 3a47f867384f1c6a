import { AppError } from '#lib/platform/errors.ts';
import { fold } from '#lib/platform/fold.ts';
import { TAG_MAX, TAGS_MAX, TITLE_MAX } from '../item.ts';
import { isVisible, turnsDirection } from '../readable-title.ts';

/** A title in its stored form. @throws AppError `title_required`, `title_unreadable`, `title_too_long` */
export function checkedTitle(typed: string): string {
  const title = typed.trim();
  if (!isVisible(title)) throw new AppError('title_required');
  if (turnsDirection(title)) throw new AppError('title_unreadable');
  if (title.length > TITLE_MAX) throw new AppError('title_too_long');
  return title;
}

/**
 * Tags in their stored form: trimmed, and without those that differ from an earlier one only by case or accents.
 * @throws AppError `tag_invalid`, `too_many_tags`
 */
export function checkedTags(typed: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const tag of typed.map((each) => each.trim())) {
    if (tag === '' || tag.length > TAG_MAX) throw new AppError('tag_invalid');
    if (!byFold.has(fold(tag))) byFold.set(fold(tag), tag);
  }
  if (byFold.size > TAGS_MAX) throw new AppError('too_many_tags');
  return [...byFold.values()];
}
