import type { Autosave } from './autosave.ts';

/**
 * Saves everything and takes over what was saved elsewhere: nobody publishes or drops what they do not see. Resolves to
 * whether nothing is left to be saved.
 */
export async function synchronise(
  autosave: Pick<Autosave<object>, 'flush' | 'reread' | '$conflicts'>,
): Promise<boolean> {
  if (!(await autosave.flush())) return false;
  await autosave.reread();
  // What was put together with what was saved elsewhere is saved, too.
  return (await autosave.flush()) && autosave.$conflicts.get().size === 0;
}
