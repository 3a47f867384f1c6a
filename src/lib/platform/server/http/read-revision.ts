import { AppError } from '../../errors.ts';

/** The revision in the `If-Match` header of a save (`"7"`, RFC 9110 §13.1.1). @throws AppError `revision_required` */
export function readRevision({ headers }: Request): number {
  const [, revision] = /^"(\d{1,9})"$/.exec(headers.get('if-match')?.trim() ?? '') ?? [];
  if (revision === undefined) throw new AppError('revision_required');
  return Number(revision);
}
