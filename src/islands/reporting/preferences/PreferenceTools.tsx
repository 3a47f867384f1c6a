import { useStore } from '@nanostores/react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import type { PreferenceKeeper } from '#lib/questionnaires/browser/preference-keeper.ts';
import { preferenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';

/** Whether all changes are saved, and if not, why. */
function Keeping({ keeper }: { keeper: PreferenceKeeper }) {
  const state = useStore(keeper.$keeping);
  const failure = useStore(keeper.$failure);
  const isQuiet = state === 'kept' || state === 'keeping';
  return (
    <div role="status" className={isQuiet ? 'quiet' : 'banner error'} data-keeping={state}>
      {state === 'unkept' && failure} {m.keeping[state]}
      {state === 'unkept' && (
        <button type="button" className="link-button" onClick={keeper.keep}>
          {commonMessages.retry}
        </button>
      )}
    </div>
  );
}

interface PreferenceToolsProps {
  keeper: PreferenceKeeper;
  isEmpty: boolean;
  step(what: 'undo' | 'redo'): void;
  clear(): void;
}

/** Buttons that undo or redo a change, or remove all preferences. */
export function PreferenceTools({ keeper, isEmpty, step, clear }: PreferenceToolsProps) {
  const can = useStore(keeper.$can);
  // Not `disabled`: the button just pressed would lose the focus with the last step.
  const button = (label: string, icon: string, isIdle: boolean, press: () => void) => (
    <button
      type="button"
      className="button"
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) press();
      }}
    >
      <i className={icon} aria-hidden="true" />
      {label}
    </button>
  );
  return (
    <div className="preference-tools">
      {button(m.undo, 'i-lucide-undo-2', !can.undo, () => step('undo'))}
      {button(m.redo, 'i-lucide-redo-2', !can.redo, () => step('redo'))}
      {button(m.clear, 'i-lucide-eraser', isEmpty, clear)}
      <Keeping keeper={keeper} />
    </div>
  );
}
