import { commonMessages } from '#lib/platform/common-texts.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

interface ConnectionNoticeProps {
  lost: boolean;
  onRetry(): void;
}

/** Message below the images that the connection is lost; images that have been loaded stay usable. */
export function ConnectionNotice({ lost, onRetry }: ConnectionNoticeProps) {
  return (
    <div className="connection-notice" role="status">
      {lost && (
        <p>
          <i className="i-lucide-wifi-off" aria-hidden="true" />
          <span>{m.connectionLost}</span>
          <button type="button" className="button" onClick={onRetry}>
            {commonMessages.retry}
          </button>
        </p>
      )}
    </div>
  );
}
