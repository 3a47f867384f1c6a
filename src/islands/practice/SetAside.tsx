import { useStore } from '@nanostores/react';
import { notify } from '#lib/platform/notices-store.ts';
import { ASIDE_FIELD } from '#lib/practice/path-rules.ts';
import { $setAside, setCaseAside } from '#lib/practice/set-aside-store.ts';
import { setAsideMessages as m } from '#lib/practice/set-aside-texts.ts';

/** « Ne plus proposer » for the case on screen, replaced by its undo button; without script the form is submitted. */
export function SetAside({ caseId }: { caseId: string }) {
  const isAside = useStore($setAside)[caseId] ?? false;
  const label = isAside ? m.again : m.setAside;
  return (
    <span className="set-aside">
      <span role="status">{isAside && m.done}</span>
      <button
        type="submit"
        name={ASIDE_FIELD}
        value="1"
        className="tool"
        aria-label={label}
        title={label}
        onClick={(event) => {
          event.preventDefault();
          setCaseAside(caseId, !isAside).catch(() => notify('error', m.failure));
        }}
      >
        <i className={isAside ? 'i-lucide-rotate-ccw' : 'i-lucide-ban'} aria-hidden="true" />
      </button>
    </span>
  );
}
