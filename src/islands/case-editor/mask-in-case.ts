import { synchronise } from '#lib/stores/autosave/synchronise.ts';
import type { MaskedItem } from '../image-review/mask-in-item.ts';
import type { CaseEditor } from './editor.ts';

/**
 * A case whose images are masked in its editor, which goes on with what the server made of it: the images of every step
 * that could be undone are the masked ones.
 */
export const maskedCase = ({ id, autosave, attestation }: CaseEditor): MaskedItem => ({
  kind: 'case',
  id,
  async save() {
    await attestation.flush();
    return synchronise(autosave);
  },
  async goOn() {
    await autosave.reread();
    await attestation.reread();
  },
});
