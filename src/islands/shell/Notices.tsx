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

/** Returns the focus when a notice is closed: to the next notice, else to where it came from. */
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

/** A live region; inside a dialog it has its ARIA role only while it contains a notice. */
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
 * Live regions are rendered from the start: a region inserted together with its text is often not announced. Notices
 * are shown in the topmost place only: an open dialog has its own.
 */
export function Notices({ inDialog = false }: { inDialog?: boolean }) {
  const notices = useStore($notices);
  const [place] = useState(() => Symbol('notices'));
  useEffect(() => addNoticePlace(place), [place]);
  const isOnTop = useStore($noticePlaces).at(-1) === place;
  const shown = isOnTop ? notices : [];
  const { region, onFocus, goBack } = useWayBack();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only records where the focus came from
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
