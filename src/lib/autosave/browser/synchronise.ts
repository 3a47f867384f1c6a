import type { Autosave } from './autosave.ts';

/**
 * Saves everything and takes over changes saved elsewhere, so that nobody publishes or discards changes they have not
 * seen. Resolves to whether everything is saved.
 */
export async function synchronise(
  autosave: Pick<Autosave<object>, 'flush' | 'reread' | 'isUnsaved' | '$conflicts'>,
): Promise<boolean> {
  if (!(await autosave.flush())) return false;
  await autosave.reread();
  return !autosave.isUnsaved() && autosave.$conflicts.get().size === 0;
}
