import type { RichText } from '#lib/domain/rich-text.ts';

/** What is typed of a sheet and not saved yet is kept in its tab, where there is a store for it. */
export type SheetStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const keyOf = (caseId: string) => `sheet-draft:${caseId}`;

/** What was left unsaved in this tab, or null. */
export function keptSheet(caseId: string, storage: SheetStorage): RichText | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(keyOf(caseId)) ?? 'null');
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets it. */
export function forgetSheet(caseId: string, storage: SheetStorage): void {
  storage?.removeItem(keyOf(caseId));
}

/** Keeps what is typed. A full store only loses the second net. */
export function keepSheet(caseId: string, content: RichText, storage: SheetStorage): void {
  try {
    storage?.setItem(keyOf(caseId), JSON.stringify(content));
  } catch {
    // The page itself still holds it.
  }
}
