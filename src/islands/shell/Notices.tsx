import { useStore } from '@nanostores/react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { closeNotice as closeLabel } from '#lib/platform/client-texts.ts';
import {
  $noticePlaces,
  $notices,
  addNoticePlace,
  closeNotice,
  type Notice,
} from '#lib/platform/notices-store.ts';
import { focusFirst } from '../form/focus-first.ts';
import './notices.css';

/** Where the focus came from: closing a message gives it back, or gives it to the next message. */
function useWayBack() {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const goBack = () =>
    requestAnimationFrame(() =>
      focusFirst([region.current?.querySelector<HTMLElement>('button'), before.current]),
    );
  return { region, onFocus, goBack };
}

/** A live region; one that is empty is named by its role only where nothing else is said. */
function Region({
  tone,
  isNamed,
  children,
}: {
  tone: Notice['tone'];
  isNamed: boolean;
  children: ReactNode;
}) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div {...(isNamed && { role })} aria-live={tone === 'error' ? 'assertive' : 'polite'} aria-atomic>
      {children}
    </div>
  );
}

/**
 * Live regions are in the page from the start: a region added with its text is often not announced. Notices are shown
 * in the topmost place only: a dialog has its own.
 */
export function Notices({ inDialog = false }: { inDialog?: boolean }) {
  const notices = useStore($notices);
  const [place] = useState(() => Symbol('notices'));
  useEffect(() => addNoticePlace(place), [place]);
  const isOnTop = useStore($noticePlaces).at(-1) === place;
  const shown = isOnTop ? notices : [];
  const { region, onFocus, goBack } = useWayBack();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns where the focus of its buttons came from
    <div className="notices" ref={region} onFocus={onFocus}>
      {(['success', 'error'] as const).map((tone) => (
        <Region key={tone} tone={tone} isNamed={!inDialog || shown.some((notice) => notice.tone === tone)}>
          {shown
            .filter((notice) => notice.tone === tone)
            .map((notice) => (
              <p key={notice.id} className={`banner ${tone} notice`}>
                <span>{notice.text}</span>
                <button
                  type="button"
                  aria-label={closeLabel}
                  onClick={() => {
                    closeNotice(notice.id);
                    goBack();
                  }}
                >
                  <i className="i-lucide-x" aria-hidden="true" />
                </button>
              </p>
            ))}
        </Region>
      ))}
    </div>
  );
}
