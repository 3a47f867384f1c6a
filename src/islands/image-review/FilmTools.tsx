import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { type FilmZoom, ZOOM_MAX } from './use-film-zoom.ts';

/** The zoom level in words, and buttons to change it. */
export function FilmTools({ zoom, larger, smaller, whole }: FilmZoom) {
  return (
    <fieldset className="film-tools" aria-label={m.zoom} title={m.zoomKeys}>
      <button
        type="button"
        className="button small"
        aria-label={m.smaller}
        disabled={zoom <= 1}
        onClick={smaller}
      >
        <i className="i-lucide-zoom-out" aria-hidden="true" />
      </button>
      <button type="button" className="button small tabular" aria-label={m.whole(zoom)} onClick={whole}>
        {m.zoomOf(zoom)}
      </button>
      <button
        type="button"
        className="button small"
        aria-label={m.larger}
        disabled={zoom >= ZOOM_MAX}
        onClick={larger}
      >
        <i className="i-lucide-zoom-in" aria-hidden="true" />
      </button>
    </fieldset>
  );
}
