import { viewerMessages as m } from '#lib/viewer/texts.ts';

/** On a phone the texts lie over the film: slides them away to show the images that they are about, and back. */
export function TextSlide({ isAway, onSlide }: { isAway: boolean; onSlide(): void }) {
  return (
    <button type="button" className="text-slide no-print needs-script" onClick={onSlide}>
      <i className={isAway ? 'i-lucide-chevron-up' : 'i-lucide-chevron-down'} aria-hidden="true" />
      {isAway ? m.showTexts : m.showImage}
    </button>
  );
}
