import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { MaskableItem } from '../image-review/mask-in-item.ts';
import { withSheet } from './beside.ts';
import type { CaseEditor } from './editor.ts';

/**
 * A case whose images are masked in its editor, which continues with the server's result: the images of every step
 * that could be undone are the masked ones.
 */
export const maskableCase = ({ id, autosave, beside, attestation }: CaseEditor): MaskableItem => ({
  kind: 'case',
  id,
  async save() {
    await attestation.flush();
    return synchronise(withSheet(autosave, beside));
  },
  async goOn() {
    await withSheet(autosave, beside).reread();
    await attestation.reread();
  },
});
