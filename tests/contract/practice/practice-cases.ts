import type { Actor } from '#lib/accounts/actor.ts';
import type { Visibility } from '#lib/items/item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import type { Attempt } from '#lib/practice/schemas.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { bodies } from '../../api/bodies.ts';
import type { TestContext } from '../engines.ts';
import { attestAll, storeFiles, withImage } from '../illustrated-case.ts';

interface Wanted {
  tags?: string[];
  difficulty?: number;
  visibility?: Visibility;
}

/** A case that may be practised. */
export async function practisable(
  context: TestContext,
  author: Actor,
  { tags = [], difficulty = 3, visibility = 'public' }: Wanted = {},
): Promise<string> {
  await storeFiles(context);
  const body = withImage({ ...(bodies.case as object), difficulty });
  const draft = { kind: 'case' as const, title: 'Fracture du scaphoïde', tags, body };
  const { id } = await createItem(context, author.id, draft);
  await attestAll(context, author, 'case', id);
  if (visibility !== 'draft') await editItem(context, author, 'case', id, { visibility, revision: 1 });
  return id;
}

/** An attempt as a device sends it now. */
export function attemptAt(context: TestContext, caseId: string, more: Partial<Attempt> = {}): Attempt {
  return { id: crypto.randomUUID(), caseId, at: new Date(context.now()).toISOString(), ...more };
}

/** Grades a case; returns the attempt. */
export async function gradeCase(
  context: TestContext,
  actor: Actor,
  caseId: string,
  grade: 1 | 2 | 3 | 4,
): Promise<Attempt> {
  const attempt = attemptAt(context, caseId, { grade });
  await recordAttempts(context, actor, [attempt]);
  return attempt;
}
