import type { Autosave } from './autosave.ts';

/**
 * Saves everything and takes over what was saved elsewhere: nobody publishes or drops what they do not see. Resolves to
 * whether nothing is left to be saved.
 */
export async function synchronise(
  autosave: Pick<Autosave<object>, 'flush' | 'reread' | 'isUnsaved' | '$conflicts'>,
): Promise<boolean> {
  if (!(await autosave.flush())) return false;
  await autosave.reread();
  return !autosave.isUnsaved() && autosave.$conflicts.get().size === 0;
}
