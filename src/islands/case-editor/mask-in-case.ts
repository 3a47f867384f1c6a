import { CallFailed } from '#lib/contract/client.ts';
import { maskingMessages as m } from '#lib/messages/masking.ts';
import { synchronise } from '#lib/stores/autosave/synchronise.ts';
import { type ImageToMask, maskStored } from '#lib/stores/mask-images.ts';
import { notify } from '#lib/stores/notices.ts';
import type { CaseEditor } from './editor.ts';

/**
 * Masks images of a case and goes on with what the server made of it: the images of every step that could be undone
 * are the masked ones. Resolves to whether all were masked; what went wrong is told.
 */
export async function maskInCase(
  editor: CaseEditor,
  images: readonly ImageToMask[],
  onDone: (count: number) => void,
): Promise<boolean> {
  await editor.attestation.flush();
  if (!(await synchronise(editor.autosave))) {
    notify('error', m.unsaved);
    return false;
  }
  let masked = 0;
  const told = (count: number) => {
    masked = count;
    onDone(count);
  };
  const { signal } = new AbortController();
  try {
    await maskStored('case', editor.id, images, { signal, onDone: told });
    notify('success', m.done(images.length));
  } catch (error) {
    const reason = error instanceof CallFailed && error.code !== 'no_answer' ? error.message : '';
    notify('error', reason || m.stopped(masked, images.length));
  }
  await editor.autosave.reread();
  await editor.attestation.reread();
  return masked === images.length;
}
