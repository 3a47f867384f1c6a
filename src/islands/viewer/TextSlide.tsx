import { viewerMessages as m } from '#lib/viewer/texts.ts';

/** Button for phones, where the texts cover the images: collapses the texts to show the images, and expands them. */
export function TextSlide({ isAway, onSlide }: { isAway: boolean; onSlide(): void }) {
  return (
    <button type="button" className="text-slide no-print needs-script" onClick={onSlide}>
      <i className={isAway ? 'i-lucide-chevron-up' : 'i-lucide-chevron-down'} aria-hidden="true" />
      {isAway ? m.showTexts : m.showImage}
    </button>
  );
}
