import { useStore } from '@nanostores/react';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { Dialog } from '../../form/Dialog.tsx';
import type { QuestionnaireEditor } from '../editor.ts';

/** Maximum number of losses listed; the others are counted. */
const SHOWN = 12;

/** Lists what an edit would also remove, and asks for confirmation. */
export function OrphanDialog({ editor }: { editor: QuestionnaireEditor }) {
  const asked = useStore(editor.$asked);
  if (!asked) return null;
  const { lost, confirm } = asked;
  const close = () => editor.$asked.set(null);
  const submit = async () => {
    confirm();
    return true;
  };
  return (
    <Dialog title={m.orphansTitle} submitLabel={m.orphansConfirm} onSubmit={submit} onClose={close}>
      <ul className="orphans">
        {lost.slice(0, SHOWN).map((orphan) => (
          <li key={`${orphan.kind}-${orphan.node}`}>{m.lossOf(orphan)}</li>
        ))}
        {lost.length > SHOWN && <li>{m.moreLosses(lost.length - SHOWN)}</li>}
      </ul>
      <p className="hint">{m.orphansHint}</p>
    </Dialog>
  );
}
