import type { ItemKind } from '#lib/domain/item.ts';
import { listMessages } from './list.ts';
import { listHeads } from './list-heads.ts';

export type ListView = 'public' | 'mine' | 'manage';

/** Title and subtitle of a list's page. */
export function listHeading(
  kind: ItemKind,
  view: ListView,
  total: number | null,
): { title: string; subtitle: string } {
  const text = listHeads[kind];
  if (view === 'public')
    return { title: listMessages[kind].publicTitle, subtitle: text.publicSubtitle(total) };
  if (view === 'manage' && text.manageTitle) {
    return { title: text.manageTitle, subtitle: text.manageSubtitle ?? text.mineSubtitle };
  }
  return { title: text.mineTitle, subtitle: text.mineSubtitle };
}
