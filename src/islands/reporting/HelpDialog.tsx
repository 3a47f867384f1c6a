import { keyLine } from '#lib/platform/key-names-texts.ts';
import { formCommandLabels } from '#lib/questionnaires/form-keys-texts.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { KeysDialog } from '../form/KeysDialog.tsx';
import { FORM_COMMANDS, type FormCommand, type FormKey } from './form-keys.ts';

/** For a command with more keys than this, only the first and the last are shown. */
const NAMED = 3;

function keysOf({ keys }: FormCommand): string {
  const named = keys.filter(({ key }) => key !== undefined);
  const lines = named.map(({ key = '', shift = false, control = false, alt = false }: FormKey) =>
    keyLine([key], { shift, control, alt }),
  );
  return lines.length > NAMED ? m.keyRange(lines[0] ?? '', lines.at(-1) ?? '') : lines.join(m.or);
}

/** Help on the keys of the form. */
export function HelpDialog({ onClose }: { onClose(): void }) {
  const lines = FORM_COMMANDS.map((command) => ({
    keys: keysOf(command),
    text: formCommandLabels[command.id],
  }));
  return <KeysDialog title={m.helpTitle} intro={m.helpIntro} lines={lines} onClose={onClose} />;
}
