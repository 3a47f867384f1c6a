import { saveFile } from '#lib/platform/browser/save-file.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { copyMessages as m } from '#lib/viewer/copy/texts.ts';
import { viewImage } from '#lib/viewer/copy/view-image.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import type { PanelState } from '#lib/viewer/state.ts';

/** Copies an image to the clipboard; false if the browser does not allow it. */
async function toClipboard(image: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
    return true;
  } catch {
    return false;
  }
}

/** Whether a panel still shows the same slice. */
const isOn = (now: PanelState | undefined, before: PanelState | undefined) =>
  now?.id === before?.id && now?.stack === before?.stack && now?.index === before?.index;

/**
 * Copies the image of a panel to the clipboard, or saves it as a file if that is not allowed, and announces which.
 * @param pressed the slice at the time of the request: no other slice must be copied
 */
export async function copyImage(
  engine: Engine,
  panel: number,
  credits: string,
  pressed: PanelState | undefined,
): Promise<void> {
  if (!isOn(engine.snapshot().state.panels[panel], pressed)) return notify('error', m.gone);
  const drawing = viewImage(engine, panel, credits);
  const whole = drawing.then((image) => image ?? Promise.reject(new Error('no image')));
  // Requested before the image is drawn: Safari allows it only within the press event.
  const isCopied = await toClipboard(whole);
  try {
    const image = await drawing;
    if (!image) notify('error', m.notThere);
    else if (isCopied) notify('success', m.copied);
    else {
      saveFile(m.file, image);
      notify('success', m.saved(m.file));
    }
  } catch {
    notify('error', m.failure);
  }
}
