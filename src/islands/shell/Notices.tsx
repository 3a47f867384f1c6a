import { useStore } from '@nanostores/react';
import { closeNotice as closeLabel } from '#lib/messages/client.ts';
import { $notices, closeNotice } from '#lib/stores/notices.ts';
import './notices.css';

/** Live regions are in the page from the start: a region added with its text is often not announced. */
export function Notices() {
  const notices = useStore($notices);
  return (
    <div className="notices">
      {(['success', 'error'] as const).map((tone) => (
        <div key={tone} role={tone === 'error' ? 'alert' : 'status'}>
          {notices
            .filter((notice) => notice.tone === tone)
            .map((notice) => (
              <p key={notice.id} className={`banner ${tone} notice`}>
                <span>{notice.text}</span>
                <button type="button" aria-label={closeLabel} onClick={() => closeNotice(notice.id)}>
                  <i className="i-lucide-x" aria-hidden="true" />
                </button>
              </p>
            ))}
        </div>
      ))}
    </div>
  );
}
