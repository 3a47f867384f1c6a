import type { RefObject } from 'react';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { UndoButtons } from '../editing/UndoButtons.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { useIsLive } from '../form/use-is-live.ts';
import { FindField } from './FindField.tsx';
import type { FormHand } from './form-keys.ts';
import { Progress } from './Progress.tsx';
import { useReporting } from './reporting-context.ts';

interface FormToolsProps {
  hand: FormHand;
  search: RefObject<HTMLInputElement | null>;
}

/** Buttons for mouse and touch; each of them also has a key. */
export function FormTools({ hand, search }: FormToolsProps) {
  const { session, announce } = useReporting();
  // Before the script is there a press would be lost without a word.
  const isLive = useIsLive();
  return (
    <div className="form-tools needs-script">
      <button
        type="button"
        className="button primary"
        disabled={!isLive}
        onClick={() => hand.takeNormal('all')}
      >
        <i className="i-lucide-check-check" aria-hidden="true" />
        {m.allNormal}
      </button>
      <FindField field={search} onFound={hand.takeFound} />
      <UndoButtons undo={session} announce={announce} />
      <IconButton icon="i-lucide-keyboard" label={m.help} onPress={hand.help} />
      <Progress />
    </div>
  );
}
