import { itemHeadMessages } from '#lib/items/head-texts.ts';

/** How long printing waits for images that fail to load (ms). */
const PATIENCE = 10_000;

/** Prints once the images of the printed page are loaded. */
async function print(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('.printed-images img, .finding-image img')];
  const come = images.map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.race([Promise.allSettled(come), new Promise((given) => setTimeout(given, PATIENCE))]);
  window.print();
}

/** Button that prints, like the browser's own command. */
export function PrintButton() {
  return (
    <button type="button" className="button print-case" onClick={() => void print()}>
      <i className="i-lucide-printer" aria-hidden="true" />
      {itemHeadMessages.print}
    </button>
  );
}
