import { commonMessages } from '#lib/messages/common.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';

interface LineNoticeProps {
  lost: boolean;
  onRetry(): void;
}

/** Says that the line has given way, below the images; what has come stays usable. */
export function LineNotice({ lost, onRetry }: LineNoticeProps) {
  return (
    <div className="line-notice" role="status">
      {lost && (
        <p>
          <i className="i-lucide-wifi-off" aria-hidden="true" />
          <span>{m.lineLost}</span>
          <button type="button" className="button" onClick={onRetry}>
            {commonMessages.retry}
          </button>
        </p>
      )}
    </div>
  );
}
