import { useStore } from '@nanostores/react';
import { closeNotice } from '#lib/platform/client-texts.ts';
import type { GridView } from './grid-view.ts';
import './not-pasted.css';

/** Message about the parts of a paste that did not fit. */
export function NotPasted({ view }: { view: GridView }) {
  const text = useStore(view.$notPasted);
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="banner warning not-pasted">
          <span>{text}</span>
          <button
            type="button"
            aria-label={closeNotice}
            onClick={() => {
              view.$notPasted.set(undefined);
              view.show(view.selection().active);
            }}
          >
            <i className="i-lucide-x" aria-hidden="true" />
          </button>
        </p>
      )}
    </div>
  );
}
